import { fillIn } from './fill-in.ts';
import type { SavedHomes } from './saved-homes.server.ts';

/** Takes a home from one's own list. */
export function RemoveHome({
  home: { id, title },
  words,
  remove,
}: {
  home: { id: number; title: string };
  words: SavedHomes['words'];
  remove: (id: number) => void;
}) {
  return (
    <button
      type="button"
      aria-label={fillIn(words.removeNamed, { title })}
      onClick={() => remove(id)}
      className="small min-h-11 font-medium text-ink-3 underline-offset-4 hover:text-ink hover:underline"
    >
      {words.remove}
    </button>
  );
}
