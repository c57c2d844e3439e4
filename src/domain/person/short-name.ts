/** Words that stand before a name and are no part of it. */
const titles =
  /^(dhr|mr|mevr|mw|mme|mlle|m|hr|herr|frau|fr|ms|mrs|miss|dr|prof|notaris|notaire|notar|notary)\.?$/i;

/** Words between the first names of two people. */
const links = /^(en|et|und|and|&|\+)$/i;

/** Words with which a Belgian last name may begin. */
const beginnings = /^(de|den|der|van|von|vande|vanden|vander|ter|ten|du|des|la|le|di|da|el|al|d’|d')$/i;

/**
 * The name as others may see it: 'Anna Peeters' as 'A. Peeters', 'Karel en Julie Wouters' as 'K. en J. Wouters'.
 * One word stays as it is; an address or a number is no name and becomes ''.
 */
export function shortName(name: string): string {
  if (name.includes('@') || (name.match(/\d/g)?.length ?? 0) > 3) return '';
  const words = name.split(/\s+/).filter(Boolean);
  const title = words.length > 1 && titles.test(words[0] ?? '') ? words.slice(0, 1) : [];
  const rest = words.slice(title.length);
  const beginning = rest.findIndex((word) => beginnings.test(word));
  const last = beginning >= 0 ? beginning : rest.length - 1;
  const first = rest.slice(0, last).map((word) => (links.test(word) ? word : initials(word)));
  return [...title, ...first, ...rest.slice(last)].join(' ');
}

function initials(word: string): string {
  return word
    .split('-')
    .map((part) => `${[...part][0]?.toLocaleUpperCase('nl-BE') ?? ''}.`)
    .join('-');
}
