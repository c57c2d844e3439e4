import { fillIn } from './fill-in.ts';
import type { SavedProperties } from './saved-properties.server.ts';

export function RemoveProperty({
  property: { id, title },
  words,
  remove,
}: {
  property: { id: number; title: string };
  words: SavedProperties['words'];
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
