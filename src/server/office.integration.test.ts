import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inviteStaff } from '#commands/staff/invite-staff.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { logInStaff } from '#test/staff.ts';

const site = await createTestApp({
  publicUrl: 'https://www.agency.be',
  officeUrl: 'https://kantoor.agency.be',
});
const office = ask(site, 'kantoor.agency.be');

function ask({ request }: TestApp, host: string) {
  return (path: string, init?: RequestInit) => request(path, init, host);
}

const form = (headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: 'a=b',
});

describe('who is not logged in', () => {
  it.each([
    ['/office/', '/office/login/'],
    ['/office/staff/', '/office/login/?next=%2Foffice%2Fstaff%2F'],
    ['/office/nowhere/1/?a=b', '/office/login/?next=%2Foffice%2Fnowhere%2F1%2F%3Fa%3Db'],
    ['/office/login/nowhere/', '/office/login/?next=%2Foffice%2Flogin%2Fnowhere%2F'],
  ])('is led from %s to %s', async (path, where) => {
    const response = await office(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, where]);
    expect(await response.text()).toBe('');
  });

  it('gets no data either', async () => {
    const response = await office('/office/_.data');
    expect(response.status).toBe(202);
    const data = await response.text();
    expect(data).toContain('/office/login/');
    expect(data).not.toContain('agency');
  });

  it('is led to the log-in from a form too', async () => {
    const response = await office('/office/', form({ 'Sec-Fetch-Site': 'same-origin' }));
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/office/login/']);
  });

  it('reads an invitation in the language of whoever is invited, until another one is chosen', async () => {
    const by = {
      database: site.database,
      now: new Date(),
      actor: 'command',
      jobs: { enqueue: async () => {} },
      officeUrl: 'https://kantoor.agency.be',
    };
    const given = { name: 'Doris Krings', email: 'doris@agency.be', role: 'agent', language: 'de' } as const;
    const invited = await inviteStaff(by, given);
    const { pathname } = new URL(invited.outcome === 'invited' ? invited.link : '');
    const inFrench = { headers: { 'Accept-Language': 'fr' } };
    const response = await office(pathname, inFrench);
    const own = `${pathname}?language=de`;
    expect([response.status, response.headers.get('Location')]).toEqual([302, own]);
    expect(await (await office(own, inFrench)).text()).toContain('<html lang="de"');
    expect(await (await office(`${pathname}?language=en`, inFrench)).text()).toContain('<html lang="en"');
  });

  it.each([
    ['/office/login/', 'de-BE,de', 'Anmelden'],
    ['/office/login/', 'ja', 'Inloggen'],
    ['/office/login/?language=fr', 'de', 'Se connecter'],
    ['/office/forgotten/', 'en', 'Forgotten password'],
  ])(
    'reads %s in the language of the browser %s, or the one that was chosen',
    async (path, accepted, title) => {
      const response = await office(path, { headers: { 'Accept-Language': accepted } });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain(`<h1 class="d3">${title}</h1>`);
      expect(page).toMatch(/<link rel="stylesheet" href="\/office\/assets\/[\w-]+\.css"/);
    },
  );
});

describe('an answer of the office', () => {
  it.each(['/office/', '/office/login/', '/office/_.data'])('at %s is for nobody else', async (path) => {
    const { headers } = await office(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}';/,
      ),
    });
  });

  it('lets nothing run but what carries its own nonce', async () => {
    const answers = await Promise.all([1, 2].map(() => office('/office/login/')));
    const nonces = answers.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [index, answer] of answers.entries()) {
      const page = await answer.text();
      const scripts = page.match(/<(script|style)\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) expect(script).toContain(`nonce="${nonces[index]}"`);
      expect(page).not.toMatch(/\sstyle="/);
    }
  });

  it('shows and frames the site of visitors and is framed by nobody', async () => {
    const policy = (await office('/office/')).headers.get('Content-Security-Policy');
    expect(policy).toContain("img-src 'self' https://www.agency.be blob: data:;");
    expect(policy).toContain("frame-src 'self' https://www.agency.be;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has the head of every screen where there is nothing, and a way back', async () => {
    const { cookie } = await logInStaff(site, 'agent', { language: 'nl' });
    const response = await office('/office/nowhere/', { headers: { Cookie: cookie } });
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toMatch(/<header class="page-heading">.*<h1 class="office-title">Deze pagina bestaat niet</);
    expect(page).toMatch(/<a [^>]*href="\/office\/"[^>]*>Naar Vandaag</);
  });

  it('is kept by no page cache', async () => {
    for (let time = 0; time < 2; time += 1) await office('/office/login/');
    expect(site.pageCache.find('/office/login/nowhere/', undefined, undefined)).toBeUndefined();
  });
});

