import { afterEach, describe, expect, it } from 'vitest';
import { anotherAgency, jobs, menu, pages, part, settings, text } from './another-agency.ts';

const { request, database, importAs, html } = await anotherAgency();

describe('a change', () => {
  afterEach(async () => {
    await importAs('settings', settings);
    await importAs('pages', pages);
    // The change left a redirect from the page's old address.
    await database.deleteFrom('redirect').execute();
  });

  it('is on every page at once, though they were kept', async () => {
    const paths = ['/fr/', '/fr/a-vendre/', '/fr/a-propos/emplois/', '/de/kontakt/'];
    for (const path of paths) await html(path);
    const copyright = { fr: 'Vesdre srl', de: 'Weser PGmbH' };
    await importAs('settings', { ...settings, footer: { ...settings.footer, copyright } });
    for (const path of paths) expect(part(await html(path), 'footer')).toMatch(/Vesdre srl|Weser PGmbH/u);

    const [module, ...others] = jobs.modules;
    const found = { ...module, text: { fr: text('Nous avons trouvé.') } };
    await importAs('pages', [
      ...pages.filter(({ name }) => name !== 'jobs'),
      { ...jobs, modules: [found, ...others] },
    ]);
    expect(await html('/fr/a-propos/emplois/')).toContain('Nous avons trouvé.');
    // Text without German is shown in the default language, and marked.
    expect(await html('/de/ueber-uns/stellen/')).toMatch(/lang="fr"[^>]*>.*Nous avons trouvé\./su);
  });

  it('to a draft takes a page away, and to published brings it back', async () => {
    const others = pages.filter(({ name }) => name !== 'jobs');
    await importAs('pages', [...others, { ...jobs, status: 'draft' }]);
    expect((await request('/fr/a-propos/emplois/')).status).toBe(404);
    expect(menu(await html('/fr/contact/'))).not.toContain('/fr/a-propos/emplois/');
    await importAs('pages', pages);
    await html('/fr/a-propos/emplois/');
  });

  it('of where a page stands moves it, and what is below it', async () => {
    const below = {
      ...jobs,
      id: 102,
      name: 'summer',
      parentId: 100,
      path: { fr: 'ete' },
      title: { fr: 'Été' },
    };
    const others = pages.filter(({ name }) => name !== 'jobs');
    await importAs('pages', [...others, { ...jobs, parentId: null }, below]);
    await html('/fr/emplois/ete/');
    const old = await request('/fr/a-propos/emplois/');
    expect([old.status, old.headers.get('Location')]).toEqual([301, '/fr/emplois/']);
    expect(menu(await html('/fr/contact/')).filter((href) => href?.includes('emplois'))).toEqual([
      '/fr/emplois/',
      '/fr/emplois/ete/',
    ]);
  });

  it('hides the home page in the menu', async () => {
    await importAs('settings', { ...settings, header: { ...settings.header, showHome: false } });
    expect(menu(await html('/fr/contact/'))).not.toContain('/fr/');
  });
});
