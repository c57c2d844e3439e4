import { Icon } from '#app/interface/icon.tsx';
import { Link } from '#app/interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Chip = { label: string; href: string };

/** Each filter is a link to the list without it. */
export function ChosenFilters({ chips, clear }: { chips: Chip[]; clear: string }) {
  const t = useTexts();
  if (chips.length === 0) return null;
  return (
    <ul
      id="chips"
      className="relative flex gap-2.5 overflow-x-auto py-1 max-tablet:-mx-5 max-tablet:px-5 desktop:flex-wrap"
      aria-label={t('CHOSEN_FILTERS')}
    >
      {chips.map(({ label, href }) => (
        <li key={href} className="shrink-0">
          <Link
            to={href}
            preventScrollReset
            className="small flex h-9 items-center gap-2 rounded-operate bg-tint px-3 font-medium hover:bg-tint-2"
          >
            <span className="sr-only">{t('REMOVE_FILTER', { filter: '' })}</span>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
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
