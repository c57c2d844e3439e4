import { expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { ownedProperties } from '#test/owned-properties.ts';

const app = await createTestApp();
const { database } = app;
const { property, html, as } = await ownedProperties(app);

const dutch = { property_id: property, kind: 'phone', is_public: true, language: 'nl' };
await database
  .insertInto('communication')
  .values([
    { ...dutch, subject: 'Prijs besproken', comment: 'De bezoekers vergelijken.' },
    { ...dutch, subject: 'Compte rendu de la semaine', language: 'fr' },
  ])
  .execute();
await database
  .updateTable('appointment')
  .set({ feedback_language: 'nl' })
  .where('feedback_is_public', '=', true)
  .execute();
await database
  .updateTable('appointment')
  .set({ feedback_language: 'de' })
  .where('feedback_is_public', '=', false)
  .execute();
await database
  .updateTable('publication')
  .set({ subject_language: 'nl', comment: 'Bis Weihnachten', comment_language: 'de' })
  .where('channel', '=', 'Immoportaal')
  .execute();
await database
  .updateTable('planned_step')
  .set({ language: 'nl' })
  .where('subject', '=', 'Nieuwe foto’s')
  .execute();

const screens = (language: Language) => ({
  overview: href(language, 'owners'),
  ownedProperty: href(language, 'ownedProperty', { id: property }),
  communications: href(language, 'ownerMessages'),
  appointments: href(language, 'ownerVisits'),
});

/** The text and the language that it is marked with; each occurrence, since a table stands there for phones too. */
const marked = (page: string, text: string) =>
  [...page.matchAll(new RegExp(`<(\\w+)([^>]*)>${text}(<[^>]*>|)([^<]*)`, 'g'))].map(
    ([, , attributes = '']) => /lang="(\w+)"/.exec(attributes)?.[1],
  );

it('marks words of the agency in another language, and names that language', async () => {
  const at = screens('fr');
  const [overview, owned, communications, appointments] = await Promise.all([
    html('lies', at.overview),
    html('lies', at.ownedProperty),
    html('lies', at.communications),
    html('lies', at.appointments),
  ]);
  expect(marked(overview, 'Nieuwe foto’s')).toEqual(['nl']);
  expect(overview).toContain('Rédigé en néerlandais');
  for (const text of ['Nieuwe foto’s', 'Prijs besproken', 'Wacht op de bank', 'Herenhuis met tuin'])
    expect(new Set(marked(owned, text)), text).toEqual(new Set(['nl']));
  expect(new Set(marked(owned, 'Bis Weihnachten'))).toEqual(new Set(['de']));
  expect(owned).toContain('Rédigé en néerlandais · Rédigé en allemand');
  for (const text of ['Prijs besproken', 'De bezoekers vergelijken.'])
    expect(marked(communications, text), text).toEqual(['nl', 'nl']);
  expect(communications.match(/>Rédigé en néerlandais</g)).toHaveLength(2);
  expect(marked(communications, 'Compte rendu de la semaine')).toEqual([undefined, undefined]);
  expect(marked(appointments, 'Wacht op de bank')).toEqual(['nl', 'nl']);
});

it('says nothing of words in the language of the page, or in one that is not known', async () => {
  const page = await html('lies', screens('nl').communications);
  expect(marked(page, 'Prijs besproken')).toEqual([undefined, undefined]);
  expect(marked(page, 'Bod besproken')).toEqual([undefined, undefined]);
  expect(page.match(/>Geschreven in het \w+</g)).toEqual(Array(2).fill('>Geschreven in het Frans<'));
});

it.each([
  ['de', 'Auf Niederländisch geschrieben', 'Auf Französisch geschrieben'],
  ['en', 'Written in Dutch', 'Written in French'],
] as const)('says it in the language of the page: %s', async (language, ...said) => {
  const page = await html('lies', screens(language).communications);
  for (const words of said) expect(page.split(`>${words}<`), words).toHaveLength(3);
});

it('gives away nothing of what is hidden', async () => {
  const { appointments } = screens('fr');
  const data = await (await as('lies', `${appointments}_.data`)).text();
  expect(data).toContain('en néerlandais');
  expect(data).not.toContain('en allemand');
});
