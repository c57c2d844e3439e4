import { describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { addGhent, addPhoto, addProperty } from './factories.ts';
import { readsHeads, valuesIn } from './heads.ts';

const app = await createTestApp();
const { database } = app;
const headOf = readsHeads(app);
const ghent = await addGhent(database);

describe('what is said to who shares', () => {
  const shared = (elements: string[]) =>
    new Map(
      elements.flatMap((each) => {
        const [, name, content] =
          /<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/.exec(each) ?? [];
        return name && content !== undefined ? [[name, content] as const] : [];
      }),
    );

  it('a property is its photograph, with its size, its title without the agency, and the other languages', async () => {
    const id = await addProperty(database, { place_id: ghent, title: { nl: 'Huis "aan" de <Kouter>' } });
    await addPhoto(database, id, { width: 2720, height: 1000 });
    const head = await headOf(`/nl/te-koop/gent/huis/${id}/`);
    expect(Object.fromEntries(shared(head))).toMatchObject({
      'og:type': 'website',
      'og:url': `http://localhost/nl/te-koop/gent/huis/${id}/`,
      'og:site_name': 'Gevel',
      'og:locale': 'nl_BE',
      'og:title': expect.stringMatching(/^Huis &quot;aan&quot; de &lt;Kouter&gt; · T-\d+$/),
      'og:image': expect.stringMatching(
        /^http:\/\/localhost\/pictures\/[0-9a-f]{20}\/huis-in-gent\?width=1050&height=auto&format=jpeg$/,
      ),
      'og:image:width': '1360',
      'og:image:height': '500',
      'og:image:alt': expect.stringContaining('Kouter'),
      'twitter:card': 'summary_large_image',
    });
    expect(valuesIn(head, /og:locale:alternate" content="([^"]*)"/)).toEqual(['fr_BE', 'de_BE', 'en_GB']);
  });

  it('a photograph that is smaller than what is asked for keeps its size', async () => {
    const id = await addProperty(database, { place_id: ghent });
    await addPhoto(database, id, { width: 640, height: 480 });
    const tags = shared(await headOf(`/nl/te-koop/gent/huis/${id}/`));
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['640', '480']);
  });
});
