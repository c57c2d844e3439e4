declare module 'fontkit' {
  /** The part that drawings use; the package has no types of its own. */
  type Glyph = { id: number; path: { toSVG(): string } };

  export function create(file: Uint8Array): {
    unitsPerEm: number;
    capHeight: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number };
  };
}
