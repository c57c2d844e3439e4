import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { plainPage } from './plain-page.ts';

const agency = {
  ...defaultSettings.agency,
  name: 'Immobilien <Müller> & Söhne',
  phone: '087123456',
  email: 'kontakt@immobilien-mueller.example',
};
const settings: Settings = {
  ...defaultSettings,
  agency,
  theme: { ...defaultSettings.theme, colors: { brick: '#0a5c36' } },
  header: { ...defaultSettings.header, logo: { ...defaultSettings.header.logo, icon: 'gable' } },
};

const statuses = [400, 403, 404, 408, 413, 414, 429, 500, 503] as const;

function ask(
  status: (typeof statuses)[number],
  path = '/nl/',
  { isRead = true, nonce = '', method = 'GET' } = {},
) {
  const app = new Hono<{ Variables: { lastSettings?: Settings; requestId: string; nonce?: string } }>();
  app.all('*', (context) => {
    context.set('requestId', '3f0e5d3c-7c2e-4b6e-9f3e-1b1a2c3d4e5f');
    if (isRead) context.set('lastSettings', settings);
    if (nonce) context.set('nonce', nonce);
    return plainPage(context, status, { headers: { 'Retry-After': '10' } });
  });
  return app.request(path, { method });
}

const cases = languages.flatMap((language) => statuses.map((status) => [status, language] as const));

describe('the page for when nothing else can be shown', () => {
  it.each(cases)(
    '%s in %s is short, needs no other file and has all that helps',
    async (status, language) => {
      const response = await ask(status, `/${language}/`);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('Retry-After')).toBe('10');
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(3 * 1024);
      expect(html).not.toMatch(/\ssrc=|url\(|<link|<script|undefined/);
      expect(html).toContain('Immobilien &lt;Müller&gt; &amp; Söhne');
      expect(html).toContain('<a href="tel:+3287123456">087 12 34 56</a>');
      expect(html).toContain(`<a href="mailto:${agency.email}">${agency.email}</a>`);
      expect(html).toContain('3f0e5d3c-7c2e-4b6e-9f3e-1b1a2c3d4e5f');
      expect(html).toContain('#0a5c36');
    },
  );

  it('may use its one style and nothing else', async () => {
    const response = await ask(503);
    const [, style = ''] = /<style>(.*)<\/style>/.exec(await response.text()) ?? [];
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'`,
    );
    expect(await (await ask(503, '/office/', { nonce: 'abc' })).text()).toContain('<style nonce="abc">');
  });

  it('names nobody if no settings were ever read', async () => {
    const html = await (await ask(503, '/nl/', { isRead: false })).text();
    expect(html).toContain('Het is even erg druk');
    expect(html).not.toMatch(/mailto:|tel:|<header|agency\.example/);
  });

  it('leads to the home page of its own language, if the site has that', async () => {
    expect(await (await ask(403, '/de/')).text()).toContain('<a class="b" href="/de/">Zur Startseite</a>');
    expect(await (await ask(503, '/de/')).text()).toContain('<a href="/de/">');
    expect(await (await ask(403, '/assets/')).text()).toContain('<a class="b" href="/">');
    expect(await (await ask(403, '/de/', { isRead: false })).text()).toContain('<a class="b" href="/">');
  });

  it('offers to try again if that may help and loses no form', async () => {
    const isOffered = async (...asked: Parameters<typeof ask>) =>
      (await (await ask(...asked)).text()).includes('<a class="b" href="">Opnieuw proberen</a>');
    expect(await Promise.all([429, 500, 503].map((status) => isOffered(status as 503)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await isOffered(404)).toBe(false);
    expect(await isOffered(503, '/nl/', { method: 'POST' })).toBe(false);
  });
});
