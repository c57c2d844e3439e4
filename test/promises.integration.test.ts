import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from './app.ts';
import { addGhent, addPage, addProperty } from './factories.ts';

const { request, database } = await createTestApp();
const place_id = await addGhent(database);
await addPage(database, 'privacy');
const id = await addProperty(database, { place_id });

/** With plain spaces: no line breaks between a number and its noun. */
const saidAt = async (path: string) => (await (await request(path)).text()).replaceAll('\u00a0', ' ');

const pages = {
  valuation: href('nl', 'freeValuation'),
  thanks: href('nl', 'thanksContact'),
  asked: href('nl', 'thanksAppointment'),
  newsletter: href('fr', 'newsletter'),
  appointment: href('de', 'requestAppointment', { id }),
};

it('an agency that has said nothing promises nothing', async () => {
  const promise = /werkdag|dezelfde dag|minuten|een uur|jours? ouvrable|par mois|Werktag|selben Tag/i;
  for (const path of Object.values(pages))
    expect(/<main.*<\/main>/s.exec(await saidAt(path))?.[0], path).not.toMatch(promise);
  expect(await saidAt(pages.thanks)).toContain('Binnenkort');
  expect(await saidAt(pages.valuation)).toContain('Op papier, met de verkopen');
});

it('the pages promise what the settings say', async () => {
  const promises = {
    replyWorkingDays: 3,
    appointmentWorkingDays: 1,
    valuationWorkingDays: 5,
    appointmentMinutes: 25,
    valuationHours: 2,
    newslettersAMonth: 2,
  };
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ ...defaultSettings, promises }) })
    .execute();
  const valuation = await saidAt(pages.valuation);
  expect(valuation).toContain('binnen vijf werkdagen een schriftelijke');
  expect(valuation).toContain('Op papier, binnen vijf werkdagen');
  expect(valuation).toContain('Dat duurt ongeveer twee uur.');
  expect(await saidAt(pages.thanks)).toContain('Binnen drie werkdagen');
  const asked = await saidAt(pages.asked);
  expect(asked).toContain('Binnen één werkdag');
  expect(asked).toContain('Het bezoek duurt ongeveer 25 minuten.');
  expect(await saidAt(pages.newsletter)).toContain('Au plus deux fois par mois.');
  expect(await saidAt(pages.appointment)).toContain('meist innerhalb eines Werktags.');
});
