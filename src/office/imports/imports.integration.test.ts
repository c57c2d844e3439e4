import { expect, it } from 'vitest';
import { findSource } from '#database/import/sources.ts';
import { access, officeImports, sourcesPath, whisePath } from '#test/office-imports.ts';

const { database, send, cookie, text, stored, addWhise } = await officeImports();

it('says what a source is for and what happens then, as long as there is none', async () => {
  const told = ['Er is nog geen bron', 'Wat er daarna gebeurt', 'wordt nooit gewist'];
  const before = await text(sourcesPath);
  expect(told.filter((each) => !before.includes(each))).toEqual([]);
  expect(before).toContain('<select name="system"');
  await addWhise();
  const after = await text(sourcesPath);
  expect(told.filter((each) => after.includes(each))).toEqual([]);
  expect(after).toContain('<select name="system"');
});

it('adds a source with its secret sealed, and shows the address for messages this once', async () => {
  expect(await text(`${sourcesPath}?system=whise`)).toContain('Nummer van het kantoor');
  const form = { system: 'whise', name: 'whise', ...access, 'setting.password': 'geheim woord' };
  const added = await send(sourcesPath, form, cookie);
  expect(added.status).toBe(200);
  expect(await added.text()).toMatch(/https:\/\/www\.agency\.be\/hooks\/whise\/[\w-]{43}\//);
  const { settings, secrets } = await stored();
  expect(settings).toEqual({ user: 'kantoor@agency.be', clientId: 4, officeId: 7 });
  expect(String(secrets)).not.toContain('geheim woord');
  const page = await text(whisePath);
  expect(page).not.toContain('geheim woord');
  expect(await text(sourcesPath)).not.toContain('/hooks/whise/');
  const again = await send(sourcesPath, form, cookie);
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('al een bron')]);
});

it.each([
  [{ name: 'Whise!' }, 'kleine letters'],
  [{ 'setting.clientId': 'vier' }, 'kijk het na: Nummer van de klant'],
])('refuses a source with %o', async (wrong, said) => {
  const form = { system: 'whise', name: 'whise', ...access, 'setting.password': 'x', ...wrong };
  const answer = await send(sourcesPath, form, cookie);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(said)]);
  expect(await findSource(database, 'whise')).toBeUndefined();
});

it('keeps a secret that is left empty, and says when the minutes are none', async () => {
  await send(
    sourcesPath,
    { system: 'whise', name: 'whise', ...access, 'setting.password': 'geheim' },
    cookie,
  );
  const before = (await stored()).secrets;
  const form = { do: 'settings', ...access, minutes: '60', publish: 'draft' };
  expect((await send(whisePath, form, cookie)).status).toBe(303);
  expect(await stored()).toMatchObject({ every_minutes: 60, publish: 'draft' });
  expect((await stored()).secrets).not.toBeNull();
  expect(before).not.toBeNull();
  expect((await send(whisePath, { ...form, minutes: '0' }, cookie)).status).toBe(422);
  await send(whisePath, { ...form, publish: 'lawful' }, cookie);
  expect(await stored()).toMatchObject({ publish: 'lawful' });
});

it('keeps the other hosts of its photographs, and says what is none', async () => {
  const id = await addWhise();
  const { secrets } = await stored();
  expect(secrets).toBeNull();
  const form = { do: 'settings', ...access, 'setting.password': 'geheim', minutes: '15', publish: 'auto' };
  const given = (await send(whisePath, { ...form, hosts: 'cdn.agency.be, *.fotos.example' }, cookie)).status;
  expect([given, (await stored()).hosts]).toEqual([303, ['cdn.agency.be', '*.fotos.example']]);
  expect(await text(whisePath)).toContain('value="cdn.agency.be *.fotos.example"');
  const refused = await send(whisePath, { ...form, hosts: 'cdn.agency.be 10.0.0.1' }, cookie);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('‘10.0.0.1’ is er geen'),
  ]);
  await send(whisePath, { ...form, hosts: '' }, cookie);
  expect(await stored()).toMatchObject({ id, hosts: [] });
});
