import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { check } from '#site/check.ts';
import { inOneLine } from '#site/site-problem.ts';
import { defaultPages } from './default-pages.ts';
import { pagePath, pageSchema, pagesSchema, screenOf } from './page-schema.ts';

const home = { id: 1, name: 'home' };
const about = { id: 6, name: 'about' };
const own = (given: object) => ({ id: 20, name: 'jobs', path: { nl: 'vacatures' }, ...given });
const module = { type: 'stats', view: 'figures' };

const problemsOf = (...pages: object[]) => (check(pagesSchema, pages, 'pages').problems ?? []).map(inOneLine);

describe('pages that are refused', () => {
  test.each<[string, object[], string[]]>([
    ['none', [], ["pages: the page 'home' is missing: a site cannot be without it"]],
    ['no home page', [about], ["pages: the page 'home' is missing: a site cannot be without it"]],
    [
      'a home page that is a draft',
      [about, { ...home, status: 'draft' }],
      ["pages[1].status: the page 'home' must be published"],
    ],
    ['two with one id', [home, own({ id: 1 })], ['pages[1].id: 1 is the id of another page already']],
    [
      'two with one name',
      [home, own({}), own({ id: 21, path: { nl: 'werken' } })],
      ["pages[2].name: 'jobs' is the name of another page already"],
    ],
    [
      'a screen twice',
      [home, { id: 2, name: 'home' }],
      ["pages[1].name: 'home' is the name of another page already"],
    ],
    ['a parent that is not there', [home, own({ parentId: 9 })], ['pages[1].parentId: there is no page 9']],
    ['a page below itself', [home, own({ parentId: 20 })], ['pages[1].parentId: leads in a circle']],
    [
      'pages below each other, and one below them',
      [
        home,
        own({ parentId: 21 }),
        own({ id: 21, name: 'press', parentId: 20 }),
        own({ id: 22, name: 'team', parentId: 21 }),
      ],
      [1, 2, 3].map((index) => `pages[${index}].parentId: leads in a circle`),
    ],
    [
      'screens below each other',
      [home, { ...about, parentId: 7 }, { id: 7, name: 'contact', parentId: 6 }],
      [1, 2].map((index) => `pages[${index}].parentId: leads in a circle`),
    ],
    [
      'a screen with a path of its own',
      [home, { ...about, path: { nl: 'wie-wij-zijn' } }],
      ["pages[1].path: the path of 'about' is fixed by the product"],
    ],
    [
      'an own page without a path',
      [home, own({ path: {} })],
      ['pages[1].path: needs a path in one language at least'],
    ],
    [
      'the name of a screen that needs to know which',
      [home, own({ name: 'project' })],
      ["pages[1].name: 'project' is not a screen that can stand in a menu"],
    ],
    [
      'modules at one position',
      [home, own({ modules: [0, 1, 1].map((position) => ({ ...module, position })) })],
      ['pages[1].modules[2].position: another module has the position 1 already'],
    ],
    [
      'a path with other signs',
      [home, own({ path: { nl: 'Vacatures', fr: 'à-louer', de: 'a/b', en: 'jobs-' } })],
      languages.map((language) => `pages[1].path.${language}: may hold small letters, digits and hyphens`),
    ],
  ])('%s', (_, pages, problems) => {
    expect(problemsOf(...pages)).toEqual(problems);
  });
});

