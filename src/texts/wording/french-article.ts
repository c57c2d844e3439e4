const contractions = { à: { Le: 'au', Les: 'aux' }, de: { Le: 'du', Les: 'des' } };

/**
 * French draws the preposition together with the article of a name: 'au Roeulx', 'des Bons Villers'. 'La' and 'L’'
 * stay as they are: 'à La Louvière'.
 */
export function beforeName(preposition: 'à' | 'de', name: string): string {
  const [, article, rest] = /^(Les?) (.+)$/su.exec(name) ?? [];
  return article === 'Le' || article === 'Les'
    ? `${contractions[preposition][article]} ${rest}`
    : `${preposition} ${name}`;
}
