import { streamXml } from '#import/xml/stream-xml.ts';

/** What a number stands for, by the style of its cell. */
export type NumberMeaning = 'number' | 'day' | 'percent';

/** The meanings, by the number of the style. */
export async function readNumberFormats(
  chunks: AsyncIterable<Uint8Array>,
): Promise<readonly NumberMeaning[]> {
  const own = new Map<string, string>();
  const styles: NumberMeaning[] = [];
  let isOfCells = false;
  const events = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'numFmt') own.set(attributes.numFmtId ?? '', attributes.formatCode ?? '');
      if (name === 'cellXfs') isOfCells = true;
      const id = attributes.numFmtId ?? '0';
      if (name === 'xf' && isOfCells) styles.push(meaningOf(Number(id), own.get(id)));
    },
    text() {},
    close(name: string) {
      if (name === 'cellXfs') isOfCells = false;
    },
  };
  for await (const _ of streamXml(chunks, events));
  return styles;
}

/** Excel's built-in formats are not written into the file (ECMA-376, part 1, 18.8.30). */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    const isDay =
      (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
    return isDay ? 'day' : 'number';
  }
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./gu, '');
  if (signs.includes('%')) return 'percent';
  return /[dmyhs]/iu.test(signs) && !/general|standaard|standard/iu.test(signs) ? 'day' : 'number';
}
