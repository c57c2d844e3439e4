import { ArchiveProblem } from '#import/archive/file-archive.ts';
import { streamXml } from '#import/xml/stream-xml.ts';

/** All of them are held while the sheet is read: a workbook keeps each text once. */
const mostCharacters = 100_000_000;

/** The texts that cells refer to by number. Phonetic readings above them are left out. */
export async function readSharedStrings(chunks: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const strings: string[] = [];
  let characters = 0;
  let text = '';
  let isText = false;
  let isReading = false;
  const events = {
    open(name: string) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(part: string) {
      if (!isText) return;
      characters += part.length;
      text += part;
    },
    close(name: string) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') strings.push(sharedText(text));
    },
  };
  for await (const _ of streamXml(chunks, events)) {
    if (characters > mostCharacters) throw new ArchiveProblem('The workbook has too much text to be read.');
  }
  return strings;
}

/** Signs that XML cannot hold are written '_x000D_'. */
export function sharedText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
