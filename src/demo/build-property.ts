import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import { isOpen } from '#domain/property/availability.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import { momentAfter, utcDayOf } from './calendar.ts';
import { composeTexts } from './compose.ts';
import type { DemoProperty, Looks } from './demo-property.ts';
import { deriveDetails } from './derive-details.ts';
import { energyOf } from './energy.ts';
import type { DemoPlace } from './find-places.ts';
import { features } from './sentences/features.ts';
import { stableNumber } from './stable-number.ts';

export type PropertyInsert = Omit<Insertable<Database['property']>, 'details'> & { details: PropertyDetails };

/** What the list decides about a property, besides what its author wrote. */
type Listing = {
  reference: string;
  purpose: 'sale' | 'rent';
  publication: 'draft' | 'published' | 'withdrawn';
  /** Counted back from the demo day. */
  publishedDaysAgo: number;
  place: DemoPlace;
  agentId: number;
};

const rows: readonly Looks[] = [
  'brick-row-house',
  'white-row-house',
  'row-house-shop',
  'townhouse-tall-windows',
  'new-build-row-of-five',
  'new-build-townhouses',
];
const halfOpen: readonly Looks[] = ['semi-detached-1930s', 'semi-detached-autumn', 'half-open-driveway'];

export function buildProperty(row: DemoProperty, property: Listing): PropertyInsert {
  const { purpose, place } = property;
  const { family } = getTypeRow(row.type);
  const energy = energyOf(row, place.region);
  const texts = row.texts ?? composeTexts(row, { purpose, label: energy.label });
  const lacksTexts = row.lacks?.includes('texts');
  const columns = Object.assign({}, ...row.features.map((key) => features[key].columns ?? {}));
  const publishedAt = momentAfter(-property.publishedDaysAgo);
  const availability = row.status ?? 'available';
  return {
    reference: property.reference,
    purpose,
    type: row.type,
    publication: property.publication,
    published_at: property.publication === 'draft' ? null : publishedAt,
    created_at: momentAfter(-property.publishedDaysAgo - 6),
    updated_at: publishedAt,
    availability,
    gone_on: isOpen({ availability }) ? null : dayOfStatus(property),
    option_since: availability === 'option' ? dayOfStatus(property) : null,
    price_cents: row.price * 100,
    publish_price: !row.hide?.includes('price'),
    marquee: row.marquee ?? null,
    publish_address: !row.hide?.includes('address'),
    ...splitStreet(row.street),
    ...(row.streetNames && { street: row.streetNames }),
    postal_code: place.postalCode,
    country_id: place.countryId,
    place_id: place.id,
    city: place.city,
    quarter: row.quarter ?? null,
    region: place.region,
    latitude: degrees(place.latitude + offset(`latitude ${row.street}`) * 0.008),
    longitude: degrees(place.longitude + offset(`longitude ${row.street}`) * 0.012),
    title: texts.title,
    lede: lacksTexts ? {} : texts.lede,
    description: lacksTexts ? {} : texts.description,
    living_area_m2: row.lacks?.includes('surfaces') ? null : (row.living ?? null),
    plot_area_m2: row.lacks?.includes('surfaces') ? null : (row.plot ?? null),
    bedrooms: row.bedrooms ?? null,
    bathrooms: row.bathrooms ?? null,
    facades: family === 'house' ? facadesOf(row.looks) : null,
    construction_year: row.year ?? null,
    energy_value: energy.value,
    energy_label: energy.label ?? null,
    available_from: row.availableFrom ?? null,
    ...columns,
    is_new_build: (row.year ?? 0) >= 2024 ? true : null,
    details: { ...energy.details, ...deriveDetails(row, { region: place.region, purpose }) },
    video_url: row.video ?? null,
    virtual_tour_url: row.tour ?? null,
    floor: row.floor ?? null,
    agent_id: property.agentId,
  };
}

/** Splits 'Street 12' or 'Street 12 bus 3'. 'z/n' stands for a plot without a number yet. */
export function splitStreet(text: string): {
  street: string;
  house_number: string;
  box_number: string | null;
} {
  const [address = '', box = null] = text.split(' bus ');
  const parts = /^(.+) (\S+)$/.exec(address);
  if (!parts?.[1] || !parts[2]) throw new Error(`'${text}' is not a street with a number`);
  return { street: parts[1], house_number: parts[2], box_number: box };
}

/**
 * For properties sold, rented or under option. In the last month before the demo day, because a list no longer shows
 * properties that were sold earlier.
 */
function dayOfStatus({ publishedDaysAgo, reference }: Listing): string {
  return utcDayOf(momentAfter(-Math.min(publishedDaysAgo, 1 + stableNumber(reference, 30))));
}

function facadesOf(looks: Looks): number {
  if (rows.includes(looks)) return 2;
  return halfOpen.includes(looks) ? 3 : 4;
}

/** Between −0.5 and 0.5. */
function offset(text: string): number {
  return stableNumber(text, 1001) / 1000 - 0.5;
}

/** To the metre, as people type them. */
function degrees(value: number): number {
  return Number(value.toFixed(5));
}
