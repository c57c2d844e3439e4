import { Client } from 'pg';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { replacePages } from '#database/site/pages.ts';
import { RedirectTable } from '#server/memory/redirect-table.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { createTestApp } from '#test/app.ts';

const { request, database, databaseUrl } = await createTestApp();

const store = (redirects: Record<string, string>) =>
  database
    .insertInto('redirect')
    .values(Object.entries(redirects).map(([from_path, to_address]) => ({ from_path, to_address })))
    .execute();

async function answer(path: string, init?: RequestInit) {
  const response = await request(path, init);
  return { status: response.status, location: response.headers.get('Location') };
}

beforeAll(async () => {
  await store({
    '/panden/te-koop.html': '/nl/te-koop/',
    '/détail page': '/fr/',
    '/Brochure': '/nl/te-koop/?type=house#lijst',
    '/project': 'https://kouterdreef.example/',
    '/nl/te-koop': '/nl/te-huur/',
    '/nl/gids': '/nl/te-huur/',
    '/evil': '//evil.example/',
    '/script': 'javascript:alert(1)',
  });
  const pages = pagesSchema.parse([...defaultPages, { id: 100, name: 'guide', path: { nl: 'gids' } }]);
  await database.transaction().execute((transaction) => replacePages(transaction, pages));
});

describe('an old address', () => {
  it.each([
    ['/panden/te-koop.html', '/nl/te-koop/'],
    ['/panden/te-koop.html/', '/nl/te-koop/'],
    ['/panden/te%2Dkoop.html', '/nl/te-koop/'],
    ['/d%C3%A9tail%20page', '/fr/'],
    ['/d%c3%a9tail%20page/', '/fr/'],
    ['/project/', 'https://kouterdreef.example/'],
    ['/panden/te-koop.html?utm_source=mail&x=1', '/nl/te-koop/?utm_source=mail&x=1'],
    ['/Brochure?x=1', '/nl/te-koop/?type=house&x=1#lijst'],
    ['/project?next=//evil.example/', 'https://kouterdreef.example/?next=//evil.example/'],
  ])('%s leads to %s at once', async (path, location) => {
    expect(await answer(path)).toEqual({ status: 301, location });
    expect(await answer(path, { method: 'HEAD' })).toEqual({ status: 301, location });
  });

  it('may change where it leads: browsers keep it for an hour', async () => {
    expect((await request('/project')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it.each([
    ['of other capitals', '/brochure', 308],
    ['below it', '/project/units/', 404],
    ['with a line end in it', '/project%0d%0a', 400],
    ['that a page of the product has', '/nl/te-koop/', 200],
    ['that a page of the agency has', '/nl/gids/', 200],
  ])('%s is none', async (_, path, status) => {
    expect((await answer(path)).status).toBe(status);
  });

  it.each(['/evil', '/script'])('that leads nowhere good (%s) leads nowhere', async (path) => {
    const { status, location } = await answer(path);
    expect([status, location]).toEqual([308, `${path}/`]);
    expect((await answer(`${path}/`)).status).toBe(404);
  });

  it('takes no form', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await answer('/project', { method: 'POST', headers })).location).toBe('/project/');
  });

  it('holds from the moment it is stored, and no longer than it is', async () => {
    expect((await answer('/nieuw/')).status).toBe(404);
    await store({ '/nieuw': '/nl/' });
    expect((await answer('/nieuw/')).status).toBe(301);
    await database.deleteFrom('redirect').where('from_path', '=', '/nieuw').execute();
    expect((await answer('/nieuw/')).status).toBe(404);
  });
});

describe('how often an old address is followed', () => {
  // After midnight in Belgium.
  const now = () => new Date('2026-11-21T23:30:00Z');
  const hits = async (from: string) =>
    database
      .selectFrom('redirect')
      .select(['hits', 'last_hit_on'])
      .where('from_path', '=', from)
      .executeTakeFirst();

  it('is counted, and written when the process stops', async () => {
    await store({ '/a': '/nl/', '/b': '/nl/' });
    const table = new RedirectTable(database, pino({ level: 'silent' }), now);
    expect(await table.find('/a/')).toBe('/nl/');
    for (const path of ['/a', '/a/', '/%61', '/gone']) table.count(path);
    expect(await hits('/a')).toEqual({ hits: 0, last_hit_on: null });
    await table.close();
    expect(await hits('/a')).toEqual({ hits: 3, last_hit_on: '2026-11-22' });
    expect(await hits('/b')).toEqual({ hits: 0, last_hit_on: null });
  });

  it('is kept until it can be written', async () => {
    await store({ '/later': '/nl/' });
    const warn = vi.fn();
    const table = new RedirectTable(database, { warn, error: warn }, now);
    table.count('/later');
    await database.schema.alterTable('redirect').renameTo('elsewhere').execute();
    await table.close();
    expect(warn).toHaveBeenCalledOnce();
    await database.schema.alterTable('elsewhere').renameTo('redirect').execute();
    await table.close();
    expect(await hits('/later')).toMatchObject({ hits: 1 });
  });

  it('is announced to nobody, unlike a change of where it leads', async () => {
    await store({ '/quiet': '/nl/' });
    const heard: unknown[] = [];
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen gevel_changes');
    const quiet = () => database.updateTable('redirect').where('from_path', '=', '/quiet');
    await quiet().set({ hits: 5 }).execute();
    await quiet().set({ to_address: '/fr/' }).execute();
    await expect.poll(() => heard).toEqual(['redirects']);
    await client.end();
  });
});
