import type { AggregateOffer, QuantitativeValueLeaf, RealEstateListing } from 'schema-dts';
import type { RequestContext } from '#app/request-context.ts';
import type { ProjectRow } from '#database/property/projects.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { availabilities } from './offer.server.ts';
import { agencyReference, image, quantity, whereabouts } from './thing.server.ts';

type ShownProject = {
  path: string;
  title: string;
  lede: string;
  photos: readonly ShownPicture[];
  soldOut: boolean;
};

export function projectProperty(
  row: ProjectRow,
  shown: ShownProject,
  context: RequestContext,
): RealEstateListing {
  const url = context.publicUrl + shown.path;
  const images = shown.photos.map((each) => image(each, context));
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: shown.title,
    description: shown.lede || undefined,
    inLanguage: context.language,
    image: images.length > 0 ? images : undefined,
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: row.name,
      ...whereabouts(row, context),
      numberOfAccommodationUnits: row.units > 0 ? quantity(row.units) : undefined,
      numberOfAvailableAccommodationUnits: row.units > 0 ? quantity(row.available) : undefined,
      numberOfBedrooms: bedrooms(row),
    },
    offers: row.units > 0 ? properties(row, shown.soldOut, url, context) : undefined,
  };
}

function bedrooms({ min_bedrooms, max_bedrooms }: ProjectRow): QuantitativeValueLeaf | undefined {
  return min_bedrooms === null || max_bedrooms === null
    ? undefined
    : { '@type': 'QuantitativeValue', minValue: min_bedrooms, maxValue: max_bedrooms };
}

function properties(row: ProjectRow, soldOut: boolean, url: string, context: RequestContext): AggregateOffer {
  const { open, available, from_price_cents } = row;
  return {
    '@type': 'AggregateOffer',
    url,
    availability: availabilities[soldOut ? 'sold_out' : available > 0 ? 'available' : 'option'],
    offerCount: open,
    offeredBy: agencyReference(context),
    ...(from_price_cents !== null && !soldOut && { lowPrice: from_price_cents / 100, priceCurrency: 'EUR' }),
  };
}
