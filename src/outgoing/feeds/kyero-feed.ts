import type { LocalisedText } from '#domain/language.ts';
import { familyOf, isPropertyType, type PropertyType } from '#domain/property/types.ts';
import { notedDescription } from '#outgoing/content/noted-description.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { ToldProperty } from '#outgoing/content/told-property.ts';
import { element, wrap } from './element.ts';
import type { Feed } from './feed-property.ts';

const mostPictures = 50;

/** Types with a better word than that of their family. */
const types: Partial<Record<PropertyType, string>> = {
  villa: 'villa',
  bungalow: 'bungalow',
  town_house: 'town house',
  terraced_house: 'town house',
  farmhouse: 'country house',
  castle: 'castle',
  chalet: 'chalet',
  penthouse: 'penthouse',
  duplex: 'duplex',
  studio: 'studio',
};

const families = {
  house: 'house',
  apartment: 'apartment',
  land: 'plot',
  garage: 'garage',
  business: 'commercial',
  investment: 'commercial',
} as const;

const countries: Record<number, string> = { 10: 'Belgium', 50: 'Luxembourg' };
const provinces: Record<string, string> = {
  flanders: 'Flanders',
  wallonia: 'Wallonia',
  brussels: 'Brussels',
  luxembourg: 'Luxembourg',
};

/**
 * Kyero version 3, which many foreign portals read. It has no property without a price. An image has an address and
 * tags, of which `floorplan` is the only one in the makers' example, but no caption: the description names the pictures
 * that show the property otherwise than it is.
 */
export const kyeroFeed: Feed = {
  refuses: (property) => {
    if (property.priceCents === undefined) return 'price';
    return isPropertyType(String(property.type)) && property.type !== 'new_build_project'
      ? undefined
      : 'type';
  },
  write: (properties) => [
    [
      'xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>${properties
        .map((property) => `\n${propertyElement(property)}`)
        .join('')}\n</root>\n`,
    ],
  ],
};

function propertyElement(property: OutgoingProperty): string {
  const told = property as ToldProperty;
  const { id, updatedAt, reference, priceCents, purpose, position, addresses } = told;
  const sent = told.pictures.slice(0, mostPictures);
  return wrap('property', [
    element('id', id),
    // Portals read a property again if this changed.
    element('date', updatedAt.slice(0, 19).replace('T', ' ')),
    element('ref', reference),
    element('price', Math.round(priceCents / 100)),
    element('currency', 'EUR'),
    element('price_freq', purpose === 'rent' ? 'month' : 'sale'),
    element('new_build', told.isNewBuild === undefined ? undefined : Number(told.isNewBuild)),
    element('type', types[told.type] ?? families[familyOf(told.type) ?? 'house']),
    element('town', told.city),
    element('province', provinces[told.region ?? ''] ?? countries[told.countryId]),
    element('country', countries[told.countryId]),
    wrap('location', [element('latitude', position?.latitude), element('longitude', position?.longitude)]),
    element('beds', told.bedrooms),
    element('baths', told.bathrooms),
    element('pool', told.hasSwimmingPool === undefined ? undefined : Number(told.hasSwimmingPool)),
    wrap('surface_area', [
      element('built', told.livingAreaM2 && Math.round(told.livingAreaM2)),
      element('plot', told.plotAreaM2 && Math.round(told.plotAreaM2)),
    ]),
    wrap('energy_rating', [element('consumption', energyLetter(told.energyLabel))]),
    inLanguages('url', addresses),
    // The schema wants both, with nothing in them too.
    inLanguages('desc', notedDescription(told, sent)) || '<desc/>',
    // It wants an address that ends in .jpg as well: what stands behind # is not sent.
    wrap(
      'images',
      sent.map(({ kind, addresses: { 1600: address } }, index) =>
        wrap(
          'image',
          [
            kind === 'plan' ? wrap('tags', [element('tag', 'floorplan')]) : '',
            element('url', `${address}#${index + 1}.jpg`),
          ],
          ` id="${index + 1}"`,
        ),
      ),
    ) || '<images/>',
  ]);
}

function inLanguages(name: string, texts: LocalisedText | undefined): string {
  return wrap(
    name,
    Object.entries(texts ?? {}).map(([language, text]) => element(language, text)),
  );
}

/** The format knows A to G: a label that is better than A is A there. */
function energyLetter(label: string | undefined): string | undefined {
  return /^[a-g]/i.exec(label ?? '')?.[0].toUpperCase();
}
