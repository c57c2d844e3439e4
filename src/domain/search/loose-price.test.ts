import { expect, it } from 'vitest';
import { parseCriteria, writeCriteria } from './criteria.ts';
import { loosePrice } from './loose-price.ts';

it.each([
  ['sale', 'max_price=400000', 10, 'max_price=440000'],
  ['sale', 'max_price=401000', 10, 'max_price=445000'],
  ['sale', 'min_price=300000&max_price=400000', 20, 'min_price=240000&max_price=480000'],
  ['sale', 'min_price=4000&max_price=9000', 10, 'max_price=10000'],
  ['sale', 'min_price=4000', 10, 'min_price=4000'],
  ['rent', 'max_price=900&type=studio', 10, 'type=studio&max_price=1000'],
  ['rent', 'type=studio', 20, 'type=studio'],
] as const)('%s %s, %d per cent looser: %s', (purpose, query, percent, expected) => {
  const { criteria } = parseCriteria(purpose, new URLSearchParams(query));
  expect(writeCriteria(loosePrice(criteria, percent)).toString()).toBe(expected);
});
