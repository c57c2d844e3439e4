import type { DemoProperty } from './demo-property.ts';
import { leadPicture } from './picture-choice.ts';
import { brusselsAndWallonia } from './properties/brussels-and-wallonia.ts';
import { eastFlanders } from './properties/east-flanders.ts';
import { furtherFlanders } from './properties/further-flanders.ts';
import { ghentApartments } from './properties/ghent-apartments.ts';
import { ghentHouses } from './properties/ghent-houses.ts';
import { groundsAndGarages } from './properties/grounds-and-garages.ts';
import { luxembourg } from './properties/luxembourg.ts';
import { portraits } from './properties/portraits.ts';
import { rentals } from './properties/rentals.ts';
import { showpieces } from './properties/showpieces.ts';
import { drafts, rentalDrafts, withdrawn } from './properties/unpublished.ts';
import { workplaces } from './properties/workplaces.ts';
import { spread } from './spread.ts';

type Listed = {
  row: DemoProperty;
  reference: string;
  purpose: 'sale' | 'rent';
  publication: 'draft' | 'published' | 'withdrawn';
  publishedDaysAgo: number;
};

/** A page of a list has twelve cards, and no two of them should show the same house. */
const cardsOfAPage = 12;
const newestNumberWithoutReference = 2387;

/**
 * Newest first. The lists are ordered so that the pictures alternate, because there are fewer pictures of houses than
 * properties.
 */
export function listDemoProperties(): Listed[] {
  const others = [
    ...portraits,
    ...ghentHouses,
    ...ghentApartments,
    ...eastFlanders,
    ...furtherFlanders,
    ...brusselsAndWallonia,
    ...luxembourg,
    ...groundsAndGarages,
    ...workplaces,
  ];
  const sale = [...showpieces, ...spread(others, lookOf, cardsOfAPage, showpieces)];
  const rent = spread(rentals, lookOf, cardsOfAPage);
  const listed = [
    ...sale.map((row, index) => property(row, 'sale', 'published', saleDaysAgo(index))),
    ...rent.map((row, index) => property(row, 'rent', 'published', 0.5 + index * 5.5)),
    ...drafts.map((row) => property(row, 'sale', 'draft', 0)),
    ...rentalDrafts.map((row) => property(row, 'rent', 'draft', 3)),
    ...withdrawn.map((row) => property(row, 'sale', 'withdrawn', row.publishedDaysAgo ?? 0)),
  ].toSorted((one, other) => one.publishedDaysAgo - other.publishedDaysAgo);
  return withReferences(listed);
}

function property(
  row: DemoProperty,
  purpose: Listed['purpose'],
  publication: Listed['publication'],
  publishedDaysAgo: number,
): Omit<Listed, 'reference'> {
  return { row, purpose, publication, publishedDaysAgo };
}

/** One a day at first, then one every other day. */
function saleDaysAgo(index: number): number {
  return index < showpieces.length ? index : showpieces.length + (index - showpieces.length) * 1.9;
}

/** A property without a photograph gets a look of its own, so that it keeps no other away. */
function lookOf(row: DemoProperty): string {
  return row.photos === 'none' ? row.street : leadPicture(row.looks);
}

function withReferences(listed: Omit<Listed, 'reference'>[]): Listed[] {
  const taken = new Set(listed.map(({ row }) => row.reference));
  let number = newestNumberWithoutReference;
  return listed.map((each) => {
    if (each.row.reference) return { ...each, reference: each.row.reference };
    while (taken.has(`RL-${number}`)) number--;
    return { ...each, reference: `RL-${number--}` };
  });
}
