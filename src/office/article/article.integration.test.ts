import { beforeEach, describe, expect, it } from 'vitest';
import { carryOutArticlePlans } from '#commands/article/carry-out-article-plans.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { articleOffice, idOf, LIST, words } from '#test/article-office.ts';
import { officeSite } from '#test/staff.ts';

const now = new Date('2026-11-23T12:00:00Z');
const app = await createTestApp({ ...officeSite, now: () => now });
const { database, request } = app;
let at = LIST;
const { camille, create, see, site, send, press } = await articleOffice(app, () => at);

beforeEach(async () => {
  at = await create('Hoe leest u een plan?');
});

const actions = async () =>
  (await database.selectFrom('audit_entry').select(['action', 'actor']).orderBy('id').execute()).map(
    ({ action, actor }) => `${action} ${actor === `staff:${camille.staffId}` ? 'camille' : actor}`,
  );

describe('a news item', () => {
  it('is nowhere before it is published, and then on the site as it was written, in the log with its writer', async () => {
    expect((await press('save')).headers.get('Location')).toBe(`${at}?told=saved`);
    expect((await site('/nl/nieuws/plan-lezen/')).status).toBe(404);
    expect((await press('publish')).headers.get('Location')).toBe(`${at}?told=published`);
    const { status, html } = await site('/nl/nieuws/plan-lezen/');
    expect(status).toBe(200);
    for (const each of [
      'Een plan lezen</h1>',
      '<h2>Kop</h2>',
      '<strong>goed</strong>',
      'href="/nl/contact/"',
      '<blockquote><p>Zo gezegd</p></blockquote>',
      '23-11-2026',
    ])
      expect(html).toContain(each);
    // French has a title and no address of its own: the address follows from the title.
    expect((await site('/fr/actualites/comment-lire-un-plan/')).status).toBe(200);
    expect(await actions()).toEqual(
      ['article.create', 'article.edit', 'article.publish'].map((action) => `${action} camille`),
    );
    expect(await see(LIST)).toContain('Een plan lezen');
  });

  it('is previewed with what waits in each language, and by its link alone', async () => {
    await press('save', 'Nog niet af');
    const html = await see();
    const link = (path: string) =>
      new RegExp(`https://www\\.agency\\.be(${path}\\?preview=[\\w.-]+)`).exec(html)?.[1] ?? '';
    const preview = link('/nl/nieuws/plan-lezen/');
    const response = await request(preview);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Nog niet af');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "frame-ancestors 'self' https://kantoor.agency.be;",
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await site(link('/fr/actualites/comment-lire-un-plan/'))).html).toContain('Comment lire un plan');
    const other = await create('Een ander');
    expect((await site(preview.replace('plan-lezen', 'een-ander'))).status).toBe(404);
    expect((await site(preview.replace('nieuws/plan-lezen', 'contact'))).status).toBe(404);
    expect(other).not.toBe(at);
  });

  it('leads on from its former address for good, also after several', async () => {
    await press('publish');
    for (const slug of ['plan-twee', 'plan-drie'])
      await send([
        ...words('Een plan lezen').filter(([name]) => name !== 'slug.nl'),
        ['slug.nl', slug],
        ['do', 'publish'],
      ]);
    for (const former of ['plan-lezen', 'plan-twee'])
      expect(await site(`/nl/nieuws/${former}/`)).toMatchObject({ status: 301, to: '/nl/nieuws/plan-drie/' });
    // No other article gets this address; the item itself may have it again.
    at = await create('Een tweede');
    const taken = await press('save');
    expect(taken.status).toBe(422);
    expect(await taken.text()).toContain('Een ander artikel heeft of had dit adres al');
  });

  it('comes at its time, once, whoever looks', async () => {
    const past = await press('plan', 'Later', [
      ['day', '2026-11-22'],
      ['time', '08:00'],
    ]);
    expect(past.status).toBe(422);
    const planned = await press('plan', 'Later', [
      ['day', '2026-11-25'],
      ['time', '09:30'],
    ]);
    expect(planned.headers.get('Location')).toBe(`${at}?told=planned`);
    expect(await see(`${LIST}?state=planned`)).toContain('Later');
    const due = timeOn('2026-11-25', '09:30') as Date;
    expect(await carryOutArticlePlans(database, new Date(due.getTime() - 1))).toEqual([]);
    const done = await Promise.all([1, 2, 3].map(() => carryOutArticlePlans(database, due)));
    expect(done.flat()).toEqual([{ articleId: idOf(at), outcome: 'published' }]);
    expect((await site('/nl/nieuws/plan-lezen/')).html).toContain('Later</h1>');
  });

  it('whose address another has by then is refused at its time, and the list says so', async () => {
    await press('plan', 'Later', [
      ['day', '2026-11-25'],
      ['time', '09:30'],
    ]);
    await database
      .insertInto('article')
      .values({
        category: 'news',
        slug: JSON.stringify({ nl: 'plan-lezen' }),
        title: JSON.stringify({ nl: 'A' }),
      })
      .execute();
    const due = timeOn('2026-11-25', '09:30') as Date;
    expect(await carryOutArticlePlans(database, due)).toEqual([{ articleId: idOf(at), outcome: 'refused' }]);
    expect(await carryOutArticlePlans(database, due)).toEqual([]);
    expect(await see(LIST)).toContain('Niet gepubliceerd');
  });

  it('is taken off the site and put back, and only a draft is deleted', async () => {
    await press('publish');
    expect((await send([['do', 'remove']])).status).toBe(409);
    expect((await send([['do', 'withdraw']])).headers.get('Location')).toBe(`${at}?told=withdrawn`);
    expect((await site('/nl/nieuws/plan-lezen/')).status).toBe(404);
    expect((await press('publish')).status).toBe(303);
    expect((await site('/nl/nieuws/plan-lezen/')).status).toBe(200);
    at = await create('Kladje');
    expect((await send([['do', 'remove']])).headers.get('Location')).toBe(
      `${LIST}?category=news&told=removed`,
    );
    expect((await camille.get(at)).status).toBe(404);
  });
});
