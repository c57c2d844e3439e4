import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import { type Family, familyOf, isPropertyType, type PropertyType } from '#domain/property/types.ts';
import { notedDescription } from '#outgoing/content/noted-description.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { ToldProperty } from '#outgoing/content/told-property.ts';

const families: Record<Family, string> = {
  house: 'HOUSE',
  apartment: 'APARTMENT',
  land: 'LAND',
  garage: 'GARAGE',
  business: 'COMMERCIAL',
  investment: 'APARTMENT_GROUP',
};

/** Types with a better word than that of their family. */
const types: Partial<Record<PropertyType, string>> = { office: 'OFFICE', industrial: 'INDUSTRY' };

const subtypes: Partial<Record<PropertyType, string>> = {
  villa: 'VILLA',
  bungalow: 'BUNGALOW',
  town_house: 'TOWN_HOUSE',
  manor: 'MANOR_HOUSE',
  castle: 'CASTLE',
  farmhouse: 'FARMHOUSE',
  chalet: 'CHALET',
  studio: 'FLAT_STUDIO',
  ground_floor_flat: 'GROUND_FLOOR',
  duplex: 'DUPLEX',
  triplex: 'TRIPLEX',
  penthouse: 'PENTHOUSE',
  loft: 'LOFT',
  service_flat: 'SERVICE_FLAT',
  student_room: 'KOT',
};

/** Undefined if it is no single property. */
export function immowebTypeOf({ type }: OutgoingProperty): string | undefined {
  if (!isPropertyType(type) || type === 'new_build_project') return undefined;
  return types[type] ?? families[familyOf(type) ?? 'house'];
}

/**
 * Uses the names with which Immoweb itself shows a classified to everybody. The schema for writing comes with an
 * account: if its names differ, they are to be changed here. A picture has addresses but no caption: the description
 * names the pictures that show the property otherwise than it is.
 */
export function immowebClassified(property: OutgoingProperty) {
  const told = property as ToldProperty;
  const { purpose, priceCents, position } = told;
  const price = Math.round(priceCents / 100);
  return {
    transaction: {
      type: purpose === 'rent' ? 'FOR_RENT' : 'FOR_SALE',
      ...(purpose === 'rent' ? { rental: { monthlyRentalPrice: price } } : { sale: { price } }),
      certificates: { epcScore: told.energyLabel, primaryEnergyConsumptionPerSqm: told.energyValue },
    },
    property: {
      type: immowebTypeOf(property),
      subtype: subtypes[told.type],
      title: firstOf(told.title),
      description: firstOf(notedDescription(told, told.pictures)),
      bedroomCount: told.bedrooms,
      bathroomCount: told.bathrooms,
      netHabitableSurface: told.livingAreaM2 && Math.round(told.livingAreaM2),
      land: told.plotAreaM2 && { surface: Math.round(told.plotAreaM2) },
      building: { constructionYear: told.constructionYear },
      location: {
        country: told.countryId === countryIds.luxembourg ? 'Luxembourg' : 'Belgium',
        postalCode: told.postalCode,
        locality: told.city,
        street: told.street,
        number: told.houseNumber,
        box: told.boxNumber,
        latitude: position?.latitude,
        longitude: position?.longitude,
      },
    },
    media: { pictures: told.pictures.map(({ addresses }) => ({ largeUrl: addresses['1600'] })) },
  };
}

/** Immoweb has not published the fields for texts in other languages. */
function firstOf(texts: LocalisedText | undefined): string | undefined {
  const language = languages.find((each: Language) => texts?.[each]);
  return language && texts?.[language];
}
