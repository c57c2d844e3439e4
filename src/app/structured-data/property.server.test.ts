import { describe, expect, it } from 'vitest';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { problemsOf } from '#test/schema-org.ts';
import { propertyProperty } from './property.server.ts';

const context = {
  settings: defaultSettings,
  language: 'nl',
  publicUrl: 'https://www.example.be',
} as unknown as RequestContext;

const house = {
  purpose: 'sale',
  type: 'villa',
  availability: 'available',
  price_cents: 412_500_00,
  price_unit: null,
  published_at: new Date('2026-05-04T10:00:00Z'),
  street: 'Kouter',
  house_number: '12',
  box_number: null,
  postal_code: '9000',
  city: 'Gent',
  place_name: { nl: 'Gent' },
  country_id: 10,
  latitude: 51.05,
  longitude: 3.72,
  living_area_m2: 180.5,
  bedrooms: 4,
  bathrooms: 2,
  construction_year: 1932,
  floor: 3,
  details: { rooms: 9 },
} as unknown as PropertyRow;

const photo = { id: '0123456789abcdef0123', name: 'villa-in-gent', width: 1600, height: 1000, thumbhash: '' };
const shown = {
  path: '/nl/te-koop/gent/villa/12/',
  title: { text: 'Villa aan de Leie' },
  lede: 'Licht en rust.',
  photos: [photo],
  isGone: false,
  shownKeys: new Set(['rooms']),
  rooms: [],
};

const told = (row: object = {}, page: object = {}) =>
  propertyProperty({ ...house, ...row } as PropertyRow, { ...shown, ...page }, context) as ReturnType<
    typeof propertyProperty
  > &
    Record<'mainEntity' | 'offers', Record<string, unknown>>;

it('tells of each room what the page lists', () => {
  const rooms = [
    { name: 'Leefruimte', areaM2: 32.5 },
    { name: 'Kelder', areaM2: undefined },
  ];
  const listing = JSON.parse(JSON.stringify(told({}, { rooms })));
  expect(problemsOf(listing)).toEqual([]);
  expect(listing.mainEntity.containsPlace).toEqual([
    {
      '@type': 'Room',
      name: 'Leefruimte',
      floorSize: { '@type': 'QuantitativeValue', value: 32.5, unitCode: 'MTK' },
    },
    { '@type': 'Room', name: 'Kelder' },
  ]);
});

it('tells of a villa what its page shows, in the terms of schema.org', () => {
  expect(problemsOf(JSON.parse(JSON.stringify(told())))).toEqual([]);
  expect(JSON.parse(JSON.stringify(told()))).toEqual({
    '@type': 'RealEstateListing',
    '@id': 'https://www.example.be/nl/te-koop/gent/villa/12/',
    url: 'https://www.example.be/nl/te-koop/gent/villa/12/',
    name: 'Villa aan de Leie',
    description: 'Licht en rust.',
    inLanguage: 'nl',
    datePosted: '2026-05-04T10:00:00.000Z',
    image: [
      'https://www.example.be/pictures/0123456789abcdef0123/villa-in-gent?width=1050&height=auto&format=jpeg',
    ],
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      name: 'Villa aan de Leie',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Kouter 12',
        postalCode: '9000',
        addressLocality: 'Gent',
        addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 51.05, longitude: 3.72 },
      floorSize: { '@type': 'QuantitativeValue', value: 180.5, unitCode: 'MTK' },
      numberOfRooms: 9,
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 2,
      yearBuilt: 1932,
    },
    offers: {
      '@type': 'Offer',
      url: 'https://www.example.be/nl/te-koop/gent/villa/12/',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      offeredBy: {
        '@type': 'RealEstateAgent',
        '@id': 'https://www.example.be/#agency',
        name: 'Gevel',
        url: 'https://www.example.be/nl/',
      },
      price: 412500,
      priceCurrency: 'EUR',
    },
  });
});

describe('the kind of property', () => {
  it.each([
    ['house', 'House'],
    ['terraced_house', 'SingleFamilyResidence'],
    ['penthouse', 'Apartment'],
    ['office', 'Accommodation'],
    ['apartment_building', 'Accommodation'],
    ['building_plot', 'Place'],
    ['garage_box', 'Place'],
    ['spaceship', 'Place'],
  ])('%s: %s', (type, kind) => {
    const thing = told({ type });
    expect(thing.mainEntity['@type']).toBe(kind);
    expect('floorSize' in thing.mainEntity).toBe(kind !== 'Place');
    expect(problemsOf(JSON.parse(JSON.stringify(thing)))).toEqual([]);
  });
});

describe('the price', () => {
  const monthly = { '@type': 'UnitPriceSpecification', price: 950.5, priceCurrency: 'EUR', unitCode: 'MON' };

  it.each([
    ['of a sale', {}, {}, { price: 412500, priceCurrency: 'EUR' }],
    ['that is hidden', { price_cents: null }, {}, {}],
    ['of what is sold', { availability: 'sold' }, { isGone: true }, {}],
    [
      'of a rent is for a month',
      { purpose: 'rent', price_cents: 950_50 },
      {},
      { price: 950.5, priceCurrency: 'EUR', priceSpecification: monthly },
    ],
    [
      'that is the lowest of several',
      { price_unit: 7 },
      {},
      { priceSpecification: { '@type': 'PriceSpecification', minPrice: 412500, priceCurrency: 'EUR' } },
    ],
  ])('%s', (_, row, page, expected) => {
    const { offers } = told(row, page);
    const { price, priceCurrency, priceSpecification } = offers;
    expect(JSON.parse(JSON.stringify({ price, priceCurrency, priceSpecification }))).toEqual(expected);
    expect(problemsOf(JSON.parse(JSON.stringify(offers)))).toEqual([]);
  });

  it.each([
    ['available', 'InStock'],
    ['option', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
    ['sold_out', 'SoldOut'],
    ['rented', 'SoldOut'],
  ])('of what is %s: %s', (availability, word) => {
    expect(told({ availability }).offers.availability).toBe(`https://schema.org/${word}`);
  });
});

it('a hidden street and position are not told, nor a fact that the agency keeps off the page', () => {
  const hidden = { street: null, house_number: null, latitude: null, longitude: null };
  const { mainEntity } = JSON.parse(JSON.stringify(told(hidden, { shownKeys: new Set() })));
  expect(mainEntity.address).toEqual({
    '@type': 'PostalAddress',
    postalCode: '9000',
    addressLocality: 'Gent',
    addressCountry: 'BE',
  });
  expect(mainEntity).not.toHaveProperty('geo');
  expect(mainEntity).not.toHaveProperty('numberOfRooms');
  expect(mainEntity).not.toHaveProperty('floorLevel');
});
