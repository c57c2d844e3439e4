import type {
  GeoCoordinates,
  ImageObject,
  PlaceLeaf,
  QuantitativeValueLeaf,
  RealEstateAgentLeaf,
} from 'schema-dts';
import type { RequestContext } from '#app/request-context.ts';
import { countryIds } from '#domain/place/region.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { href } from '#site/paths/paths.ts';
import { cityText, type Placed, streetText } from '#texts/wording/place-text.ts';

/** The agency as the seller or publisher of something; its own pages describe it in full. */
export function agencyReference({ settings, publicUrl, language }: RequestContext): RealEstateAgentLeaf {
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(publicUrl),
    name: settings.agency.name,
    url: publicUrl + href(language, 'home'),
  };
}

/** This id joins everything said about the agency into one thing. */
export function agencyId(publicUrl: string): string {
  return `${publicUrl}/#agency`;
}

/** As JPEG, because a reader may accept nothing newer. */
export function imageAddress(picture: ShownPicture, { publicUrl }: RequestContext): string {
  return publicUrl + pictureAddress(picture, 1050, 'jpeg');
}

/** The address of a picture; with its note if it does not show the property as it is. */
export function image(picture: ShownPicture, context: RequestContext): string | ImageObject {
  const address = imageAddress(picture, context);
  return picture.note ? { '@type': 'ImageObject', contentUrl: address, caption: picture.note } : address;
}

type Located = Omit<Placed, 'quarter'> & {
  country_id: number;
  region: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/** A hidden street and position are null in the row, and are left out. */
export function whereabouts(row: Located, { language }: RequestContext): Pick<PlaceLeaf, 'address' | 'geo'> {
  const { street, latitude, longitude } = row;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ? streetText({ ...row, quarter: null }, language) : undefined,
      postalCode: row.postal_code,
      addressLocality: cityText(row, language),
      addressCountry: countryCode(row.country_id),
    },
    geo: position(latitude, longitude),
  };
}

export function position(latitude?: number | null, longitude?: number | null): GeoCoordinates | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { '@type': 'GeoCoordinates', latitude: rounded(latitude), longitude: rounded(longitude) }
    : undefined;
}

// To a tenth of a metre.
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** By ISO 3166. */
export function countryCode(countryId: number): string | undefined {
  return { [countryIds.belgium]: 'BE', [countryIds.luxembourg]: 'LU' }[countryId];
}

/** `unit`: a code of UN/CEFACT, such as MTK for m². */
export function quantity(value: number, unit?: string): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, unitCode: unit };
}
