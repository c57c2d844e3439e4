import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { storePicture } from '#images/store-picture.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';

const { request, database, pictureFiles, heard } = await createTestApp();

type Logo = Partial<Settings['header']['logo']>;

/** Sets the logo until the test has ended. */
async function setLogo(logo: Logo, { name = 'Maison Vesdre', brick = '#0b5d54' } = {}) {
  const settings: Partial<Settings> = {
    agency: { ...defaultSettings.agency, name },
    header: { ...defaultSettings.header, logo: { ...defaultSettings.header.logo, ...logo } },
    theme: { ...defaultSettings.theme, colors: { brick } },
  };
  await database.deleteFrom('setting').execute();
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify(settings) })
    .execute();
  onTestFinished(async () => {
    await database.deleteFrom('setting').execute();
  });
  await heard();
}

async function addPicture(width: number, height: number, background: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const jobs = { enqueue: () => Promise.resolve() };
  const stored = await storePicture({ database, storage: pictureFiles, jobs }, bytes);
  if ('refusal' in stored) throw new Error('the picture was refused');
  return stored.id;
}

async function iconAt(path: string): Promise<Buffer> {
  const response = await request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await response.arrayBuffer());
}

/** The colours of the pixels in the middle row, as #rrggbb. */
async function middleRow(icon: Buffer): Promise<string[]> {
  const { width } = await sharp(icon).metadata();
  const area = sharp(icon).extract({ left: 0, top: Math.floor(width / 2), width, height: 1 });
  const bytes = await area.removeAlpha().raw().toBuffer();
  return Array.from({ length: width }, (_, at) => `#${bytes.subarray(3 * at, 3 * at + 3).toString('hex')}`);
}

describe('the icon of the site', () => {
  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('is at %s in a square of %i', async (path, size) => {
    expect(await sharp(await iconAt(path)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
      hasAlpha: false,
    });
  });

  it('is an ICO with 32 pixels at /favicon.ico', async () => {
    const response = await request('/favicon.ico');
    expect(response.headers.get('content-type')).toBe('image/x-icon');
    const ico = Buffer.from(await response.arrayBuffer());
    expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
  });

  it('is kept by browsers for an hour and then asked for by its tag; takes nothing but GET and HEAD', async () => {
    const first = await request('/icon-192.png');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = first.headers.get('etag') ?? '';
    expect((await request('/icon-192.png', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await request('/icon-192.png', { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    for (const path of ['/favicon.ico', '/site.webmanifest']) {
      const post = await request(path, { method: 'POST' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect((await request('/favicon.svg')).headers.get('location')).toBe('/favicon.ico');
  });

  it('is the first letter of the agency in its colours, which a changed setting changes', async () => {
    await setLogo({});
    const letter = await middleRow(await iconAt('/icon-512.png'));
    expect(letter[0]).toBe('#0b5d54');
    expect(letter).toContain('#ffffff');
    const before = await iconAt('/icon-192.png');
    await setLogo({}, { name: 'Huis & Hof' });
    expect((await iconAt('/icon-192.png')).equals(before)).toBe(false);
    await setLogo({}, { name: 'Maison Vesdre', brick: '#5a1a6b' });
    expect((await middleRow(await iconAt('/icon-512.png')))[0]).toBe('#5a1a6b');
  });

  it('is legible at 32 pixels: the ground, the letter, and hardly anything between', async () => {
    await setLogo({});
    const ico = Buffer.from(await (await request('/favicon.ico')).arrayBuffer());
    const { data } = await sharp(ico.subarray(22)).greyscale().raw().toBuffer({ resolveWithObject: true });
    const share = (is: (grey: number) => boolean) => data.filter(is).length / data.length;
    // White on the ground colour; at most a fifth of the square is grey in between.
    expect(share((grey) => grey > 230)).toBeGreaterThan(0.1);
    expect(share((grey) => grey < 110)).toBeGreaterThan(0.5);
  });

  it('is the logo where that is nearly square, and a picture of its own before it', async () => {
    const pictureId = await addPicture(120, 100, '#102030');
    await setLogo({ pictureId });
    const logo = await middleRow(await iconAt('/icon-512.png'));
    expect([logo[0], logo[256]]).toEqual(['#ffffff', '#102030']);
    await setLogo({ pictureId, iconPictureId: await addPicture(64, 64, '#a0b0c0') });
    expect(new Set(await middleRow(await iconAt('/icon-512.png')))).toEqual(new Set(['#a0b0c0']));
  });

  it('is the letter where the logo is long, or is there no more', async () => {
    await setLogo({});
    const letter = await iconAt('/icon-192.png');
    await setLogo({ pictureId: await addPicture(400, 100, '#102030') });
    expect((await iconAt('/icon-192.png')).equals(letter)).toBe(true);
    await setLogo({ pictureId: '0123456789abcdef0123', iconPictureId: '0123456789abcdef0124' });
    expect((await iconAt('/icon-192.png')).equals(letter)).toBe(true);
  });

  it('is drawn once, however many ask', async () => {
    const pictureId = await addPicture(100, 100, '#203010');
    await setLogo({ iconPictureId: pictureId });
    const first = await iconAt('/icon-512.png');
    const { original_key } = await database
      .selectFrom('picture')
      .select('original_key')
      .where('id', '=', pictureId)
      .executeTakeFirstOrThrow();
    await pictureFiles.remove(original_key);
    expect((await iconAt('/icon-512.png')).equals(first)).toBe(true);
    expect((await middleRow(await iconAt('/apple-touch-icon.png')))[0]).toBe('#203010');
  });

  it('stays the gable in the demo', async () => {
    await setLogo(demoSettings.header.logo);
    const row = await middleRow(await iconAt('/icon-512.png'));
    // The ground colour at both sides, and the two walls between them.
    expect(row[0]).toBe('#211e1a');
    expect(row[256]).toBe('#211e1a');
    const walls = row.filter((color, at) => color === '#fbf8f3' && row[at - 1] !== '#fbf8f3');
    expect(walls).toHaveLength(2);
  });
});

it('every page links the icons and the manifest, which its policy allows', async () => {
  await setLogo({});
  const page = await request('/nl/');
  const html = await page.text();
  for (const link of [
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/site.webmanifest"/>',
  ])
    expect(html).toContain(link);
  expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  const manifest = await request('/site.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Maison Vesdre', start_url: '/', display: 'browser' });
  const missing = await (await request('/nl/bestaat-niet/')).text();
  expect(missing).toContain('rel="apple-touch-icon"');
});
