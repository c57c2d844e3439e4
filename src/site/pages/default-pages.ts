import type { z } from 'zod';
import { type Page, pagesSchema } from './page-schema.ts';

const input: z.input<typeof pagesSchema> = [
  {
    id: 1,
    name: 'home',
    sort: 0,
    modules: [
      {
        type: 'banner',
        view: 'image',
        position: 0,
        title: {
          nl: 'Vind uw thuis.',
          fr: 'Trouvez votre chez-vous.',
          de: 'Finden Sie Ihr Zuhause.',
          en: 'Find your home.',
        },
      },
      { type: 'search', view: 'strip', position: 1 },
      { type: 'propertyList', view: 'recent', position: 2 },
      { type: 'stats', view: 'figures', position: 3 },
      { type: 'testimonials', view: 'quote', position: 4, maxItems: 1 },
      {
        type: 'articleCategory',
        view: 'news',
        position: 5,
        maxItems: 3,
        relation: { type: 'category', id: 'news' },
      },
      { type: 'valuation', view: 'band', position: 6 },
    ],
  },
  { id: 2, name: 'forSale', sort: 1 },
  { id: 3, name: 'forRent', sort: 2 },
  { id: 4, name: 'projects', sort: 3 },
  { id: 5, name: 'serviceSelling', sort: 4 },
  {
    id: 6,
    name: 'about',
    sort: 5,
    modules: [
      { type: 'article', view: 'text', position: 0, relation: { type: 'article', id: 'about' } },
      {
        type: 'articleCategory',
        view: 'news',
        position: 1,
        itemsPerRow: 2,
        relation: { type: 'category', id: 'service' },
      },
      { type: 'teamCategory', view: 'team', position: 2, relation: { type: 'category', id: 'team' } },
    ],
  },
  {
    id: 7,
    name: 'contact',
    sort: 6,
    modules: [
      { type: 'contact', view: 'offices', position: 0, columns: 7 },
      { type: 'contact', view: 'form', position: 1, columns: 5 },
    ],
  },
  { id: 8, name: 'serviceLetting', sort: 7, inMenu: false },
  { id: 9, name: 'testimonials', sort: 8, inMenu: false },
  { id: 10, name: 'news', sort: 9, inMenu: false },
  { id: 11, name: 'privacy', sort: 10, inMenu: false },
  { id: 12, name: 'cookiePolicy', sort: 11, inMenu: false },
  { id: 13, name: 'disclaimer', sort: 12, inMenu: false },
  { id: 14, name: 'demandRegister', sort: 13, inMenu: false },
  { id: 15, name: 'freeValuation', sort: 14, inMenu: false },
  { id: 16, name: 'accessibility', sort: 15, inMenu: false },
];

/** The pages of an agency that has stored none: a complete menu, with modules that fill themselves. */
export const defaultPages: readonly Page[] = pagesSchema.parse(input);
