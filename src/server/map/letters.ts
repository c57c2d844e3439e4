// Named here, since the office is checked without the declarations of other rooms.
/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit';
import { faces, type Face as PrintedFace } from '#app/print/faces.server.ts';
import type { DrawnName } from '#domain/map/surroundings.ts';

export type Face = DrawnName['face'];

// The interactive map has the same ones.
const printed = { display: 'display', strong: 'bold', medium: 'medium' } as const satisfies Record<
  Face,
  PrintedFace
>;

const fonts = new Map<Face, ReturnType<typeof create>>();

function fontOf(face: Face) {
  const font = fonts.get(face) ?? create(faces[printed[face]]);
  fonts.set(face, font);
  return font;
}

/** In pixels, for a text of that size. */
export function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** How far the base line lies below the middle of a capital. */
export function dropOf(face: Face, size: number): number {
  const font = fontOf(face);
  return (font.capHeight / font.unitsPerEm / 2) * size;
}

/**
 * Texts drawn as the outlines of their letters: a picture in a page gets none of the page's fonts. Each letter is
 * written once and then used.
 */
export class Letters {
  readonly #outlines = new Map<string, string>();

  /** The letters in a row from 0, on the base line; `scale` makes them as large as the text. */
  write(text: string, face: Face, size: number): { uses: string; scale: number } {
    const font = fontOf(face);
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const uses = glyphs.map(({ id, path }, index) => {
      const name = `${face.charAt(0)}${id}`;
      if (!this.#outlines.has(name)) this.#outlines.set(name, path.toSVG());
      const use = this.#outlines.get(name) ? `<use href="#${name}" x="${Math.round(x)}"/>` : '';
      x += positions[index]?.xAdvance ?? 0;
      return use;
    });
    return { uses: uses.join(''), scale: Number((size / font.unitsPerEm).toFixed(5)) };
  }

  get definitions(): string {
    const outlines = [...this.#outlines].map(([name, outline]) =>
      outline ? `<path id="${name}" d="${outline}"/>` : '',
    );
    return `<defs>${outlines.join('')}</defs>`;
  }
}
