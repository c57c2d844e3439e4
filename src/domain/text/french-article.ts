const contractions = { à: { Le: 'au', Les: 'aux' }, de: { Le: 'du', Les: 'des' } };

/** The h of most places and family names is not elided before ('de Huy', 'de Herve'); that of these words is. */
const silentH = /^h(?:abit|arm|eure|ist|omm|onn|oriz|ortens|[oô]tel|uman)/iu;
/** 'd’Yvoir' and 'd’Ypres', but 'de Yolande'. */
const vowel = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiou])/iu;

/**
 * French draws the preposition together with the article of a name ('au Roeulx', 'des Bons Villers'), and 'de' with a
 * vowel: 'd’Eupen', 'd’Immo Ardenne'. 'La' and 'L’' stay as they are: 'à La Louvière'.
 */
export function beforeName(preposition: 'à' | 'de', name: string): string {
  const [, article, rest] = /^(Les?) (.+)$/su.exec(name) ?? [];
  if (article === 'Le' || article === 'Les') return `${contractions[preposition][article]} ${rest}`;
  const isElided = preposition === 'de' && (vowel.test(name) || silentH.test(name));
  return isElided ? `d’${name}` : `${preposition} ${name}`;
}
