import { describe, expect, it } from 'vitest';
import { problemsOf, thingsIn } from './schema-org.ts';

const offer = {
  '@type': 'Offer',
  availability: 'https://schema.org/InStock',
  price: 412500,
  priceCurrency: 'EUR',
};
const listing = {
  '@type': 'RealEstateListing',
  '@id': 'https://example.be/1/',
  url: 'https://example.be/1/',
  name: 'Huis in Gent',
  datePosted: '2026-05-04T10:00:00.000Z',
  mainEntity: { '@type': 'House', numberOfRooms: 7, floorSize: { '@type': 'QuantitativeValue', value: 180 } },
  offers: offer,
};
const way = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Te koop', item: 'https://example.be/nl/te-koop/' },
    { '@type': 'ListItem', position: 2, name: 'Huis' },
  ],
};

it.each([[listing], [way]])('finds nothing wrong with what is right', (thing) => {
  expect(problemsOf(thing)).toEqual([]);
});

describe('finds', () => {
  it.each([
    ['a type that there is not', { '@type': 'Castle' }, 'there is no type Castle'],
    ['a property that there is not', { ...listing, prise: 1 }, 'there is no property prise'],
    ['a property on a type that has it not', { ...listing, floorSize: 1 }, 'floorSize does not stand on'],
    ['a thing of the wrong type', { ...listing, offers: listing.mainEntity }, 'offers must not be a House'],
    [
      'a number that is text',
      { ...listing, mainEntity: { '@type': 'House', yearBuilt: '1930' } },
      'yearBuilt',
    ],
    ['an address without its site', { ...listing, url: '/nl/' }, 'url is not of URL'],
    ['a day in Belgian', { ...listing, datePosted: '4-5-2026' }, 'datePosted'],
    ['what is null', { ...listing, description: null }, 'description is not of Text'],
    ['what is empty', { ...listing, image: [] }, 'image is empty'],
    ['a word outside of its list', { ...offer, availability: 'https://schema.org/Sold' }, 'availability'],
    ['a price without a currency', { ...offer, priceCurrency: undefined, price: 1 }, 'priceCurrency'],
    [
      'a step that leads nowhere',
      { ...way, itemListElement: [way.itemListElement[1], way.itemListElement[1]] },
      'leads nowhere',
    ],
    ['a single step', { ...way, itemListElement: [way.itemListElement[0]] }, 'fewer than two'],
  ])('%s', (_, thing, problem) => {
    expect(problemsOf(thing).join()).toContain(problem);
  });
});

it('reads every block of a page', () => {
  const block =
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"House"}]}</script>';
  expect(thingsIn(`<p>${block}</p>${block}`)).toHaveLength(2);
});
