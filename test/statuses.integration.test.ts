import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { createTestApp } from './app.ts';
import { daysAgo, housesInGhent, pathsOfHouse } from './houses-in-ghent.ts';

const app = await createTestApp();
const { request } = app;
const { house, page, isListed } = await housesInGhent(app);

// A property that always exists, so that the page of one that is gone has a similar one to show.
await house({ street: 'Buurstraat' });
await house({ street: 'Huurstraat', purpose: 'rent', price_cents: 1000_00 });

describe('a property that can be had', () => {
  it.each([
    ['available', null],
    ['option', 'In optie'],
  ])('%s: its page, with the agent’s price, and in the list', async (availability, ribbon) => {
    const { id, paths } = await house({ availability, price_cents: 377_000_00 });
    for (const language of languages) {
      const { status, html, isNoindex } = await page(paths[language]);
      expect(status).toBe(200);
      expect(html).toContain('377.000');
      expect(isNoindex).toBe(false);
    }
    if (ribbon) expect((await page(paths.nl)).html).toContain(ribbon);
    expect(await isListed(id)).toBe(true);
  });
});

describe('a property that is gone', () => {
  it.each([
    ['sold', 'sale', 'PROPERTY_SOLD_ON', 'PROPERTY_SOLD'],
    ['rented', 'rent', 'PROPERTY_RENTED_ON', 'PROPERTY_RENTED'],
    ['sold_out', 'sale', 'PROPERTY_SOLD_OUT', 'PROPERTY_SOLD_OUT'],
  ] as const)(
    '%s: its page keeps, says so, and shows similar ones',
    async (availability, purpose, withDay, without) => {
      const goneOn = daysAgo(10);
      const dated = await house({ availability, purpose, gone_on: goneOn });
      const undated = await house({ availability, purpose });
      for (const language of languages) {
        const t = textsFor(language);
        const { status, html, isNoindex } = await page(dated.paths[language]);
        expect(status).toBe(200);
        expect(html).toContain(t(withDay, { day: dayInWords(goneOn, language) }));
        expect(html).toContain(t('SIMILAR'));
        expect(html).toContain(purpose === 'rent' ? 'Huurstraat' : 'Buurstraat');
        expect(html).not.toContain(t('REQUEST_APPOINTMENT'));
        expect(isNoindex).toBe(false);
        expect((await page(undated.paths[language])).html).toContain(t(without));
      }
    },
  );

  // The settings show sold properties for 90 days.
  it.each([
    ['gone_on', 89, true, false],
    ['gone_on', 91, false, true],
    ['gone_noticed_on', 89, true, false],
    ['gone_noticed_on', 91, false, true],
  ] as const)('by %s for %i days is listed: %s, noindex: %s', async (column, days, listed, noindex) => {
    const { id, paths } = await house({ availability: 'sold', [column]: daysAgo(days) });
    expect(await isListed(id)).toBe(listed);
    const { status, isNoindex, html } = await page(paths.nl);
    expect(status).toBe(200);
    expect(isNoindex).toBe(noindex);
    expect(html.includes('rel="canonical"')).toBe(!noindex);
    const isDayShown = html.includes(dayInWords(daysAgo(days), 'nl'));
    expect(isDayShown).toBe(column === 'gone_on');
  });
});

describe('a property that is not shown', () => {
  const secrets = {
    street: 'Geheimstraat',
    price_cents: 498_765_00,
    title: { nl: 'Een huis met een geheim' },
    description: { nl: 'Niemand mag dit lezen.' },
  };
  const told = /Geheimstraat|498[.]?765|geheim|Niemand mag/i;

  it.each([
    ['withdrawn', 410, 'PROPERTY_WITHDRAWN', 'PROPERTY_WITHDRAWN_HINT'],
    ['draft', 404, 'PROPERTY_NOT_FOUND', 'PROPERTY_NOT_FOUND_HINT'],
  ] as const)('%s: %i in every language, without any detail', async (publication, expected, title, hint) => {
    const { id, paths } = await house({ ...secrets, publication });
    for (const language of languages) {
      const { status, html, isNoindex } = await page(paths[language]);
      expect(status).toBe(expected);
      expect(isNoindex).toBe(true);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(textsFor(language)(title));
      expect(html).toContain(textsFor(language)(hint));
      expect(html).not.toMatch(told);
      expect(await (await request(`${paths[language]}_.data`)).text()).not.toMatch(told);
    }
    expect((await request(`/property/${id}/`)).status).toBe(publication === 'draft' ? 404 : 302);
    expect((await page(`/nl/favorieten/?ids=${id}`)).html).not.toMatch(told);
  });

  it('is in no list and beside no other property', async () => {
    for (const publication of ['withdrawn', 'draft']) await house({ ...secrets, publication });
    const { paths } = await house({ title: { nl: 'Erbij' } });
    for (const path of ['/nl/', '/nl/te-koop/', '/nl/te-koop/?text=Geheimstraat', paths.nl]) {
      const { status, html } = await page(path);
      expect(status, path).toBe(200);
      expect(html, path).not.toMatch(/498[.]?765|Een huis met een geheim|Niemand mag/);
    }
  });

  it('never was: 404 in every language', async () => {
    for (const [language, path] of Object.entries(pathsOfHouse(987_654))) {
      const { status, html } = await page(path);
      expect(status).toBe(404);
      expect(html).toContain(`<html lang="${language}"`);
    }
  });
});
