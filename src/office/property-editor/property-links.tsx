import { Link } from '#interface/link.tsx';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

const screens = [
  { to: 'photos', text: 'PHOTOS' },
  { to: 'documents', text: 'DOCUMENTS' },
  { to: 'open-days', text: 'OPEN_DAYS' },
  { to: 'price', text: 'PROPERTIES_PRICE' },
  { to: 'owner', text: 'OWNERS' },
  { to: 'figures', text: 'FIGURES' },
  { to: 'history', text: 'HISTORY' },
] as const satisfies { to: string; text: OfficePageTextKey }[];

/** What belongs to a property, each on a screen of its own: below the index, on narrow screens a row that is swiped. */
export function PropertyLinks({ id, mayPublish }: { id: number; mayPublish: boolean }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('EDITOR_BELONGS')} className="parts-nav editor-links">
      {screens
        .filter(({ to }) => to !== 'price' || mayPublish)
        .map(({ to, text }) => (
          <Link key={to} to={`/office/properties/${id}/${to}/`}>
            {t(text)}
          </Link>
        ))}
    </nav>
  );
}
