import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => new Date('2026-11-24T10:00:00Z') });
const { database } = site;
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
const LIST = '/office/imports/';

beforeEach(async () => {
  await database.deleteFrom('import_source').execute();
  await database.deleteFrom('audit_entry').execute();
});

const addressIn = async (answer: Response) => {
  const page = await answer.text();
  return { page, path: /https:\/\/www\.agency\.be(\/hooks\/[a-z]+\/[\w-]{43}\/)/.exec(page)?.[1] ?? '' };
};
const putStatus = async (path: string) =>
  (await site.request(path, { method: 'PUT', body: '<openimmo/>' })).status;

it('shows where a system hands in its files, and gives it another address that is the only one', async () => {
  const added = await send(LIST, { system: 'openimmo', name: 'onoffice' }, cookie);
  const { page, path } = await addressIn(added);
  expect(page).toContain('Adres voor leveringen');
  expect(await putStatus(path)).toBe(201);
  const one = `${LIST}onoffice/`;
  expect(await (await see(one, cookie)).text()).not.toContain('/hooks/onoffice/');
  const unsure = await send(one, { do: 'renew' }, cookie);
  expect([unsure.status, await unsure.text()]).toEqual([
    422,
    expect.stringContaining('Bevestig dat het oude adres niet meer mag werken.'),
  ]);
  expect(await putStatus(path)).toBe(201);
  const renewed = await addressIn(await send(one, { do: 'renew', sure: 'yes' }, cookie));
  expect(renewed.path).not.toBe(path);
  expect([await putStatus(path), await putStatus(renewed.path)]).toEqual([404, 201]);
  const log = await database.selectFrom('audit_entry').select(['action', 'subject']).execute();
  expect(log).toContainEqual({ action: 'import.renew', subject: 'import:onoffice' });
});

it('has no address to give to a system that sends nothing', async () => {
  await database
    .insertInto('import_source')
    .values({
      ...{ name: 'skarabee', adapter: 'skarabee', settings: '{}', hook_secret: Buffer.alloc(32) },
      ...{ created_at: new Date('2026-11-24T10:00:00Z'), watched_since: new Date('2026-11-24T10:00:00Z') },
    })
    .execute();
  const one = `${LIST}skarabee/`;
  expect(await (await see(one, cookie)).text()).not.toContain('Nieuw adres geven');
  expect((await send(one, { do: 'renew', sure: 'yes' }, cookie)).status).toBe(400);
});
