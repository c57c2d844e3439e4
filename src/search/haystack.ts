const linesPerBlock = 1024;

type Block = { lines: string[] } | { joined: string };

/**
 * Numbered texts that are searched for a substring. They are joined in blocks, because one search in a long text is
 * many times faster than a thousand in short ones. No text may contain a line break.
 */
export class Haystack {
  readonly #blocks: Block[] = [];

  put(number: number, text: string): void {
    const index = Math.floor(number / linesPerBlock);
    while (this.#blocks.length <= index) this.#blocks.push({ lines: new Array(linesPerBlock).fill('') });
    const block = this.#blocks[index];
    if (!block) return;
    const lines = 'lines' in block ? block.lines : block.joined.split('\n');
    lines[number % linesPerBlock] = text;
    this.#blocks[index] = { lines };
  }

  /**
   * Calls `use` for each text that contains the part, in order; `isWhole`: the part is the whole text. The part must
   * have at least one character.
   */
  forEachWith(part: string, use: (number: number, isWhole: boolean) => void): void {
    for (const [index, block] of this.#blocks.entries()) {
      const joined = 'joined' in block ? block.joined : block.lines.join('\n');
      if ('lines' in block) this.#blocks[index] = { joined };
      let line = index * linesPerBlock;
      let lineEnd = joined.indexOf('\n');
      for (let found = joined.indexOf(part); found !== -1; ) {
        while (lineEnd !== -1 && lineEnd < found) {
          line += 1;
          lineEnd = joined.indexOf('\n', lineEnd + 1);
        }
        const end = found + part.length;
        use(line, isBreak(joined, found - 1) && isBreak(joined, end));
        if (lineEnd === -1) break;
        found = joined.indexOf(part, lineEnd + 1);
      }
    }
  }
}

function isBreak(text: string, at: number): boolean {
  return at < 0 || at >= text.length || text[at] === '\n';
}
