import { ListLinks } from './list-links.tsx';
import type { SavedHomes } from './saved-homes.server.ts';

/** What to do where there are no homes. */
export function EmptyList({
  homes: { ids, lists, words },
  words: { empty, hint },
}: {
  homes: Pick<SavedHomes, 'ids' | 'lists'> & { words: Pick<SavedHomes['words'], 'notFound' | 'needsScript'> };
  words: { empty: string; hint: string };
}) {
  return (
    <>
      <p className="d4">{ids.length > 0 ? words.notFound : empty}</p>
      <p className="mt-3 max-w-[34em] text-ink-2">{hint}</p>
      <p className="mt-3 max-w-[34em] text-ink-2 hidden noscript:block">{words.needsScript}</p>
      <ListLinks lists={lists} />
    </>
  );
}
