import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { ownerPaths } from '#site/paths/path-table/owner-paths.ts';
import { createTestApp } from '#test/app.ts';
import { ownedProperties } from '#test/owned-properties.ts';

const app = await createTestApp();
const { request, database } = app;
const { property, foreign, epc, foreignDocument, as } = await ownedProperties(app);

const screens = Object.values(ownerPaths).flatMap((entry) =>
  entry.parent === 'owners' || entry.parent === 'ownedProperty' || entry.screen === 'overview'
    ? languages.map((language) => entry[language])
    : [],
);

describe('every screen of the portal', () => {
  it.each(screens)('%s asks who is there, and is kept nowhere', async (pattern) => {
    const path = pattern.replace(':id', String(property));
    for (const each of [path, path.replace(/$/, '_.data')]) {
      const stranger = await request(each);
      expect(stranger.headers.get('Cache-Control'), each).toContain('no-store');
      expect(await stranger.text()).not.toContain('Hoveniersberg');
    }
    const stranger = await request(path);
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get('Location')).toContain('/login/?next=');
    const owner = await as('lies', path);
    expect(owner.status).toBe(200);
    expect(owner.headers.get('Cache-Control')).toContain('no-store');
    const page = await owner.text();
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('gtag');
    for (const secret of [
      'Malpertuus',
      'Verslag van Karl',
      'Intern overleg',
      'Nooit meer',
      'geheim@',
      '99 88',
    ])
      expect(page, secret).not.toContain(secret);
  });

  it.each(screens.filter((path) => path.includes(':id')))('%s is nobody else’s', async (pattern) => {
    const [theirs, none] = [foreign, 999_999].map((id) => pattern.replace(':id', String(id)));
    for (const path of [
      theirs ?? '',
      none ?? '',
      pattern.replace(':id', '1e1'),
      pattern.replace(':id', '0'),
    ]) {
      const answer = await as('lies', path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('Cache-Control'), path).toContain('no-store');
      const page = await answer.text();
      expect(page).not.toContain('Malpertuus');
      expect(page, 'in the portal, with its menu').toContain('Lies Maes</a>');
      expect(page, 'without the menu of visitors').not.toContain('role="search"');
    }
    const same = async (path: string) =>
      (await (await as('lies', path)).text())
        .replaceAll(/"[A-Za-z0-9+/=_-]{20,}"|[0-9a-f-]{36}|sha256-\S+/g, '')
        .replaceAll(/\/\d+\//g, '');
    expect(await same(theirs ?? '')).toBe(await same(none ?? ''));
    const posted = await as('lies', theirs ?? '', {
      method: 'POST',
      headers: { Origin: 'http://localhost' },
      body: new URLSearchParams({ remark: 'Hallo' }),
    });
    expect([404, 405]).toContain(posted.status);
    expect(await database.selectFrom('lead').select('id').where('form', '=', 'contact_me').execute()).toEqual(
      [],
    );
  });
});

describe('a document', () => {
  it('is downloaded by its owner alone', async () => {
    const answer = await as('lies', `/documents/${epc}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    expect(await answer.text()).toBe('%PDF-1.7 paper');
    expect((await request(`/documents/${epc}/`)).status).toBe(404);
    expect((await as('karl', `/documents/${epc}/`)).status).toBe(404);
    expect((await as('lies', `/documents/${foreignDocument}/`)).status).toBe(404);
    expect((await as('nobody', `/documents/${foreignDocument}/`)).status).toBe(404);
  });

  it('of the owner alone stands on no page of visitors', async () => {
    const { headers } = await request(`/nl/te-koop/gent/woning/${property}/`);
    const page = await (
      await request(headers.get('Location') ?? `/nl/te-koop/gent/woning/${property}/`)
    ).text();
    expect(page).toContain('T-');
    expect(page).not.toContain(`/documents/${epc}/`);
    expect(page).not.toContain('Hoveniersberg');
  });
});
