import { describe, expect, it } from 'vitest';
import { replacePages } from '#database/site/pages.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { createTestApp } from './app.ts';
import { readsHeads } from './heads.ts';

const app = await createTestApp();
const { database } = app;
const headOf = readsHeads(app);

describe('what the agency writes for a page', () => {
  /** Changes some of the default pages. */
  const write = (changes: Record<string, object>) => {
    const pages = pagesSchema.parse(defaultPages.map((page) => ({ ...page, ...changes[page.name] })));
    return database.transaction().execute((transaction) => replacePages(transaction, pages));
  };

  it('goes before what the product says, in its language only', async () => {
    await write({
      contact: {
        metadata: {
          fr: {
            title: 'Nous joindre',
            description: 'À deux pas de la Lys.',
            ogTitle: 'Passez nous voir',
            ogImage: '0123456789abcdef0123',
            twitterTitle: 'On se voit ?',
          },
        },
      },
      forSale: { metadata: { nl: { title: 'Huizen in Gent' } } },
    });
    const french = (await headOf('/fr/contact/')).join('\n');
    expect(french).toContain('<title>Nous joindre</title>');
    expect(french).toContain('<meta name="description" content="À deux pas de la Lys."/>');
    expect(french).toContain('<meta property="og:title" content="Passez nous voir"/>');
    expect(french).toContain('<meta property="og:description" content="À deux pas de la Lys."/>');
    expect(french).toMatch(/og:image" content="http:\/\/localhost\/pictures\/0123456789abcdef0123\//);
    expect(french).toContain('<meta name="twitter:title" content="On se voit ?"/>');
    expect((await headOf('/nl/contact/')).join()).not.toMatch(/Nous joindre|0123456789abcdef0123/);
    expect((await headOf('/nl/te-koop/')).join()).toContain('<title>Huizen in Gent</title>');
    expect((await headOf('/nl/te-koop/?type=house')).join()).not.toContain('<title>Huizen in Gent</title>');
  });

  it('may keep it from search engines, in all languages and with any query', async () => {
    await write({ forSale: { seo: false } });
    for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/nl/te-koop/?type=house']) {
      const head = (await headOf(path)).join();
      expect(head).toContain('<meta name="robots" content="noindex"/>');
      expect(head).not.toMatch(/canonical|rel="alternate"/);
      expect(head).toContain('og:url');
    }
  });
});
