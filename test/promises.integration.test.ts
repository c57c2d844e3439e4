import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from './app.ts';
import { addGhent, addProperty } from './factories.ts';

const { request, database } = await createTestApp();
const place_id = await addGhent(database);
const id = await addProperty(database, { place_id });

/** With plain spaces: between a number and what it counts no line breaks. */
const saidAt = async (path: string) => (await (await request(path)).text()).replaceAll('\u00a0', ' ');

const pages = {
  valuation: href('nl', 'freeValuation'),
  thanks: href('nl', 'thanksContact'),
  asked: href('nl', 'thanksAppointment'),
  newsletter: href('fr', 'newsletter'),
  appointment: href('de', 'requestAppointment', { id }),
};

it('the pages promise what the settings say', async () => {
  expect(await saidAt(pages.valuation)).toContain('binnen de twee werkdagen een schriftelijke');
  expect(await saidAt(pages.thanks)).toContain('Binnen één werkdag');
  expect(await saidAt(pages.asked)).toContain('Dezelfde dag');
  expect(await saidAt(pages.newsletter)).toContain('Au plus une fois par mois.');
  expect(await saidAt(pages.appointment)).toContain('meist am selben Tag.');
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
  expect(valuation).toContain('binnen de vijf werkdagen een schriftelijke');
  expect(valuation).toContain('Op papier, binnen de vijf werkdagen');
  expect(valuation).toContain('Dat duurt ongeveer twee uur.');
  expect(await saidAt(pages.thanks)).toContain('Binnen de drie werkdagen');
  const asked = await saidAt(pages.asked);
  expect(asked).toContain('Binnen één werkdag');
  expect(asked).toContain('Het bezoek duurt ongeveer 25 minuten.');
  expect(await saidAt(pages.newsletter)).toContain('Au plus deux fois par mois.');
  expect(await saidAt(pages.appointment)).toContain('meist innerhalb eines Werktags.');
});
