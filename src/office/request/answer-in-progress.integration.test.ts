import { expect, it } from 'vitest';
import { createLead } from '#commands/lead/create-lead.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-23T13:34:00Z');
const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { send } = asksOffice(site);
const eline = await logInStaff(site, 'agent', { name: 'Eline Vermeersch' });
const jonas = await logInStaff(site, 'agent', { name: 'Jonas Baert' });

/** Sends a request like a visitor's form; gives the address of its screen. */
async function ask(): Promise<string> {
  const made = await createLead(
    { database, now, settings: defaultSettings },
    {
      ...{ form: 'contact', first_name: 'Annelies', email: 'annelies@voorbeeld.be', language: 'nl' },
      ...{ page: '/nl/', privacy_version: 1, remark: String(Math.random()) },
    },
    async () => {},
  );
  if (made.outcome === 'conflict') throw new Error('conflict');
  return `/office/requests/${made.id}/`;
}

const answer = (path: string, fields: object, { cookie } = eline) =>
  send(path, { do: 'answer', subject: 'Uw vraag', text: 'Dat kan.', seen: '0', ...fields }, cookie);
const seenIn = async (response: Response) => /name="seen" value="(\d+)"/.exec(await response.text())?.[1];

it('a page that is loaded anew with what was typed does not take a colleague’s answer for read', async () => {
  const path = await ask();
  expect((await answer(path, {}, jonas)).status).toBe(303);
  const refused = await answer(path, { subject: '' });
  expect([refused.status, await seenIn(refused)]).toEqual([422, '0']);
  expect(await seenIn(await answer(path, { do: 'insert:firstname' }))).toBe('0');
  const taken = await answer(path, {});
  expect(taken.status).toBe(409);
  const seen = (await seenIn(taken)) ?? '';
  expect(Number(seen)).toBeGreaterThan(0);
  const refusedAgain = await answer(path, { subject: '', seen });
  expect(await seenIn(refusedAgain)).toBe(seen);
  expect((await answer(path, { seen })).status).toBe(303);
});

it('only a sent answer has the page loaded anew: what is done beside it leaves the answer that is being written', async () => {
  const path = await ask();
  const beside: Record<string, string>[] = [
    { do: 'note', note: 'Belt morgen' },
    { do: 'assign', staff: jonas.id },
    { do: 'snooze', until: 'tomorrow' },
    { do: 'take-up' },
    { do: 'status:done' },
    { do: 'status:open' },
  ];
  for (const fields of beside) {
    const { status, headers } = await send(path, fields, eline.cookie);
    expect([fields.do, status, headers.get('X-Remix-Reload-Document')]).toEqual([fields.do, 303, null]);
    const chosen = await send(`${path}?template=documents`, fields, eline.cookie);
    expect(chosen.headers.get('Location')).toMatch(/[?&]template=documents$/);
  }
  const sent = await answer(path, {});
  expect([sent.status, sent.headers.get('X-Remix-Reload-Document')]).toEqual([303, 'true']);
});

it.each(['slots', 'documents'])('nothing is sent with the field of the %s in its subject', async (name) => {
  const path = await ask();
  const field = `{{${name}}}`;
  const refused = await answer(path, { subject: `Uw bezoek: ${field}` });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining(`${field} kan alleen in het bericht staan`),
  ]);
  const words = Object.fromEntries(
    ['nl', 'fr', 'de', 'en'].flatMap((language) => [
      [`subject-${language}`, `Bezoek ${field}`],
      [`body-${language}`, `Dag, ${field}`],
    ]),
  );
  const template = { do: 'keep', id: '', name: 'Eigen woorden', ...words };
  expect((await send('/office/requests/templates/', template, eline.cookie)).status).toBe(422);
});
