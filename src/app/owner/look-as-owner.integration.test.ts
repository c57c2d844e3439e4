import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { ownerPaths } from '#site/paths/path-table/owner-paths.ts';
import { createTestApp } from '#test/app.ts';
import { ownedProperties } from '#test/owned-properties.ts';
import { logIn, ownerPassword } from '#test/owners.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

let passedMs = 0;
const site = await createTestApp({ ...officeSite, now: () => new Date(Date.now() + passedMs) });
const { database } = site;
const { see } = asksOffice(site);
const { lies, property, foreign, epc, foreignDocument, as } = await ownedProperties(site);
const agent = await logInStaff(site, 'agent');

const linkFor = async (ownerId: string) =>
  (await see(`/office/owners/${ownerId}/as-seen/`, agent.cookie)).headers.get('Location') ?? '';
const follow = (link: string) => site.request(link.replace(officeSite.publicUrl, ''));
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
const begin = async () => cookieOf(await follow(await linkFor(lies.id)));
const ask = (path: string, cookie: string, init: RequestInit = {}) =>
  site.request(path, { ...init, headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie } });
const post = (path: string, cookie: string, fields: Record<string, string>) =>
  ask(path, cookie, { method: 'POST', body: new URLSearchParams(fields) });

const plain = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');

it('shows the portal of that owner with a strip, and says so in the log', async () => {
  const answer = await follow(await linkFor(lies.id));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/eigenaars/']);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-as-owner=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1200; Secure$/,
  );
  const page = await plain(await ask('/nl/eigenaars/', cookieOf(answer)));
  for (const text of ['Hoveniersberg 18, Gent', 'zoals Lies Maes het ziet', 'action="/as-owner/end/"'])
    expect(page).toContain(text);
  for (const text of ['Malpertuus', 'Uitloggen', '/nl/eigenaars/account/']) expect(page).not.toContain(text);
  const noted = await database
    .selectFrom('audit_entry')
    .select(['actor', 'subject'])
    .where('action', '=', 'owner.seen-as')
    .execute();
  expect(noted).toEqual([{ actor: `staff:${agent.id}`, subject: `owner:${lies.id}` }]);
});

it('is the same page as the owner has, but for the strip and the account', async () => {
  const cookie = await begin();
  const main = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll(/«\w+»|_R_\w+/g, '');
  for (const path of ['/nl/eigenaars/', `/nl/eigenaars/pand/${property}/`, '/de/eigentuemer/nachrichten/'])
    expect(main(await plain(await ask(path, cookie))), path).toBe(main(await plain(await as('lies', path))));
  expect((await ask(`/documents/${epc}/`, cookie)).status).toBe(200);
  expect((await ask(`/documents/${foreignDocument}/`, cookie)).status).toBe(404);
  expect((await ask(`/nl/eigenaars/pand/${foreign}/`, cookie)).status).toBe(404);
});

describe('who looks', () => {
  it('changes nothing', async () => {
    const cookie = await begin();
    const kept = async () => [
      await database.selectFrom('owner').selectAll().orderBy('id').execute(),
      await database.selectFrom('owner_session').select('id').orderBy('id').execute(),
      await database.selectFrom('lead').select('id').orderBy('id').execute(),
    ];
    const before = await kept();
    for (const screen of ['ownerMessage', 'ownerAccount', 'owners', 'ownerVisits'] as const)
      for (const button of ['', 'details', 'email', 'password', 'end-session', 'end-others']) {
        const path = ownerPaths[screen].nl.replace(':id', String(property));
        const fields = { remark: 'Hallo', name: 'Iemand', language: 'nl', do: button };
        expect([403, 405], path).toContain((await post(path, cookie, fields)).status);
      }
    expect(await kept()).toEqual(before);
    const message = await plain(await ask(`/nl/eigenaars/pand/${property}/bericht/`, cookie));
    expect(message).toContain('<fieldset disabled');
  });

  it('never comes to the account, and is not logged in as anybody', async () => {
    const cookie = await begin();
    const account = await ask('/nl/eigenaars/account/', cookie);
    expect([account.status, account.headers.get('Location')]).toEqual([303, '/nl/eigenaars/']);
    expect((await ask('/nl/login/', cookie)).status).toBe(200);
  });

  it('sees that owner and no other where the browser is logged in too', async () => {
    const nora = await ownerNamed('Nora Niks');
    const own = await logIn(site.request, lies.email);
    const both = `${cookieOf(await follow(await linkFor(nora.id)))}; ${own}`;
    expect(await plain(await ask('/nl/eigenaars/', both))).toContain('zoals Nora Niks het ziet');
    expect((await ask(`/nl/eigenaars/pand/${property}/`, both)).status).toBe(404);
    expect((await ask(`/documents/${epc}/`, both)).status).toBe(404);
    const fields = { email: lies.email, password: ownerPassword };
    const entered = await post('/nl/login/', both, fields);
    expect(entered.headers.getSetCookie().join()).toContain('__Host-as-owner=; ');
  });

  it('stops by the button', async () => {
    const ended = await post('/as-owner/end/', await begin(), {});
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, '/']);
    expect(ended.headers.getSetCookie()[0]).toContain('__Host-as-owner=; ');
    expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });
});

