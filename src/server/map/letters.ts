import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

// The faces of the site that a printed page embeds (app/print/faces.server.ts); the interactive map has the same ones.
const folder = new URL('../../app/print/faces/', import.meta.url);

const files = {
  display: 'newsreader-display.ttf',
  strong: 'hanken-grotesk-600.ttf',
  medium: 'hanken-grotesk-500.ttf',
} as const;

export type Face = keyof typeof files;

type Font = ReturnType<typeof create>;

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = fonts.get(face) ?? create(readFileSync(new URL(files[face], folder)));
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
