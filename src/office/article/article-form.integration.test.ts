import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { articleOffice, idOf, LIST, seenIn, words } from '#test/article-office.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const now = new Date('2026-11-23T12:00:00Z');
const app = await createTestApp({ ...officeSite, now: () => now });
const { database } = app;
let at = LIST;
const { camille, create, see, site, send, press } = await articleOffice(app, () => at);
const stijn = await staffBrowser(app, 'agent');

beforeEach(async () => {
  at = await create('Hoe leest u een plan?');
});

describe('a news item', () => {
  it('keeps what was typed where something is wrong, and says what', async () => {
    const refused = await send([
      ...words('Fout').filter(([name]) => name !== 'slug.nl' && name !== 'publishedOn'),
      ['slug.nl', 'Géén adres'],
      ['publishedOn', '2026-13-40'],
      ['do', 'publish'],
    ]);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const each of [
      'Schrijf kleine letters, cijfers en koppeltekens',
      'Dit is geen dag',
      'value="Fout"',
      'value="Géén adres"',
      'Een **goed** plan',
    ])
      expect(html).toContain(each);
    const untitled = await send([...words('').filter(([name]) => name !== 'title.fr'), ['do', 'save']]);
    expect(untitled.status).toBe(422);
    expect(await untitled.text()).toContain('Schrijf een titel in minstens één taal');
    const long = await send([...words('a'.repeat(301)), ['do', 'save']]);
    expect(long.status).toBe(422);
    expect(await long.text()).toContain('Dit is te lang');
  });

  it('holds of what an editor sends only what the site draws', async () => {
    const body = {
      type: 'doc',
      content: [
        { type: 'image', attrs: { src: 'data:image/png;base64,x' } },
        {
          type: 'paragraph',
          attrs: { style: 'x' },
          content: [
            {
              type: 'text',
              text: 'klik',
              marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'underline' }],
            },
            { type: 'text', text: '<script>alert(1)</script>' },
          ],
        },
        { type: 'table', content: [{ type: 'tableRow', content: [] }] },
      ],
    };
    const fields = words('Veilig').filter(([name]) => name !== 'body.nl');
    await send([...fields, ['body.nl.json', JSON.stringify(body)], ['do', 'publish']]);
    const stored = await database
      .selectFrom('article')
      .select('body')
      .where('id', '=', idOf(at))
      .executeTakeFirst();
    expect(stored?.body).toEqual({
      nl: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'klik' },
              { type: 'text', text: '<script>alert(1)</script>' },
            ],
          },
        ],
      },
    });
    const { html } = await site('/nl/nieuws/plan-lezen/');
    expect(html.replaceAll('<!-- -->', '')).toContain('klik&lt;script&gt;');
    expect(html).not.toContain('javascript:alert');
    // No form of ours sends this.
    expect((await send([...fields, ['body.nl.json', '{'], ['do', 'save']])).status).toBe(303);
  });

  it('is not written over what somebody else saved, and nothing that was typed is lost', async () => {
    const seen = seenIn(await see());
    await send([...words('Van Stijn'), ['do', 'save']], stijn, seen);
    const refused = await send([...words('Van Camille'), ['do', 'save']], camille, seen);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('bewaarde dit artikel intussen');
    expect(html).toContain('value="Van Camille"');
    const [button = ''] = /<button[^>]*name="over"[^>]*>/.exec(html) ?? [];
    const over = / value="(\w+)"/.exec(button)?.[1] ?? '';
    expect((await send([...words('Van Camille'), ['over', over]], camille, seen)).status).toBe(303);
    expect(await see()).toContain('value="Van Camille"');
  });

  it('is kept by one of many who save at once', async () => {
    const seen = seenIn(await see());
    const answers = await Promise.all(
      ['een', 'twee', 'drie', 'vier'].map((title) => send([...words(title), ['do', 'save']], camille, seen)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
  });

  it('goes back to what it was, by way of the form', async () => {
    await press('publish', 'Eerste');
    await press('publish', 'Tweede');
    const html = await see();
    const change = /name="change" value="(\d+)"/.exec(html)?.[1] ?? '';
    const back = await send([
      ['change', change],
      ['do', 'put-back'],
    ]);
    expect(back.headers.get('Location')).toBe(`${at}?told=back`);
    expect(await see()).toContain('value="Eerste"');
    expect((await site('/nl/nieuws/plan-lezen/')).html).toContain('Tweede</h1>');
    expect((await press('discard')).status).toBe(303);
    expect(await see()).toContain('value="Tweede"');
    for (const wrong of ['0', '99999999999999999999', 'x'])
      expect(
        (
          await send([
            ['change', wrong],
            ['do', 'put-back'],
          ])
        ).status,
      ).toBe(404);
  });

  it('keeps a language that the site does not use any more', async () => {
    const title = JSON.stringify({ nl: 'Plan', en: 'Plan in English' });
    await database.updateTable('article').set({ title }).where('id', '=', idOf(at)).execute();
    await send([
      ['title.nl', 'Plannen'],
      ['do', 'publish'],
    ]);
    const stored = await database
      .selectFrom('article')
      .select('title')
      .where('id', '=', idOf(at))
      .executeTakeFirst();
    expect(stored?.title).toEqual({ nl: 'Plannen', en: 'Plan in English' });
  });
});
