import type { LocalisedText } from '#domain/language.ts';
import type { PropertyType } from '#domain/property/types.ts';
import type { OutgoingProperty } from './outgoing-schema.ts';

/** A property with a visible price, and with the values that portals want. */
export type ToldProperty = OutgoingProperty & {
  reference: string;
  priceCents: number;
  purpose: 'sale' | 'rent';
  type: PropertyType;
  countryId: number;
  postalCode: string;
  city: string;
  street?: string;
  houseNumber?: string;
  boxNumber?: string;
  region?: string;
  bedrooms?: number;
  bathrooms?: number;
  livingAreaM2?: number;
  plotAreaM2?: number;
  constructionYear?: number;
  energyLabel?: string;
  energyValue?: number;
  isNewBuild?: boolean;
  hasSwimmingPool?: boolean;
  title?: LocalisedText;
  description?: LocalisedText;
};
