const contractions = { à: { Le: 'au', Les: 'aux' }, de: { Le: 'du', Les: 'des' } };

/**
 * Takes 'à' or 'de' and a name; gives both as French writes them, the preposition drawn together with the article
 * of the name: 'au Roeulx', 'des Bons Villers'. 'La' and 'L’' stay as they are: 'à La Louvière'.
 */
export function beforeName(preposition: 'à' | 'de', name: string): string {
  const [, article, rest] = /^(Les?) (.+)$/su.exec(name) ?? [];
  return article === 'Le' || article === 'Les'
    ? `${contractions[preposition][article]} ${rest}`
    : `${preposition} ${name}`;
}
