import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { pageOfEveryModule } from '#test/every-module.ts';
import { fieldsIn } from '#test/form-fields.ts';
import { ownPages, pictures, type WrittenModule } from '#test/own-pages.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database, request } = app;
const { storeWith } = await ownPages(app);
const editor = await staffBrowser(app, 'editor');
const at = '/office/content/pages/everyModule/';

beforeEach(async () => {
  for (const table of ['page_edit', 'page'] as const) await database.deleteFrom(table).execute();
  await storeWith(pageOfEveryModule(pictures));
});

async function form(): Promise<[string, string][]> {
  const html = await (await editor.get(at)).text();
  return fieldsIn(/<form[^>]* id="page-form"[^>]*>[\s\S]*?<\/form>/.exec(html)?.[0] ?? '');
}

const stored = async () => {
  const { modules } = await database
    .selectFrom('page')
    .select('modules')
    .where('name', '=', 'everyModule')
    .executeTakeFirstOrThrow();
  return modules as WrittenModule[];
};

it('a module of every kind stays as it is in its editor when nothing is typed', async () => {
  const saved = await editor.post(at, [...(await form()), ['do', 'save']]);
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, expect.stringContaining('told=saved')]);
  const edits = await database.selectFrom('page_edit').select('document').execute();
  expect(edits).toEqual([]);
});

it('a module of every kind gets a title in its editor, and nothing else of it changes', async () => {
  const before = await stored();
  const fields = (await form()).map(([name, value]): [string, string] => {
    const [, index] = /^modules\.(\d+)\.title\.nl$/.exec(name) ?? [];
    return [name, index ? `Titel ${index}` : value];
  });
  expect(fields.filter(([, value]) => /^Titel \d+$/.test(value))).toHaveLength(before.length);
  const published = await editor.post(at, [...fields, ['do', 'publish']]);
  expect([published.status, published.headers.get('Location')]).toEqual([
    303,
    expect.stringContaining('told=published'),
  ]);
  const titled = before.map((module, index) => ({
    ...module,
    title: { ...module.title, nl: `Titel ${index}` },
  }));
  expect(await stored()).toEqual(titled);
  expect(await (await request('/nl/alle-modules/')).text()).toContain('Titel 0</h');
});
