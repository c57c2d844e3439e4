import { describe, expect, it } from 'vitest';
import type { RequestContext } from '#app/request-context.ts';
import type { PublishedOffice } from '#database/site/people.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { problemsOf } from '#test/schema-org.ts';
import { agencyOn } from './agency.server.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { jsonLdScript } from './json-ld-script.server.ts';

const context = {
  settings: {
    ...defaultSettings,
    agency: {
      ...defaultSettings.agency,
      name: 'Rooilijn',
      phone: '092345678',
      enterpriseNumber: 'BE 0712.345.678',
      sameAs: ['https://www.instagram.com/rooilijn/'],
    },
  },
  language: 'fr',
  publicUrl: 'https://www.example.be',
} as unknown as RequestContext;

const ghent: PublishedOffice = {
  id: 1,
  name: { nl: 'Kantoor Gent' },
  street: 'Predikherenlei',
  houseNumber: '14',
  postalCode: '9000',
  city: { nl: 'Gent', fr: 'Gand' },
  countryId: 10,
  phone: '092345678',
  email: 'gent@example.be',
  openingHours: { nl: 'za 10–13 uur' },
  hours: [{ days: ['sa'], opens: '10:00', closes: '13:00' }],
  latitude: 51.05,
  longitude: 3.72,
  picture: null,
};
const luxembourg: PublishedOffice = {
  ...ghent,
  id: 2,
  countryId: 50,
  phone: '26123456',
  hours: [],
  latitude: null,
};

const told = (offices: PublishedOffice[]) =>
  JSON.parse(JSON.stringify(agencyOn('contact', offices, context)));

describe('the agency', () => {
  it('is told on its own pages only', () => {
    for (const screen of ['home', 'about', 'contact'] as const)
      expect(agencyOn(screen, [ghent], context)).toHaveLength(1);
    expect(agencyOn('forSale', [ghent], context)).toEqual([]);
    expect(agencyOn(undefined, [ghent], context)).toEqual([]);
  });

  it('has the address and the hours of its main office, and the others below it', () => {
    const [agency] = told([ghent, luxembourg]);
    expect(problemsOf(agency)).toEqual([]);
    expect(agency).toMatchObject({
      '@id': 'https://www.example.be/#agency',
      name: 'Rooilijn',
      url: 'https://www.example.be/fr/',
      telephone: '+3292345678',
      vatID: 'BE 0712.345.678',
      sameAs: ['https://www.instagram.com/rooilijn/'],
      address: { streetAddress: 'Predikherenlei 14', addressLocality: 'Gand', addressCountry: 'BE' },
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '13:00' },
      ],
      subOrganization: [{ '@id': 'https://www.example.be/#agency-2', telephone: '+35226123456' }],
    });
    expect(agency.subOrganization[0]).not.toHaveProperty('geo');
    expect(agency.subOrganization[0]).not.toHaveProperty('openingHoursSpecification');
  });

  it('without an office is still told', () => {
    expect(problemsOf(told([])[0])).toEqual([]);
  });
});

it('a breadcrumb has whole addresses, and the page itself at its end', () => {
  const crumbs = [{ label: 'À vendre', href: '/fr/a-vendre/' }, { label: 'R-1' }];
  const [way] = JSON.parse(JSON.stringify(breadcrumbs(crumbs, 'https://www.example.be')));
  expect(problemsOf(way)).toEqual([]);
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'À vendre', item: 'https://www.example.be/fr/a-vendre/' },
    { '@type': 'ListItem', position: 2, name: 'R-1' },
  ]);
  expect(breadcrumbs([{ label: 'Accueil' }], 'https://www.example.be')).toEqual([]);
});

it('what an agency writes cannot end its block, and reads back as it was', () => {
  const name = '</script><script>alert(1)</script> & <!-- "Kouter"\u2028';
  const script = jsonLdScript([{ '@type': 'House', name }]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(script).not.toMatch(/<!--|\u2028/);
  expect(JSON.parse(script.replace(/<[^>]*>/g, ''))['@graph'][0].name).toBe(name);
  expect(jsonLdScript([])).toBe('');
});
