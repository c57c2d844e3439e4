import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addPage, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const { request, database, pageCache } = await createTestApp();
await addPage(database, 'cookiePolicy');

const ids = {
  googleAnalyticsId: 'G-INTEGRATE',
  googleAdsId: null,
  googleTagManagerId: null,
  facebookPixelId: '987654321',
};

async function setIds(siteInfo: Record<keyof typeof ids, string | null>): Promise<void> {
  await database.deleteFrom('setting').execute();
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ siteInfo }) })
    .execute();
}

async function policyPage() {
  const response = await request('/nl/cookie-policy/');
  const html = await pageWithData({ request }, '/nl/cookie-policy/');
  const keys = [...html.matchAll(/<th scope="row"[^>]*><span[^>]*>([^<]+)</g)].map(([, key]) => key);
  return { html, keys, policy: response.headers.get('Content-Security-Policy') ?? '' };
}

const ownKeys = [
  'i18next',
  '__Host-owner',
  '__Host-owner-known',
  '__Host-as-owner',
  'i18nextLng',
  'consent',
  'gevel.favourites',
  'gevel.person',
  'gevel.comparison',
  'gevel.recently-seen',
  'gevel.last-search',
  'gevel.streets',
  'gevel.answers',
  'react-router-scroll-positions',
  'react-router-manifest-version',
];

afterEach(() => database.deleteFrom('setting').execute());

describe('the services of others', () => {
  it('are nowhere on a page while the settings name none', async () => {
    const { html, keys, policy } = await policyPage();
    expect(keys).toEqual(ownKeys);
    expect(html + policy).not.toMatch(
      /googletagmanager|google-analytics|facebook\.net|facebook\.com\/tr|G-INTEGRATE/,
    );
  });

  it('stand in the policy and in the table once they are named; nothing of them is loaded by the page', async () => {
    const before = await policyPage();
    await setIds(ids);
    await expect.poll(async () => (await policyPage()).keys, { timeout: 5000 }).not.toEqual(before.keys);
    const { html, keys, policy } = await policyPage();
    expect(keys).toEqual([
      ...ownKeys,
      'gevel.campaign',
      '_ga',
      '_ga_*',
      '_fbp',
      '_fbc',
      'lastExternalReferrer*',
      'fr',
    ]);
    expect(html).toContain('G-INTEGRATE');
    expect(html).toContain('987654321');
    expect(html).not.toMatch(/<(script|iframe|img|link)[^>]+(google|facebook)/);
    expect(html).not.toContain('<dialog');
    const scripts = policy.split('; ').find((each) => each.startsWith('script-src')) ?? '';
    expect(scripts).toContain('https://*.googletagmanager.com https://connect.facebook.net');
    expect(scripts).not.toMatch(/doubleclick|unsafe/);
  });

  it('are asked about only where there are any: not in the footer, and not in the policy', async () => {
    const none = await policyPage();
    const asked = (html: string) => /<section aria-labelledby="asked".*?<\/section>/s.exec(html)?.[0];
    expect(none.html).not.toContain('>Cookie-instellingen<');
    expect(asked(none.html)).toContain('Deze site gebruikt vandaag niets waarvoor uw toestemming nodig is.');

    const id = await addProperty(database);
    onTestFinished(async () => {
      await database.deleteFrom('property').where('id', '=', id).execute();
    });
    expect((await policyPage()).html).not.toContain('>Cookie-instellingen<');
    await database
      .updateTable('property')
      .set({ video_url: 'https://youtu.be/dQw4w9WgXcQ' })
      .where('id', '=', id)
      .execute();
    await expect.poll(async () => (await policyPage()).html).toContain('>Cookie-instellingen<');
    const films = asked((await policyPage()).html) ?? '';
    expect(films).toContain('Video’s van YouTube, Vimeo en Facebook.');
    expect(films).not.toMatch(/Analytisch|Marketing|Niet-geclassificeerd|Reclame/);

    await setIds({ ...ids, facebookPixelId: null });
    await expect.poll(async () => asked((await policyPage()).html)).toMatch(/Analytisch.*Sociale media/s);
  });

  it('are the same for every visitor', async () => {
    await setIds(ids);
    pageCache.drop(['settings']);
    const pages = await Promise.all(
      ['', 'consent=1; _ga=GA1', 'i18next=fr'].map(async (Cookie) =>
        (await request('/nl/cookie-policy/', { headers: { Cookie } })).text(),
      ),
    );
    expect(new Set(pages).size).toBe(1);
  });
});