describe('an own page at an address that is taken', () => {
  const testimonials = { id: 9, name: 'testimonials' };
  const projects = { id: 4, name: 'projects' };
  const inCity = own({ id: 30, name: 'inCity', parentId: 4, path: { nl: 'gent' } });
  const ofStreet = own({ id: 31, name: 'ofStreet', parentId: 30, path: { nl: 'kouter' } });
  test.each<[string, object[], string]>([
    [
      'of a screen',
      [own({ path: { nl: 'te-koop' } })],
      "nl: /nl/te-koop/ is the address of 'forSale' already",
    ],
    [
      'of a screen, in French only',
      [own({ path: { nl: 'ja', fr: 'a-vendre' } })],
      "fr: /fr/a-vendre/ is the address of 'forSale' already",
    ],
    [
      'of a screen, in German',
      [own({ path: { de: 'ueber-uns' } })],
      "de: /de/ueber-uns/ is the address of 'about' already",
    ],
    [
      'of a screen, in English',
      [own({ path: { en: 'about-us' } })],
      "en: /en/about-us/ is the address of 'about' already",
    ],
    [
      'of a screen, as a child of home',
      [own({ parentId: 1, path: { nl: 'te-koop' } })],
      "nl: /nl/te-koop/ is the address of 'forSale' already",
    ],
    [
      'of any testimonial',
      [testimonials, own({ parentId: 9, path: { nl: 'over-u' } })],
      "nl: /nl/testimonials/over-u/ is the address of 'testimonial' already",
    ],
    [
      'of any testimonial, in German',
      [testimonials, own({ parentId: 9, path: { de: 'neue' } })],
      "de: /de/kundenstimmen/neue/ is the address of 'testimonial' already",
    ],
    [
      'of any project',
      [projects, inCity, ofStreet, own({ parentId: 31, path: { nl: '12' } })],
      "nl: /nl/projecten/gent/kouter/12/ is the address of 'project' already",
    ],
    [
      'of another own page',
      [own({}), own({ id: 21, name: 'press' })],
      "nl: /nl/vacatures/ is the address of 'jobs' already",
    ],
    [
      'of another own page, as a child of home',
      [own({}), own({ id: 21, name: 'press', parentId: 1 })],
      "nl: /nl/vacatures/ is the address of 'jobs' already",
    ],
  ])('%s', (_, pages, problem) => {
    expect(problemsOf(home, ...pages)).toEqual([`pages[${pages.length}].path.${problem}`]);
  });

  test('but not beside it', () => {
    const pages = [
      home,
      testimonials,
      projects,
      inCity,
      ofStreet,
      own({ path: { nl: 'te-koop-nu', fr: 'te-koop' } }),
    ];
    expect(problemsOf(...pages)).toEqual([]);
  });
});

describe('the path of a page', () => {
  const pages = pagesSchema.parse([
    home,
    about,
    own({ path: { nl: 'vacatures', fr: 'emplois' } }),
    own({ id: 21, name: 'summer', parentId: 20, path: { nl: 'zomer', de: 'sommer' } }),
    own({ id: 22, name: 'story', parentId: 6, path: { nl: 'verhaal', de: 'geschichte' } }),
  ]);
  test.each([
    ['home', 'fr', '/fr/'],
    ['about', 'de', '/de/ueber-uns/'],
    ['jobs', 'nl', '/nl/vacatures/'],
    ['jobs', 'fr', '/fr/emplois/'],
    ['jobs', 'de', undefined],
    ['summer', 'nl', '/nl/vacatures/zomer/'],
    ['summer', 'fr', undefined],
    // Its parent has no path in German.
    ['summer', 'de', undefined],
    ['story', 'de', '/de/ueber-uns/geschichte/'],
  ] as const)('%s in %s is %s', (name, language, path) => {
    const page = pages.find((each) => each.name === name);
    expect(page && pagePath(pages, page, language)).toBe(path);
  });

  test('ends where pages are stored that lead in a circle, or nowhere', () => {
    const stored = [
      own({ parentId: 21 }),
      own({ id: 21, name: 'press', parentId: 20 }),
      own({ id: 22, parentId: 9 }),
    ];
    const circle = stored.map((page) => pageSchema.parse(page));
    expect(circle.map((page) => pagePath(circle, page, 'nl'))).toEqual([undefined, undefined, undefined]);
  });
});

test.each([
  ['home', 'home'],
  ['freeValuation', 'freeValuation'],
  ['project', undefined],
  ['jobs', undefined],
  ['toString', undefined],
])('%s stands for the screen %s', (name, screen) => {
  expect(screenOf({ name })).toBe(screen);
});

test('the default pages are screens, each with a path in every language', () => {
  for (const page of defaultPages) {
    for (const language of languages) expect(pagePath(defaultPages, page, language)).toMatch(`/${language}/`);
  }
});
