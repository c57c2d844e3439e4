import type { ShownPicture } from './picture.tsx';

/** The picture of the first card that has one: what a list shows when somebody shares it. */
export function firstPicture(cards: readonly { picture: ShownPicture | null }[]): ShownPicture | undefined {
  return cards.find(({ picture }) => picture)?.picture ?? undefined;
}