const ownerNamed = (name: string) =>
  database.selectFrom('owner').select('id').where('name', '=', name).executeTakeFirstOrThrow();

describe('a link', () => {
  it('works once', async () => {
    const link = await linkFor(lies.id);
    expect((await follow(link)).status).toBe(303);
    const again = await follow(link);
    expect([again.status, again.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('works for a minute', async () => {
    const link = await linkFor(lies.id);
    passedMs = minuteMs + 1000;
    expect((await follow(link)).status).toBe(403);
    passedMs = 0;
  });

  it('is no cookie, and a cookie is no link', async () => {
    const token = new URL(await linkFor(lies.id)).searchParams.get('token') ?? '';
    expect((await ask('/nl/eigenaars/', `__Host-as-owner=${token}`)).status).toBe(303);
    const [, value = ''] = (await begin()).split('=');
    expect((await follow(`/as-owner/open/?token=${value}`)).status).toBe(403);
    const forged = value.replace(lies.id, (await ownerNamed('Karl Schmitz')).id);
    expect((await ask('/nl/eigenaars/', `__Host-as-owner=${forged}`)).status).toBe(303);
  });

  it.each(['nobody', '00000000-0000-4000-8000-000000000000'])('leads to no owner %s', async (id) => {
    expect((await see(`/office/owners/${id}/as-seen/`, agent.cookie)).status).toBe(404);
  });
});

describe('a look ends', () => {
  const status = async (cookie: string) => (await ask('/nl/eigenaars/', cookie)).status;

  it('after twenty minutes', async () => {
    const cookie = await begin();
    passedMs = 19 * minuteMs;
    expect(await status(cookie)).toBe(200);
    passedMs = 20 * minuteMs + 1000;
    expect(await status(cookie)).toBe(303);
    passedMs = 0;
  });

  it('with the session, the account or the right of who looks', async () => {
    const change = (given: { role?: string; ended_at?: Date | null }) =>
      database.updateTable('staff').set(given).where('id', '=', agent.id).execute();
    const cookie = await begin();
    await change({ role: 'editor' });
    expect(await status(cookie)).toBe(303);
    await change({ role: 'agent', ended_at: new Date() });
    expect(await status(cookie)).toBe(303);
    await change({ ended_at: null });
    expect(await status(cookie)).toBe(200);
    const other = await logInStaff(site, 'agent');
    const link =
      (await see(`/office/owners/${lies.id}/as-seen/`, other.cookie)).headers.get('Location') ?? '';
    const theirs = cookieOf(await follow(link));
    await see('/office/', other.cookie);
    await database.deleteFrom('staff_session').where('staff_id', '=', other.id).execute();
    expect(await status(theirs)).toBe(303);
  });
});

describe('what the office says to itself', () => {
  const secret = 'geheimwoord-van-kantoor';

  it('is nowhere in the portal', async () => {
    const { id: leadId } = await database
      .selectFrom('lead')
      .select('id')
      .where('last_name', '=', 'Peeters')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('appointment')
      .set({ feedback_internal: secret, lead_id: leadId })
      .where('property_id', '=', property)
      .execute();
    await database
      .updateTable('appointment')
      .set({ feedback: secret, feedback_is_public: false })
      .where('status', '=', 'no_show')
      .execute();
    await database.insertInto('lead_event').values({ lead_id: leadId, kind: 'note', body: secret }).execute();
    await database.updateTable('lead').set({ remark: secret }).where('id', '=', leadId).execute();
    await database
      .insertInto('communication')
      .values({ property_id: property, kind: 'note', subject: secret, comment: secret, is_public: false })
      .execute();
    const cookie = await begin();
    let pages = 0;
    for (const [screen, paths] of Object.entries(ownerPaths))
      for (const language of languages)
        for (const end of ['', '_.data']) {
          const path = paths[language].replace(':id', String(property)).replace(':token', 'x') + end;
          for (const answer of [await ask(path, cookie), await as('lies', path)]) {
            const text = await answer.text();
            expect(text.includes(secret), `${screen} ${path}`).toBe(false);
            if (answer.status === 200 && text.includes('Hoveniersberg')) pages += 1;
          }
        }
    expect(pages).toBeGreaterThan(40);
  });
});
