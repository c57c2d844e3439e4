import PDFDocument from 'pdfkit';
import type { Language } from '#domain/language.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { drawableText, hasAll } from './drawable-text.server.ts';
import { type Face, faces } from './faces.server.ts';

/** In points, 72 to the inch. `pitch`: from line to line. `tracking`: in ems. */
export type Style = { face: Face; size: number; pitch: number; color: string; tracking?: number };

export type SheetBox = { x: number; y: number; width: number; height: number };

type Drawn = ConstructorParameters<typeof PDFDocument>[0];

/** The tags of a page's content, in the order of reading (ISO 32000-1, 14.8.4). */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The sizes of A4, in which everything is drawn; larger paper is the same, magnified. */
export const a4 = { width: 595.28, height: 841.89 };

/** PDFKit 0.20 writes title, author and subject into the metadata, which is XML, without escaping them. */
class DocumentWithSoundMetadata extends PDFDocument {
  /** Called by PDFKit once the other place of these texts, which is not XML, is written. */
  protected _addInfo(): void {
    const texts = Object.entries(this.info).filter(([, text]) => typeof text === 'string');
    Object.assign(this.info, Object.fromEntries(texts.map(([key, text]) => [key, escapeXml(text)])));
    PDFDocument.prototype._addInfo.call(this);
  }
}

/**
 * Paper to draw on: tagged for screen readers, so that only decoration, marked as such, stands outside the structure
 * (PDF/UA-1).
 */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #whole: Promise<Buffer<ArrayBuffer>>;
  readonly #root: Structure;
  #parents: Structure[];
  readonly #magnified: number;
  readonly #fonts: Record<Face, { has: (code: number) => boolean }>;

  constructor({
    title,
    author,
    subject,
    language,
    now,
    magnified = 1,
  }: { title: string; author: string; subject: string; language: Language; now: Date; magnified?: number }) {
    const options: Drawn = {
      size: [a4.width * magnified, a4.height * magnified],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      // PDF/UA requires the tags, the language and the title.
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: 'Gevel',
        CreationDate: now,
        ModDate: now,
      },
    };
    this.#document = new DocumentWithSoundMetadata(options);
    this.#magnified = magnified;
    this.#whole = collect(this.#document);
    this.#fonts = {} as never;
    for (const [name, file] of Object.entries(faces)) {
      this.#document.registerFont(name, file);
      const { font } = (this.#document.font(name) as unknown as { _font: { font: FontOfKit } })._font;
      this.#fonts[name as Face] = { has: (code) => font.hasGlyphForCodePoint(code) };
    }
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
    this.#parents = [this.#root];
  }

  addPage(): void {
    this.#document.addPage();
    if (this.#magnified !== 1) this.#document.scale(this.#magnified);
  }

  /** Draws several tags as one structure. */
  group(tag: 'Table' | 'TR', draw: () => void): void {
    const structure = this.#document.struct(tag);
    this.#parents.at(-1)?.add(structure);
    this.#parents.push(structure);
    draw();
    this.#parents.pop();
    structure.end();
  }

  /** `alt`: describes a picture. `lang`: if the text is in another language than the page. */
  tag(
    tag: Tag,
    draw: (page: PDFKit.PDFDocument) => void,
    { alt, lang, box, scope }: { alt?: string; lang?: string; box?: SheetBox; scope?: 'Row' | 'Column' } = {},
  ): void {
    const bounds = box && { bbox: this.#corners(box), placement: 'Block' };
    const options = { ...(alt && { alt }), ...(lang && { lang }), ...bounds, ...(scope && { scope }) };
    const structure = this.#document.struct(tag, options as never, [() => draw(this.#document)]);
    this.#parents.at(-1)?.add(structure);
    structure.end();
  }

  /** Draws decoration: lines, grounds, and the parts repeated on each page. */
  decorate(draw: (page: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  rule({ x, y, width }: { x: number; y: number; width: number }, color: string, thickness = 0.75): void {
    this.decorate((page) => page.rect(x, y - thickness / 2, width, thickness).fill(color));
  }

  /** Within a tag. Returns where the next line would begin. */
  write(
    text: string,
    { x, y, width }: { x: number; y: number; width: number },
    style: Style,
    { align = 'left', link }: { align?: 'left' | 'right' | 'center'; link?: string } = {},
  ): number {
    const drawn = this.#prepare(text, style);
    if (!drawn) return y;
    const height = this.#document.heightOfString(drawn, this.#options(style, width));
    const above = (style.pitch - this.#document.currentLineHeight(true)) / 2;
    this.#document.fillColor(style.color);
    this.#document.text(drawn, x, y + above, {
      ...this.#options(style, width),
      align,
      ...(link && { link }),
    });
    return y + height;
  }

  heightOf(text: string, width: number, style: Style): number {
    const drawn = this.#prepare(text, style);
    return drawn ? this.#document.heightOfString(drawn, this.#options(style, width)) : 0;
  }

  /** The width in one line. */
  widthOf(text: string, style: Style): number {
    const drawn = this.#prepare(text, style);
    return this.#document.widthOfString(drawn, { characterSpacing: (style.tracking ?? 0) * style.size });
  }

  finish(): Promise<Buffer<ArrayBuffer>> {
    this.#root.end();
    this.#document.end();
    return this.#whole;
  }

  #options({ size, pitch, tracking = 0 }: Style, width: number) {
    return {
      width,
      lineGap: pitch - this.#document.currentLineHeight(true),
      characterSpacing: tracking * size,
    };
  }

  /** If the display face lacks a letter of a title, the whole title is set in the text face. */
  #prepare(text: string, { face, size }: Style): string {
    const lacks = face === 'display' && !hasAll(text, this.#fonts.display.has);
    const chosen = lacks && hasAll(text, this.#fonts.regular.has) ? 'regular' : face;
    this.#document.font(chosen).fontSize(size);
    return drawableText(text, this.#fonts[chosen].has).trim();
  }

  #corners({ x, y, width, height }: SheetBox) {
    return [x, y, x + width, y + height].map((each) => each * this.#magnified);
  }
}

type FontOfKit = { hasGlyphForCodePoint(code: number): boolean };

async function collect(document: PDFKit.PDFDocument): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of document) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
