const START = '<script';
const END = '</script>';

/**
 * Takes out of a page the mark that only its renderer knows, and gives the scripts that carried it. What came into the
 * page in another way, by a text of the agency or a mistake of ours, has no mark: it is no script of ours.
 */
export function takeOwnScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (const piece of marked.split(START + attribute).slice(1)) {
    const from = piece.indexOf('>') + 1;
    scripts.push(piece.slice(from, piece.indexOf(END, from)));
  }
  return { html: marked.replaceAll(attribute, ''), scripts };
}
