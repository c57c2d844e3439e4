import { ListLinks } from './list-links.tsx';
import type { SavedProperties } from './saved-properties.server.ts';

export function EmptyList({
  properties: { ids, lists, words },
  words: { empty, hint },
}: {
  properties: Pick<SavedProperties, 'ids' | 'lists'> & {
    words: Pick<SavedProperties['words'], 'notFound' | 'needsScript'>;
  };
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
