import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { createTestApp } from './app.ts';
import { readsHeads, valuesIn } from './heads.ts';
import { addToEachScreen, screens } from './screen-addresses.ts';

const app = await createTestApp();
const { addressOf, cookie } = await addToEachScreen(app);
const headOf = readsHeads(app, cookie);

describe('the head of', () => {
  it.each(screens)('%s', async (name) => {
    const heads = Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [language, await headOf(addressOf(name, language))]),
      ),
    );
    expect(heads).toMatchSnapshot();
  });

  it('a page that does not exist', async () => {
    const html = await (await app.request('/de/nirgends/')).text();
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(canonical|alternate)"/);
  });
});

it('no two pages of a language that are for search engines have one title', async () => {
  for (const language of languages) {
    const titles = new Map<string, string>();
    for (const name of screens) {
      const head = await headOf(addressOf(name, language));
      if (head.join().includes('noindex')) continue;
      const [title = ''] = valuesIn(head, /<title>(.*?)<\/title>/);
      expect(titles.get(title), `${name} and ${titles.get(title)}: ${title}`).toBeUndefined();
      expect(title.length).toBeGreaterThan(5);
      titles.set(title, name);
    }
  }
});
