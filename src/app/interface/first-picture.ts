import type { ShownPicture } from './picture.tsx';

/** Of the first of them that has one: what a list shows when somebody shares it. */
export function firstPicture(cards: readonly { picture: ShownPicture | null }[]): ShownPicture | undefined {
  return cards.find(({ picture }) => picture)?.picture ?? undefined;
}
