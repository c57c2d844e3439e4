import type { DemoProperty } from '#demo/demo-property.ts';
import { said } from '#demo/said.ts';

/** Drafts for sale, which no visitor ever sees. */
export const drafts: DemoProperty[] = [
  {
    reference: 'RL-2418',
    type: 'terraced_house',
    looks: 'white-row-house',
    at: '9000 Gent',
    street: 'Tweekapellenstraat 14',
    price: 389_000,
    living: 144,
    plot: 90,
    bedrooms: 3,
    bathrooms: 1,
    year: 1924,
    features: ['cityGarden'],
    lacks: ['energy'],
    photos: 'one',
    agent: 1,
  },
  {
    reference: 'RL-2419',
    type: 'villa',
    looks: 'dark-brick-villa',
    at: '9840 De Pinte',
    street: 'Reevijver 40',
    price: 845_000,
    living: 251,
    plot: 1120,
    bedrooms: 4,
    bathrooms: 2,
    year: 2016,
    energy: 59,
    features: ['islandKitchen', 'carport'],
    photos: 'none',
    agent: 0,
  },
];

/** Drafts for rent. */
export const rentalDrafts: DemoProperty[] = [
  {
    reference: 'RL-2408',
    type: 'apartment',
    looks: 'bedroom',
    at: '9000 Gent',
    street: 'Kouter 12 bus 4',
    price: 1_150,
    living: 92,
    bedrooms: 2,
    bathrooms: 1,
    year: 1962,
    floor: 3,
    features: ['balcony', 'lift'],
    lacks: ['energy'],
    agent: 2,
  },
];

/** Once published, then withdrawn by the owner: their pages answer that they are gone. */
export const withdrawn: DemoProperty[] = [
  {
    reference: 'RL-2301',
    type: 'semi_detached_house',
    looks: 'semi-detached-autumn',
    at: '9050 Gentbrugge',
    street: 'Oude Brusselseweg 121',
    price: 415_000,
    living: 163,
    plot: 340,
    bedrooms: 3,
    bathrooms: 1,
    year: 1965,
    energy: 342,
    features: ['garage', 'sunnyGarden'],
    publishedDaysAgo: 180,
  },
  {
    reference: 'RL-2302',
    type: 'apartment',
    looks: 'apartment-building',
    at: '9000 Gent',
    street: 'Visserij 88 bus 5',
    quarter: said('Visserij', 'Visserij', 'Visserij', 'Visserij'),
    price: 299_000,
    living: 87,
    bedrooms: 2,
    bathrooms: 1,
    year: 1996,
    floor: 2,
    energy: 209,
    features: ['waterView', 'lift'],
    publishedDaysAgo: 160,
  },
];
