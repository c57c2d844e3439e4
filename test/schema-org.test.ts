import { describe, expect, it } from 'vitest';
import { problemsOf, thingsIn } from './schema-org.ts';

const offer = {
  '@type': 'Offer',
  availability: 'https://schema.org/InStock',
  price: 412500,
  priceCurrency: 'EUR',
};
const property = {
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

it.each([[property], [way]])('finds nothing wrong with what is right', (thing) => {
  expect(problemsOf(thing)).toEqual([]);
});

describe('finds', () => {
  it.each([
    ['what has no type', { ...property, offers: { price: 1 } }, 'offers has no type'],
    ['an address without its site', { ...property, url: '/nl/' }, 'url must not be /nl/'],
    ['a picture without its site', { ...property, image: ['/pictures/a/b'] }, 'image must not be'],
    ['a day in Belgian', { ...property, datePosted: '4-5-2026' }, 'datePosted must not be'],
    ['a day that there is not', { ...property, datePosted: '2026-13-04' }, 'datePosted must not be'],
    ['a time without minutes', { '@type': 'OpeningHoursSpecification', opens: '9' }, 'opens must not be 9'],
    ['what is null', { ...property, description: null }, 'description is empty'],
    ['a text without letters', { ...property, name: ' ' }, 'name is empty'],
    ['what is empty', { ...property, image: [] }, 'image is empty'],
    ['what stands deeper', { ...property, offers: { ...offer, url: '/' } }, 'offers.url must not be /'],
    [
      'a price without a currency',
      { '@type': 'Offer', availability: offer.availability, price: 1 },
      'has no priceCurrency',
    ],
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
