/** The scripts and styles inside a page that may run or hold there; the policy of the page names them. */
export type OwnCode = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Removes from a page the mark that only its renderer knows, and gives the scripts and styles that carried it. Code
 * that came into the page in another way, by a text of the agency or a mistake of ours, has no mark: it is not ours.
 */
export function takeOwnCode(marked: string, mark: string): OwnCode & { html: string } {
  const pieces = marked.split(` nonce="${mark}"`);
  const contents = (tag: string) =>
    pieces.slice(1).flatMap((piece, index) => {
      if (!pieces[index]?.endsWith(`<${tag}`)) return [];
      const from = piece.indexOf('>') + 1;
      return [piece.slice(from, piece.indexOf(`</${tag}>`, from))];
    });
  return { html: pieces.join(''), scripts: contents('script'), styles: contents('style') };
}
