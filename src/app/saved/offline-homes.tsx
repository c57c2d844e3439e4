import { RemoveHome } from './remove-home.tsx';
import type { OfflineHome, SavedHomes } from './saved-homes.server.ts';

/** Homes that were saved and then withdrawn: what they were, and nothing more. `unknown`: how many nobody knows of. */
export function OfflineHomes({
  offline,
  unknown,
  words,
  remove,
}: {
  offline: OfflineHome[];
  unknown: string | null;
  words: SavedHomes['words'];
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
          {remove && <RemoveHome home={{ id, title }} words={words} remove={remove} />}
        </li>
      ))}
      {unknown && <li className="py-4 text-ink-3">{unknown}</li>}
    </ul>
  );
}
