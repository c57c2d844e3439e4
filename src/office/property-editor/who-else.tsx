import type { Presence } from '#office/property-presence/route.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Who else has this property open, for screen readers too. It stands in the page before it has any text. */
export function WhoElse({ others }: { others: Presence['others'] }) {
  const t = useOfficeTexts();
  return (
    <div role="status" className="who-else">
      {others.length > 0 && <span className="sr-only">{t('EDITOR_OTHERS')}</span>}
      {others.map(({ name, initials }) => (
        <span key={name} className="flex items-center gap-2">
          <span className="monogram" aria-hidden="true">
            {initials}
          </span>
          {name}
        </span>
      ))}
    </div>
  );
}