describe('a form that is sent to the office', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    // The visitors' site belongs to the same agency, and third-party scripts run there.
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.agency.be' }, 403],
    [{ Origin: 'https://www.agency.be' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 403],
    [{ Origin: 'https://kantoor.agency.be' }, 302],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 302],
  ])('with %j is answered %i', async (headers, status) => {
    const response = await office('/office/', form(headers as Record<string, string>));
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is no larger than people write', async () => {
    const init = { ...form({ 'Sec-Fetch-Site': 'same-origin' }), body: 'a'.repeat(2_000_000) };
    expect((await office('/office/', init)).status).toBe(413);
  });

  it.each(['properties/1/photos', 'content/pages/home', 'content/pictures', 'setup/a-token/colors'])(
    'at /%s/ brings pictures from staff alone',
    async (path) => {
      const { cookie } = await logInStaff(site, 'agent');
      const send = (headers: Record<string, string>) => {
        const body = new FormData();
        body.append('file', new File([new Uint8Array(3_000_000)], 'huis.jpg', { type: 'image/jpeg' }));
        return office(`/office/${path}/`, {
          method: 'POST',
          body,
          headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
        });
      };
      expect((await send({})).status).toBe(413);
      expect((await send({ Cookie: '__Host-staff=invented' })).status).toBe(413);
      if (!path.startsWith('setup')) expect((await send({ Cookie: cookie })).status).not.toBe(413);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('has no method %s', async (method) => {
    expect((await office('/office/', { method })).status).toBe(405);
  });
});

describe('the hosts', () => {
  it('of the office has nothing of visitors', async () => {
    for (const path of ['/nl/', '/robots.txt', '/sitemap.xml', '/nl/te-koop/', '/captcha/'])
      expect((await office(path)).status, path).toBe(421);
    expect((await office('/')).headers.get('Location')).toBe('/office/');
  });

  it('of visitors has nothing of the office', async () => {
    const visitors = ask(site, 'www.agency.be');
    for (const path of ['/office/', '/office', '/office/assets/unknown.js', '/office/login/'])
      expect((await visitors(path)).status, path).toBe(421);
    expect(await (await visitors('/nl/')).text()).not.toContain('/office');
  });

  it('both say how the site is', async () => {
    expect((await office('/healthz')).status).toBe(200);
  });

  it('refuses headers that steer React Router', async () => {
    expect((await office('/office/', { headers: { 'X-React-Router-SPA-Mode': 'yes' } })).status).toBe(400);
  });
});

describe('the files of the office', () => {
  it('are kept for good by the browser', async () => {
    const page = await (await office('/office/login/')).text();
    const files = page.match(/\/office\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
    expect(files.length).toBeGreaterThan(3);
    for (const file of new Set(files)) {
      const response = await office(file);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
    }
  });

  it('are no others', async () => {
    expect((await office('/office/assets/unknown.js')).status).toBe(404);
    expect((await office('/office/server/index.js')).status).toBe(302);
  });
});

it('costs visitors nothing: no route, no class, no word', () => {
  const files = globSync(join(import.meta.dirname, '../../build/current/client/assets/*.{js,css}'));
  expect(files.length).toBeGreaterThan(100);
  const withOffice = files.filter((file) =>
    /\/office\/|office-rail|Kantoor \{\{/.test(readFileSync(file, 'utf8')),
  );
  expect(withOffice).toEqual([]);
});

it('is not there where a site has no host for it', async () => {
  const { request } = await createTestApp({ publicUrl: 'https://www.agency.be' });
  const response = await request('/office/', { headers: { Accept: 'text/html' } });
  expect(response.status).toBe(404);
});
