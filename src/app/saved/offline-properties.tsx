import { RemoveProperty } from './remove-property.tsx';
import type { OfflineProperty, SavedProperties } from './saved-properties.server.ts';

/**
 * Saved properties that have been withdrawn since, with their type and place only. `unknown`: how many ids are of no
 * property.
 */
export function OfflineProperties({
  offline,
  unknown,
  words,
  remove,
}: {
  offline: OfflineProperty[];
  unknown: string | null;
  words: SavedProperties['words'];
  remove: ((id: number) => void) | undefined;
}) {
  if (offline.length === 0 && !unknown) return null;
  return (
    <ul className="mt-11 max-w-[44em] border-t border-line">
      {offline.map(({ id, title }) => (
        <li key={id} className="flex min-h-14 items-center justify-between gap-6 border-b border-line py-1">
          <p>
            <span className="font-semibold">{title}</span>{' '}
            <span className="whitespace-nowrap text-ink-3">{words.offline}</span>
          </p>
          {remove && <RemoveProperty property={{ id, title }} words={words} remove={remove} />}
        </li>
      ))}
      {unknown && <li className="py-4 text-ink-3">{unknown}</li>}
    </ul>
  );
}
