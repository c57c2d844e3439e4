import { describe, expect, it } from 'vitest';
import { getSecret } from '#database/secrets.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { createTestApp } from '#test/app.ts';
import { brochures } from '#test/brochures.ts';
import { addGhent, addProperty } from '#test/factories.ts';

const now = new Date('2026-11-20T10:00:00Z');
const app = await createTestApp({ now: () => now });
const { request, database } = app;
const { addPictures, readBrochure } = brochures(app);
const place_id = await addGhent(database);

const full = await addProperty(database, {
  place_id,
  reference: 'RL-7',
  details: { floodScoreParcel: 'd' },
});
await addPictures(full, ['photo', 'photo', 'photo', 'photo', 'plan']);
const card = `/nl/te-koop/gent/huis/${full}/window-card.pdf`;

describe('the window card', () => {
  const token = async () =>
    signPreview(await getSecret(database, PREVIEW_KEY), {
      kind: 'property',
      id: full,
      until: new Date('2026-11-21T10:00:00Z'),
    });

  it.each([
    ['', '/MediaBox [0 0 595.28 841.89]'],
    ['&paper=a3', '/MediaBox [0 0 841.853'],
  ])('opens to whoever has the link: %s', async (paper, size) => {
    const { text, plain, pages, response } = await readBrochure(`${card}?preview=${await token()}${paper}`);
    expect(pages).toBe(1);
    expect(plain).toContain(size);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const said = text.replace(/\s+/g, ' ');
    for (const words of ['Huis in Gent', 'Kijk binnen', 'P-score', 'RL-7']) expect(said).toContain(words);
  });

  it('has a map where no photograph is', async () => {
    const bare = await addProperty(database, { place_id });
    const until = new Date('2026-11-21T10:00:00Z');
    const secret = await getSecret(database, PREVIEW_KEY);
    const link = signPreview(secret, { kind: 'property', id: bare, until });
    const { elements } = await readBrochure(`/nl/te-koop/gent/huis/${bare}/window-card.pdf?preview=${link}`);
    expect(elements.filter(({ alt }) => alt.startsWith('Ligging'))).toHaveLength(1);
    const own = await readBrochure(`${card}?preview=${await token()}`);
    expect(own.elements.filter(({ alt }) => alt.startsWith('Ligging'))).toHaveLength(0);
  });

  it('is for nobody else', async () => {
    expect((await request(card)).status).toBe(302);
    expect((await request(`${card}?preview=wrong`)).status).toBe(404);
  });
});
