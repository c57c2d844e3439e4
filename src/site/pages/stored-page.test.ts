import { describe, expect, it } from 'vitest';
import { keyPaths, kindOfPath, without } from '#test/each-key.ts';
import { pageOfEveryModule } from '#test/every-module.ts';
import { pagesWithContent } from './page-content.ts';
import { pageSchema } from './page-schema.ts';
import { completeStoredPage, readStoredPage } from './stored-page.ts';

const pictures = ['0123456789abcdef0123', '123456789abcdef01234'] as const;
const page = pageSchema.parse(pageOfEveryModule(pictures));
const modules = page.modules.map((module) => ({ ...page, modules: [module] }));

const cases = [{ ...page, modules: [] }, ...modules].flatMap((stored) =>
  keyPaths(stored)
    .filter(([first, , ...more]) => (first === 'modules' ? more.length > 0 : stored.modules.length === 0))
    .map((path) => ({ stored, path, name: `${stored.modules[0]?.type ?? 'page'} ${kindOfPath(path)}` })),
);
const isLost = ({ stored, path }: (typeof cases)[number]) =>
  readStoredPage(without(stored, path)).problems.length > 0;

describe('a stored page without one key', () => {
  it('keeps all others, and needs no more keys than it did', () => {
    expect(cases.length).toBeGreaterThan(150);
    // A new key must be optional or have a default: stored pages and modules lack it.
    expect([...new Set(cases.filter(isLost).map(({ name }) => name))]).toMatchInlineSnapshot(`
      [
        "page id",
        "page name",
        "textWithPicture modules[].type",
        "textWithPicture modules[].background.type",
        "textWithPicture modules[].link.page",
        "textWithPicture modules[].background.pictureIds",
        "propertyList modules[].type",
        "propertyList modules[].background.type",
        "propertyList modules[].background.color",
        "projectList modules[].type",
        "projectList modules[].background.type",
        "testimonials modules[].type",
        "testimonials modules[].background.type",
        "article modules[].type",
        "article modules[].background.type",
        "article modules[].background.color",
        "article modules[].relation",
        "article modules[].relation.id",
        "articleCategory modules[].type",
        "articleCategory modules[].background.type",
        "teamCategory modules[].type",
        "teamCategory modules[].background.type",
        "teamCategory modules[].background.color",
        "stats modules[].type",
        "stats modules[].background.type",
        "stats modules[].background.pictureId",
        "contact modules[].type",
        "contact modules[].background.type",
        "contact modules[].background.color",
        "links modules[].type",
        "links modules[].background.type",
        "links modules[].rows[].title",
        "links modules[].rows[].sentence",
        "links modules[].rows[].link",
        "links modules[].rows[].link.page",
        "search modules[].type",
        "search modules[].background.type",
        "banner modules[].type",
        "banner modules[].background.type",
        "valuation modules[].type",
        "valuation modules[].background.type",
      ]
    `);
  });

  it.each(cases.filter((each) => !isLost(each)))('$name', ({ stored, path }) => {
    const read = readStoredPage(without(stored, path)).page;
    expect(pageSchema.safeParse(read).success).toBe(true);
    expect(without(read, path)).toEqual(without(stored, path));
    expect(pageSchema.parse(completeStoredPage(without(stored, path)))).toEqual(read);
  });

  it('as it waits to be published takes it from the page', () => {
    const content = { ...without(page, ['seo']), title: { nl: 'Nieuw' } };
    expect(pagesWithContent([page], page.id, content)[0]).toEqual({ ...page, title: { nl: 'Nieuw' } });
  });
});

describe('what is not valid', () => {
  const [text] = modules[0]?.modules ?? [];

  it.each([
    [{ columns: 40 }, { columns: 12 }, 'columns'],
    [{ titleSize: 'huge' }, { titleSize: 'large' }, 'titleSize'],
    [{ background: { type: 'sparks' } }, { background: { type: '' } }, 'background'],
    [{ video: 'javascript:alert(1)' }, { video: undefined }, 'video'],
    [{ colour: 'red' }, { colour: undefined }, 'colour'],
    // A module whose status cannot be read is hidden.
    [{ status: 'hidden' }, { status: 'draft' }, 'status'],
  ])('falls back by itself in a module: %j', (changed, expected, field) => {
    const { page: read, problems } = readStoredPage({ ...page, modules: [{ ...text, ...changed }] });
    const { colour: _, ...clean }: Record<string, unknown> = { ...text, ...expected };
    expect(read?.modules).toEqual([JSON.parse(JSON.stringify(clean))]);
    expect(problems).toMatchObject([{ module: { type: 'textWithPicture' } }]);
    expect(problems[0]?.problems[0]?.path).toMatch(new RegExp(`^${field}`));
  });

  it('leaves a page out of the menu of visitors where its state is doubtful', () => {
    expect(readStoredPage({ ...page, status: 'hidden' }).page?.status).toBe('draft');
  });

  it('is nothing of a page where it is none', () => {
    expect(readStoredPage(null).page).toBeUndefined();
    expect(readStoredPage({ id: 1 }).page).toBeUndefined();
  });
});
