import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { siteDocuments } from '#test/site-documents.ts';

const { database } = await testDatabase();
const { gevel, directory, put } = await siteDocuments(database);

describe('a picture', () => {
  test('that is added has the id by which settings name it', async () => {
    const png = sharp({ create: { width: 60, height: 20, channels: 3, background: '#a5432d' } }).png();
    await writeFile(join(directory, 'logo.png'), await png.toBuffer());
    await put('logo.svg', '<svg/>');
    const { status, out, err } = await gevel('pictures', 'add', 'logo.png', 'logo.svg');
    expect(out).toMatch(/^[0-9a-f]{20} {2}60 × 20 {2}logo\.png\n$/);
    expect(err).toBe('logo.svg is not a JPEG, PNG or WebP picture\n');
    expect(status).toBe(1);
    const logo = { ...defaultSettings.header.logo, pictureId: out.slice(0, 20) };
    await put('logo.json', { ...defaultSettings, header: { ...defaultSettings.header, logo } });
    expect((await gevel('settings', 'import', 'logo.json', '--yes')).out).toContain('1 difference written.');
  });
});

describe('a file', () => {
  test('that is no JSON is refused with its name, the line and the reason', async () => {
    await put('broken.json', '[\n  {"id": 1,\n   "name": home}\n]');
    expect(await gevel('pages', 'import', 'broken.json')).toEqual({
      status: 1,
      out: '',
      err: "broken.json, line 3: this is not JSON: Unexpected token 'h'\n",
    });
  });

  test.each([
    ['5', 'the file: must be an object { … }'],
    ['[]', 'the file: must be an object { … }'],
    ['null', 'the file: must be an object { … }'],
  ])('that holds %s holds no settings', async (content, problem) => {
    await put('other.json', content);
    expect((await gevel('settings', 'import', 'other.json')).err).toContain(problem);
  });

  test.each([
    [['pictures', 'add'], 'Name the files'],
    [['pictures', 'add', 'none.png'], 'There is no file'],
    [['pages', 'import'], 'Name the file to read.'],
    [['pages', 'import', 'none.json'], 'There is no file'],
    [['settings', 'import', 'a.json', 'b.json'], 'name one of'],
    [['settings', 'import', 'a.json', '--by', ' '], '--by must be a name'],
    [['settings', 'import', 'a.json', '--force'], "Unknown option '--force'"],
    [['settings', 'export', 'nowhere/a.json'], 'There is no folder'],
    [['settings', 'history', 'last'], 'Give the number of one change'],
  ])('%j is called wrongly', async (args, sentence) => {
    const { status, err } = await gevel(...args);
    expect(err).toContain(sentence);
    expect(status).toBe(2);
  });
});
