const contractions = { à: { Le: 'au', Les: 'aux' }, de: { Le: 'du', Les: 'des' } };

/** 'de' stays whole before the h of most places and family names ('de Huy', 'de Herve'), but not before these. */
const silentH = /^h(?:abit|arm|eure|ist|omm|onn|oriz|ortens|[oô]tel|uman)/iu;
/** 'd’Yvoir' and 'd’Ypres', but 'de Yolande'. */
const vowel = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiou])/iu;

/**
 * French contracts the preposition with the article of a name ('au Roeulx', 'des Bons Villers'), and 'de' before a
 * vowel: 'd’Eupen', 'd’Immo Ardenne'. 'La' and 'L’' stay as they are: 'à La Louvière'.
 */
export function beforeName(preposition: 'à' | 'de', name: string): string {
  const [, article, rest] = /^(Les?) (.+)$/su.exec(name) ?? [];
  if (article === 'Le' || article === 'Les') return `${contractions[preposition][article]} ${rest}`;
  const isElided = preposition === 'de' && (vowel.test(name) || silentH.test(name));
  return isElided ? `d’${name}` : `${preposition} ${name}`;
}
