import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Chip = { label: string; href: string };

/** Each filter is a link to the list without it. */
export function ChosenFilters({ chips, clear }: { chips: Chip[]; clear: string }) {
  const t = useTexts();
  if (chips.length === 0) return null;
  return (
    <ul id="chips" className="chips" aria-label={t('CHOSEN_FILTERS')}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <Link to={href} preventScrollReset className="chip">
            <span className="sr-only">{t('REMOVE_FILTER', { filter: '' })}</span>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clear}
          preventScrollReset
          className="small flex h-9 items-center px-2 font-medium underline underline-offset-4"
        >
          {t('CLEAR_ALL')}
        </Link>
      </li>
    </ul>
  );
}
