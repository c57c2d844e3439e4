/**
 * What became of a text that a person or another program wrote: a value, undefined if the text says that there
 * is none, or a problem in plain English that completes a sentence about the field ('"12a" is not a number').
 */
export type Reading<Value> = { value: Value | undefined; problem?: undefined } | { problem: string };

const wordsForNothing = new Set(
  [
    ['', '-', '--', '—', '–', '/', '.', '?', '??', '???', 'null', 'none', 'undefined', 'nan'],
    ['n/a', 'n.a.', 'na', 'nvt', 'n.v.t.', 'n.v.t', 'nb', 'n.b.', 'ntb', 'onbekend', 'niet van toepassing'],
    ['s.o.', 'so', 's/o', 'n.d.', 'nd', 'inconnu', 'inconnue', 'non applicable', 'sans objet'],
    ['k.a.', 'k. a.', 'entfällt', 'unbekannt', 'keine angabe', 'unknown', 'not applicable', 'not available'],
  ].flat(),
);

/** Knows the ways to write that there is no value: 'N/A', 'nvt', '-', '?'. */
export function saysNothing(text: string): boolean {
  return wordsForNothing.has(text.trim().toLowerCase());
}

const failed =
  /^#(?:N\/[ABD]|NV|NB|[\p{Lu}_/0]{2,}[!?]|GETTING_DATA|#+)$|^(?:Err|Fout|Erreur|Fehler):\d{3}$/u;

/**
 * What a spreadsheet shows in place of a value that it could not work out, in the languages of Excel and LibreOffice:
 * '#N/B', '#REF!', '#WERT!', '#DIV/0!', '#NOM ?'. It says nothing of the value, not even that there is none.
 */
export function isFailedFormula(text: string): boolean {
  return failed.test(text.trim().replace(/\s([!?])$/u, '$1'));
}

/** The text as a report quotes it: in quotation marks, shortened, on one line. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 39)}…` : line}"`;
}
