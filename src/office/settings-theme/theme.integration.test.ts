import { beforeEach, expect, it } from 'vitest';
import { settingsDocument } from '#commands/site/settings-document.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
const PATH = '/office/settings/theme/';

beforeEach(async () => {
  await site.database.deleteFrom('setting').execute();
  await site.database
    .insertInto('setting')
    .values({ document: JSON.stringify(defaultSettings) })
    .execute();
});

const current = async () =>
  (settingsDocument.complete(await settingsDocument.find(site.database)) as Settings).theme;
const found = (page: string, pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
const expectedIn = (page: string) => found(page, / name="expected" value="([^"]*)"/);
const base = { 'theme.displayFont': 'own', 'theme.textFont': 'own', 'theme.radius': '2', on: 'home' };

async function form(): Promise<Record<string, string>> {
  return { ...base, expected: expectedIn(await (await see(PATH, cookie)).text()) };
}

it('shows the site in a look that is not saved, to who has the link and in a frame of the office alone', async () => {
  const fields = { ...(await form()), do: 'look', 'theme.colors.brick': '#0b5d54' };
  const page = await (await send(PATH, fields, cookie)).text();
  const src = new URL(found(page, /<iframe src="([^"]*)"/));
  expect(src.origin).toBe(officeSite.publicUrl);
  const preview = await site.request(src.pathname + src.search);
  expect(await preview.text()).toContain('--color-brick:#0b5d54');
  expect(preview.headers.get('Cache-Control')).toBe('no-store');
  expect(preview.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(preview.headers.get('Content-Security-Policy')).toContain(
    `frame-ancestors 'self' ${officeSite.officeUrl};`,
  );
  const usual = await site.request(src.pathname);
  expect(await usual.text()).not.toContain('#0b5d54');
  expect(usual.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self';");
  expect((await site.request(`${src.pathname}?preview-theme=${'_'.repeat(78)}.00.2.0.x`)).status).toBe(404);
  expect(await current()).toEqual(defaultSettings.theme);
});

it('refuses what cannot be read, says which pair, and offers the nearest colour that can', async () => {
  const fields = { ...(await form()), do: 'check', 'theme.colors.brick': '#c4694f' };
  const refused = await send(PATH, fields, cookie);
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('Wit op Actie haalt 3,8, en 4,5 is nodig.');
  const take = found(page, /value="(take brick #[0-9a-f]{6})"/);
  const taken = await (await send(PATH, { ...fields, do: take }, cookie)).text();
  const better = take.split(' ')[2] ?? '';
  expect(taken).toContain(`value="${better}"`);
  const checked = await send(PATH, { ...fields, do: 'check', 'theme.colors.brick': better }, cookie);
  expect(checked.status).toBe(200);
});

it('applies a look after its differences were seen', async () => {
  const fields = {
    ...(await form()),
    'theme.colors.brick': '0B5D54',
    'theme.radius': '6',
    'theme.displayFont': 'georgia',
  };
  const page = await (await send(PATH, { ...fields, do: 'check' }, cookie)).text();
  expect(page).toContain('Hoek van knoppen en velden');
  const seen = found(page, / name="seen" value="([^"]*)"/);
  expect((await send(PATH, { ...fields, do: 'apply', seen }, cookie)).status).toBe(303);
  expect(await current()).toEqual({
    colors: { brick: '#0b5d54' },
    displayFont: 'georgia',
    textFont: 'own',
    radius: 6,
  });
  // A user who loaded the form before is told of the change.
  const late = await send(PATH, { ...fields, 'theme.radius': '4', do: 'check' }, cookie);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('Intussen heeft iemand anders dit ook gewijzigd');
});

it('refuses what is no colour', async () => {
  const response = await send(PATH, { ...(await form()), do: 'look', 'theme.colors.brick': 'red;}' }, cookie);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Dit klopt niet: Actie');
});
