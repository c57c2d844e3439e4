import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of an agency's file: the cells by column name. */
export type InventedProperty = Record<string, string>;

const types = ['huis', 'Appartement', 'MAISON', 'villa', 'Wohnung', 'bouwgrond', 'Kantoor', 'rijwoning'];
const purposes = ['te koop', 'Te huur', 'à vendre', 'À LOUER', 'verkoop', 'zu vermieten'];
const statuses = ['beschikbaar', 'Beschikbaar', 'onder optie', 'verkocht', 'vendu', 'verhuurd'];
const nothing = ['', 'N/A', 'nvt', '-', '?', 'n.v.t.'];
const streets = ['Veldstraat', "Rue de l'Église", 'Chaussée de Liège', 'Königstraße', 'STATIONSSTRAAT'];
const heating = ['gas', 'Stookolie', 'Pompe à chaleur', 'gas|zonne-energie', 'Mazout'];

const priceForms = [
  (euros: string) => `${euros.replace(/\B(?=(\d{3})+$)/gu, '.')} €`,
  (euros: string) => `€ ${euros.replace(/\B(?=(\d{3})+$)/gu, ' ')},00`,
  (euros: string) => `${euros.replace(/\B(?=(\d{3})+$)/gu, ',')}.00`,
  (euros: string) => euros,
  (euros: string) => `${euros.replace(/\B(?=(\d{3})+$)/gu, '.')},-`,
];

/**
 * Invents typical properties of agencies, the same at each run: cities in capitals, prices and areas written in five
 * ways, 'N/A', empty cells, texts with line ends and quotation marks. All of them can be read.
 */
export function inventProperties(count: number): InventedProperty[] {
  const places = readPlaces();
  return Array.from({ length: count }, (_, index) => inventProperty(index, places));
}

function inventProperty(index: number, places: string[][]): InventedProperty {
  const random = createRandom(index + 1);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const often = (text: string) => (random() < 0.8 ? text : pick(nothing));
  const [code = '', nl = '', fr = ''] = pick(places);
  const city = /^(1[34]|[4-7])/u.test(code) ? fr : nl;
  const euros = String(Math.round(500 + random() * 1_500_000));
  return {
    Ref: `R-${String(index + 1).padStart(6, '0')}`,
    Doel: pick(purposes),
    Type: pick(types),
    Status: pick(statuses),
    Prijs: random() < 0.05 ? 'op aanvraag' : pick(priceForms)(euros),
    'Prijs tonen': pick(['ja', 'oui', '1', 'nee', 'x', '']),
    Straat: pick(streets),
    Nummer: String(Math.ceil(random() * 300)),
    Postcode: pick([code, `B-${code}`, `${code}.0`]),
    Gemeente: pick([city, city.toUpperCase(), city.toLowerCase()]),
    Land: pick(['België', 'BE', '10']),
    'Bew. opp.': often(pick(['198 m²', '85,5', '1.240,5 m2', '312'])),
    Slaapkamers: often(String(Math.floor(random() * 7))),
    Bouwjaar: often(String(1850 + Math.floor(random() * 175))),
    'EPC waarde': often(`${Math.round(random() * 600)} kWh/m²`),
    'EPC datum': often(pick(['31-12-2030', '31/12/2030', '2030-12-31', '20301231'])),
    Tuin: often(pick(['ja', 'neen', 'oui', 'NON', 'true'])),
    Verwarming: often(pick(heating.slice(0, 3))),
    title_nl: `Woning ${index + 1} in ${city}`,
    title_fr: random() < 0.5 ? `Maison ${index + 1} à ${city}` : '',
    Omschrijving: often(
      `Ruime "gezinswoning", rustig gelegen; met tuin.\r\nBezoek na afspraak – € 0 kosten.`,
    ),
    Interne_nota: 'niet tonen',
  };
}

/** The agency's column names, as `--map` takes them. */
export const propertyMap: readonly string[] = [
  'Ref=sourceRef',
  'Doel=purpose',
  'Status=availability',
  'Prijs=price',
  'Prijs tonen=publishPrice',
  'Straat=street',
  'Nummer=houseNumber',
  'Postcode=postalCode',
  'Gemeente=city',
  'Land=countryId',
  'Bew. opp.=livingAreaM2',
  'Slaapkamers=bedrooms',
  'Bouwjaar=constructionYear',
  'EPC waarde=energyValue',
  'EPC datum=epcValidUntil',
  'Tuin=hasGarden',
  'Verwarming=heating',
  'Omschrijving=description.nl',
];

/** A CSV file as spreadsheets on Windows write it. All properties must have the same columns. */
export function writeProperties(properties: readonly InventedProperty[], delimiter = ';'): string {
  const names = Object.keys(properties[0] ?? {});
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (/["\r\n;,]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter);
  return [names, ...properties.map((property) => names.map((name) => property[name] ?? ''))]
    .map((cells) => `${line(cells)}\r\n`)
    .join('');
}

function readPlaces(): string[][] {
  const file = join(import.meta.dirname, '..', 'src', 'database', 'place', 'reference', 'places-be.csv');
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}

/** Mulberry32: the same numbers for the same seed, on every machine. */
function createRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
