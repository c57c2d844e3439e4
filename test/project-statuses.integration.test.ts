import { describe, expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { createTestApp } from './app.ts';
import { addProject, addProperty } from './factories.ts';
import { housesInGhent } from './houses-in-ghent.ts';
import { main } from './own-pages.ts';

const app = await createTestApp();
const { database } = app;
const { ghent, page, isListed } = await housesInGhent(app);

describe('a project', () => {
  it.each([
    ['published', 200],
    ['withdrawn', 410],
    ['draft', 404],
  ])('%s: %i', async (publication, expected) => {
    const id = await addProject(database, { publication, name: 'Kaaizicht', place_id: ghent });
    const { status, html } = await page(`/nl/projecten/gent/kaaizicht/${id}/`);
    expect(status).toBe(expected);
    expect(html.includes('Kaaizicht')).toBe(expected === 200);
    expect((await page('/nl/projecten/')).html.includes(`/${id}/"`)).toBe(expected === 200);
  });

  it.each(['withdrawn', 'sold out'])(
    '%s: shows the nearest others that have properties left',
    async (how) => {
      const publication = how === 'withdrawn' ? 'withdrawn' : 'published';
      const id = await addProject(database, { publication, name: 'Voorbij', place_id: ghent });
      await addProperty(database, { project_id: id, availability: 'sold', unit_name: 'A1' });
      const open = await addProject(database, { name: 'Nog vrij', place_id: ghent });
      await addProperty(database, { project_id: open, unit_name: 'B1' });
      const full = await addProject(database, { name: 'Ook volzet', place_id: ghent });
      await addProperty(database, { project_id: full, availability: 'sold', unit_name: 'C1' });
      const { html } = await page(`/nl/projecten/gent/voorbij/${id}/`);
      expect(html).toContain(textsFor('nl')('SIMILAR_PROJECTS'));
      expect(html).toContain(`/nog-vrij/${open}/"`);
      expect(html).not.toContain(`/ook-volzet/${full}/"`);
    },
  );

  it('whose properties are all gone says so, and one that has none left comes last', async () => {
    const soldOut = await addProject(database, { name: 'Volzet', place_id: ghent });
    await addProperty(database, { project_id: soldOut, availability: 'sold', unit_name: 'A1' });
    const open = await addProject(database, {
      name: 'Open',
      place_id: ghent,
      published_at: new Date(Date.now() - 86_400_000),
    });
    await addProperty(database, { project_id: open, unit_name: 'B1' });
    await addProperty(database, { project_id: open, unit_name: 'B2', publication: 'draft' });
    const soldOutPage = (await page(`/nl/projecten/gent/volzet/${soldOut}/`)).html;
    expect(main(soldOutPage)).toContain(`href="${href('nl', 'saveSearch')}?purpose=sale&amp;`);
    expect(soldOutPage).toContain(textsFor('nl')('PROJECT_SOLD_OUT'));
    const units = (await page(`/nl/projecten/gent/open/${open}/`)).html;
    expect(units, 'a way to ask, also where it has no agent').toContain(
      `href="${href('nl', 'projectInformation', { id: open })}"`,
    );
    // With the tag: the names of built files have such letters too.
    expect(units).toContain('>B1</a>');
    expect(units).not.toContain('>B2</a>');
    const { html } = await page('/nl/projecten/');
    expect(html.indexOf(`/${open}/"`)).toBeLessThan(html.indexOf(`/${soldOut}/"`));
  });

  it('shows its properties there, not in the list', async () => {
    const project = await addProject(database, { name: 'Apart', place_id: ghent });
    const unit = await addProperty(database, { project_id: project, place_id: ghent, unit_name: 'C3' });
    expect(await isListed(unit)).toBe(false);
    expect((await page(`/nl/te-koop/gent/huis/${unit}/`)).status).toBe(200);
  });
});
