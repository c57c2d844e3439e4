import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'editor');
const PATH = '/office/content/redirects/';

beforeEach(async () => {
  await site.database.deleteFrom('redirect').execute();
  await site.database
    .insertInto('redirect')
    .values({ from_path: '/oud', to_address: '/nl/te-koop/', hits: 7 })
    .execute();
});

const stored = async () =>
  Object.fromEntries(
    (await site.database.selectFrom('redirect').select(['from_path', 'to_address']).execute()).map(
      ({ from_path, to_address }) => [from_path, to_address],
    ),
  );
const text = async (path: string) => (await (await see(path, cookie)).text()).replaceAll('<!-- -->', '');

it('lists them with how often each was followed', async () => {
  expect(await text(PATH)).toMatch(/\/oud[\s\S]*\/nl\/te-koop\/[\s\S]*7/);
  expect(await text(`${PATH}?q=niets`)).toContain('Geen oud adres of doel bevat dit');
});

it('adds, changes and removes one', async () => {
  const added = await send(PATH, { do: 'save', from: '/nieuws.html', to: '/nl/te-huur' }, cookie);
  expect(added.status).toBe(303);
  expect(await stored()).toEqual({ '/oud': '/nl/te-koop/', '/nieuws.html': '/nl/te-huur/' });
  await send(PATH, { do: 'save', from: '/ouder', to: '/nl/contact/', former: '/oud' }, cookie);
  expect(await stored()).toEqual({ '/ouder': '/nl/contact/', '/nieuws.html': '/nl/te-huur/' });
  await send(PATH, { do: 'remove', from: '/ouder' }, cookie);
  expect(await stored()).toEqual({ '/nieuws.html': '/nl/te-huur/' });
  const { action } = await site.database
    .selectFrom('audit_entry')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(action).toBe('redirects.change 1');
});

it.each([
  ['/nl/te-koop/', '/nl/te-huur/', 'is zelf een pagina van deze site'],
  ['/x', '/nl/bestaat-niet/', 'is geen pagina van deze site'],
  ['/x', '/oud?x', ''],
  ['/x', 'javascript:alert(1)', 'geen adres met https'],
  ['/x?y', '/nl/te-huur/', 'is geen pad van deze site'],
  ['', '/nl/te-huur/', 'Vul beide adressen in'],
])('from %s to %s', async (from, to, said) => {
  const response = await send(PATH, { do: 'save', from, to }, cookie);
  expect(response.status).toBe(said ? 422 : 303);
  if (said) expect(await response.text()).toContain(said);
});

it('shows what a list would change before it writes it', async () => {
  const lines = '/a;/nl/te-koop/\n/oud;\n';
  const seen = await send(PATH, { do: 'check', lines }, cookie);
  expect(await seen.text()).toContain('2 verschillen');
  expect(await stored()).toEqual({ '/oud': '/nl/te-koop/' });
  expect((await send(PATH, { do: 'apply', lines }, cookie)).status).toBe(200);
  expect((await send(PATH, { do: 'apply', lines, seen: lines }, cookie)).status).toBe(303);
  expect(await stored()).toEqual({ '/a': '/nl/te-koop/' });
  const wrong = await send(PATH, { do: 'check', lines: '/b;/nl/te-koop/\n/b;/nl/te-huur/' }, cookie);
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Regel 2')]);
});

it.each([
  ['/oud/', '/oud leidt naar /nl/te-koop/'],
  ['https://www.agency.be/oud?a=1', '/oud leidt naar /nl/te-koop/'],
  ['/nl/te-koop/', 'is een pagina van deze site'],
  ['/nergens', 'leidt nergens heen'],
  ['geen pad', 'geen pad van deze site'],
])('says where %s leads', async (test, said) => {
  expect(await text(`${PATH}?${new URLSearchParams({ test })}`)).toContain(said);
});
