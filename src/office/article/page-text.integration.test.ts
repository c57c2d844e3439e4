import { describe, expect, it } from 'vitest';
import { writeLegalArticles } from '#commands/site/write-legal-articles.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { articleOffice, idOf, LIST } from '#test/article-office.ts';
import { officeSite } from '#test/staff.ts';

const now = new Date('2026-11-23T12:00:00Z');
const app = await createTestApp({ ...officeSite, now: () => now });
const { database } = app;
let at = LIST;
const { create, see, site, send } = await articleOffice(app, () => at);

describe('a text of a page', () => {
  it('has a key for pages to show it by, and no address of its own', async () => {
    at = await create('Contact', 'page');
    const { key, slug } = await database
      .selectFrom('article')
      .select(['key', 'slug'])
      .where('id', '=', idOf(at))
      .executeTakeFirstOrThrow();
    // Not that of a screen.
    expect([key, slug]).toEqual(['contact-2', {}]);
    expect(await see()).toContain('contact-2');
    expect(await see(`${LIST}?category=page`)).toContain('Contact');
  });

  it('that a screen consists of is made once', async () => {
    at = await create('Verkopen', 'serviceSelling');
    await send([
      ['title.nl', 'Verkopen met ons'],
      ['body.nl', 'Tekst.'],
      ['do', 'publish'],
    ]);
    expect((await site('/nl/onze-diensten/verkopen/')).html).toContain('Verkopen met ons</h1>');
    expect(await see(`${LIST}?category=service`)).not.toContain('value="serviceSelling"');
    expect(await create('Nog eens', 'serviceSelling')).toBe('422');
    expect(await create('Zomaar', 'privacy')).toBe('422');
  });
});

describe('a text that is written from the settings', () => {
  const agency = {
    ...defaultSettings.agency,
    ...{ name: 'Kantoor', legalName: 'Kantoor bv', address: 'Kaai 1, 9000 Gent', phone: '+32 9 234 56 78' },
    enterpriseNumber: 'BE 0123.456.749',
  };
  const settings = { ...defaultSettings, agency };

  it('says so, differs from the settings once it or they change, and goes back to either', async () => {
    await database
      .insertInto('setting')
      .values({ document: JSON.stringify(settings) })
      .execute();
    await writeLegalArticles({ database, now, actor: 'command' }, settings);
    const { id } = await database
      .selectFrom('article')
      .select('id')
      .where('key', '=', 'privacy')
      .executeTakeFirstOrThrow();
    at = `${LIST}${id}/`;
    expect(await see()).toContain('Uit de instellingen geschreven');
    await send([
      ['title.nl', 'Onze privacy'],
      ['do', 'publish'],
    ]);
    expect(await see()).toContain('Anders dan de instellingen nu geven');
    expect((await send([['do', 'withdraw']])).status).toBe(409);
    // Written anew from the settings: the former text is in the history.
    await writeLegalArticles({ database, now, actor: 'command' }, settings);
    expect((await site('/nl/privacy-statement/')).html).not.toContain('Onze privacy</h1>');
    const change = /name="change" value="(\d+)"/.exec(await see())?.[1] ?? '';
    await send([
      ['change', change],
      ['do', 'put-back'],
    ]);
    expect(await see()).toContain('value="Onze privacy"');
    await send([
      ['title.nl', 'Onze privacy'],
      ['do', 'publish'],
    ]);
    expect((await send([['do', 'from-settings']])).headers.get('Location')).toBe(`${at}?told=legal`);
    expect(await see()).toContain('value="Privacybeleid"');
  });
});
