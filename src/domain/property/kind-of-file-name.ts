import type { DocumentKind } from './document-kinds.ts';

/**
 * The words of file names, in the order in which they decide: 'huurcontract en plaatsbeschrijving' is a lease. Each is
 * the beginning of a word, or a whole word if a space follows it.
 */
const words: readonly (readonly [DocumentKind, readonly string[]])[] = [
  ['lease', ['huurcontract', 'huurovereenkomst', 'bail ', 'mietvertrag']],
  ['inventory', ['plaatsbeschrijving', 'etat des lieux', 'ubergabeprotokoll']],
  ['mandate', ['opdracht', 'verkoopopdracht', 'mandat', 'maklervertrag', 'maklerauftrag']],
  ['valuation', ['schatting', 'waardebepaling', 'estimation', 'wertermittlung', 'schatzung']],
  ['asbestos', ['asbest', 'amiante']],
  ['post_intervention', ['postinterventie', 'pid ', 'diu ']],
  [
    'epc',
    ['epc', 'epb', 'peb ', 'cpe ', 'certificat peb', 'energieprestatie', 'energieausweis', 'energiepass'],
  ],
  ['electricity', ['elektri', 'electri', 'elektro']],
  ['oil_tank', ['stookolie', 'mazout', 'citerne', 'oltank', 'heizoltank']],
  ['gas', ['gas ', 'gaskeuring', 'gaz ']],
  ['heating', ['verwarming', 'ketel', 'chauffage', 'chaudiere', 'heizung']],
  ['flood', ['overstroming', 'watertoets', 'inondation', 'hochwasser', 'uberschwemmung']],
  ['soil', ['bodem', 'ovam', 'sol ', 'bdes', 'bodenattest']],
  ['planning', ['stedenbouw', 'vastgoedinformatie', 'urbanis', 'stadtebau']],
  ['cadastre', ['kadast', 'cadast', 'katast']],
  ['conformity', ['conformit', 'konformitat']],
  [
    'co_ownership',
    ['syndic', 'mede eigendom', 'medeeigendom', 'basisakte', 'copropriete', 'acte de base', 'vme '],
  ],
  ['title_deed', ['eigendomstitel', 'eigendomsakte', 'titre de propriete', 'eigentumstitel', 'kaufakte']],
  ['specifications', ['lastenboek', 'cahier des charges', 'baubeschreibung']],
  ['plans', ['plan', 'grondplan', 'grundriss', 'bouwplan']],
];

/** The probable kind of a document, by the name of its file; 'other' if that says nothing. */
export function kindOfFileName(name: string): DocumentKind | 'other' {
  const said = ` ${name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\.[a-z]{3,4}$/, '')
    .replace(/[^a-z]+/g, ' ')} `;
  return words.find(([, ofKind]) => ofKind.some((word) => said.includes(` ${word}`)))?.[0] ?? 'other';
}
