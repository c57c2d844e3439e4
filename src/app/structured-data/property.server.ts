import type {
  AccommodationLeaf,
  ApartmentLeaf,
  HouseLeaf,
  PlaceLeaf,
  RealEstateListing,
  RoomLeaf,
  SingleFamilyResidenceLeaf,
} from 'schema-dts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { familyOf } from '#domain/property/types.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { offer } from './offer.server.ts';
import { image, quantity, whereabouts } from './thing.server.ts';

type ShownProperty = {
  path: string;
  title: { text: string; lang?: string };
  lede: string | undefined;
  photos: readonly ShownPicture[];
  isGone: boolean;
  /** The keys of the fact sheet's rows: facts that the agency's conditions hide from the page are left out here too. */
  shownKeys: ReadonlySet<string>;
  /** As the page lists them. */
  rooms: readonly { name: string; areaM2: number | undefined }[];
};

type Property = PlaceLeaf | AccommodationLeaf | ApartmentLeaf | HouseLeaf | SingleFamilyResidenceLeaf;

const MOST_PHOTOS = 10;

export function propertyProperty(
  row: PropertyRow,
  shown: ShownProperty,
  context: RequestContext,
): RealEstateListing {
  const { path, title, lede, photos } = shown;
  const url = context.publicUrl + path;
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title.text,
    description: lede,
    inLanguage: title.lang ?? context.language,
    datePosted: row.published_at?.toISOString(),
    image: photos.length > 0 ? photos.slice(0, MOST_PHOTOS).map((each) => image(each, context)) : undefined,
    mainEntity: property(row, shown, context),
    offers: offer(row, { url, isGone: shown.isGone }, context),
  };
}

function property(
  row: PropertyRow,
  { title, shownKeys, rooms: listed }: ShownProperty,
  context: RequestContext,
): Property {
  const kind = kindOf(row.type);
  const place = { name: title.text, ...whereabouts(row, context) };
  if (kind === 'Place') return { '@type': kind, ...place };
  const { rooms } = row.details;
  return {
    '@type': kind,
    ...place,
    floorSize: row.living_area_m2 ? quantity(row.living_area_m2, 'MTK') : undefined,
    numberOfRooms: shownKeys.has('rooms') ? Number(rooms) : undefined,
    numberOfBedrooms: row.bedrooms || undefined,
    numberOfBathroomsTotal: row.bathrooms || undefined,
    yearBuilt: row.construction_year || undefined,
    floorLevel: shownKeys.has('floor') ? String(row.floor) : undefined,
    containsPlace: listed.length > 0 ? listed.map(room) : undefined,
  };
}

function room({ name, areaM2 }: { name: string; areaM2: number | undefined }): RoomLeaf {
  return { '@type': 'Room', name, floorSize: areaM2 ? quantity(areaM2, 'MTK') : undefined };
}

/** Land and garages are no accommodation; business premises are, but schema.org has no name for them. */
function kindOf(type: string): Property['@type'] {
  switch (familyOf(type)) {
    case 'house':
      return type === 'house' ? 'House' : 'SingleFamilyResidence';
    case 'apartment':
      return 'Apartment';
    case 'business':
    case 'investment':
      return 'Accommodation';
    default:
      return 'Place';
  }
}
