import { expect, it } from 'vitest';
import { noteProblem } from '#commands/portal/note-problem.ts';
import { problem } from '#domain/problem/problem.ts';
import { createTestApp } from '#test/app.ts';
import { addSentPortal } from '#test/portals/sent-to.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-24T10:00:00Z');
const importKey = 'a key of thirty-two characters ok';
const site = await createTestApp({ ...officeSite, now: () => now, importKey });
const { database } = site;
const { see } = asksOffice(site);
const id = await addSentPortal(database, 'immoweb', { importKey, now });

it.each([
  ['nl', 'Verzending mislukt: 20\u00a0november, ', 'het inloggen bij het portaal gaf een fout (500)'],
  ['fr', 'Envoi échoué\u202f: 20\u00a0novembre, ', 'la connexion au portail a donné une erreur (500)'],
  ['de', 'Sendung fehlgeschlagen: 20.\u00a0November, ', 'die Anmeldung beim Portal gab einen Fehler (500)'],
  ['en', 'Transmission failed: 20\u00a0November, ', 'logging in to the portal gave an error (500)'],
] as const)('says in %s why a portal does not get what it should', async (language, title, why) => {
  const words = problem('PORTAL_LOGIN_STATUS', { status: 500 });
  await noteProblem(database, id, `away ${words}`, new Date('2026-11-20T13:31:00Z'));
  const { cookie } = await logInStaff(site, 'admin', { language });
  const page = async (path: string) =>
    (await (await see(path, cookie)).text())
      .replaceAll('<!-- -->', '')
      .replace(/<script[\s\S]*?<\/script>/g, '');
  const own = await page(`/office/portals/${id}/`);
  expect(own).toContain(title);
  expect(own).toContain(why);
  const today = await page('/office/');
  expect(today).toContain(why);
  expect(own + today).not.toContain('its log-in');
});
