import { Link } from '#interface/link.tsx';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { loadEditor } from './load-editor.server.ts';

type Belongings = Awaited<ReturnType<typeof loadEditor>>['belongings'];

const screens = [
  { to: 'photos', text: 'PHOTOS', count: 'photos' },
  { to: 'documents', text: 'DOCUMENTS', count: 'documents' },
  { to: 'open-days', text: 'OPEN_DAYS' },
  { to: 'price', text: 'PROPERTIES_PRICE' },
  { to: 'owner', text: 'OWNERS', count: 'owners' },
  { to: 'figures', text: 'FIGURES' },
  { to: 'history', text: 'HISTORY' },
] as const satisfies { to: string; text: OfficePageTextKey; count?: keyof Belongings }[];

/** What belongs to a property, each on a screen of its own: below the index, on narrow screens a row that is swiped. */
export function PropertyLinks({
  id,
  belongings,
  mayPublish,
}: {
  id: number;
  belongings: Belongings;
  mayPublish: boolean;
}) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('EDITOR_BELONGS')} className="parts-nav editor-links">
      {screens
        .filter(({ to }) => to !== 'price' || mayPublish)
        .map(({ to, text, ...counted }) => (
          <Link key={to} to={`/office/properties/${id}/${to}/`}>
            {t(text)}
            {'count' in counted && belongings[counted.count] > 0 && (
              <span className="ml-2 font-normal text-ink-3">{belongings[counted.count]}</span>
            )}
          </Link>
        ))}
    </nav>
  );
}
