import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { settingsDocument } from '#commands/site/settings-document.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { TestApp } from './app.ts';
import { fieldsIn } from './form-fields.ts';
import { full } from './full-settings.ts';
import { asksOffice, logInStaff } from './staff.ts';

type Page = { text: string; fields: [string, string][] };

/** The screens of the settings in an administrator's browser; each test begins with the full settings. */
export async function settingsForms(site: TestApp) {
  const { see, send } = asksOffice(site);
  const { cookie, id: staff } = await logInStaff(site, 'admin');
  const { database } = site;

  beforeEach(async () => {
    await database.deleteFrom('setting').execute();
    await database.deleteFrom('site_change').execute();
    await database
      .insertInto('setting')
      .values({ document: JSON.stringify(full) })
      .execute();
  });

  const stored = async () => {
    const { rows } = await sql<{ document: string }>`select document::text as document from setting`.execute(
      database,
    );
    return rows[0]?.document;
  };
  const current = async () => settingsDocument.complete(await settingsDocument.find(database)) as Settings;

  /** The page with the values of its form's fields, as a browser would send them. */
  async function open(path: string): Promise<Page> {
    return read(await see(path, cookie));
  }

  const post = (path: string, fields: [string, string][], button: string) =>
    send(path, put(fields, 'do', button), cookie);

  /** Asks for the differences, then applies them. */
  async function change(path: string, fields: [string, string][]): Promise<Response> {
    const seen = await read(await post(path, fields, 'check'));
    return post(path, seen.fields, 'apply');
  }

  return { cookie, staff, see, send, stored, current, open, post, change };
}

export async function read(response: Response): Promise<Page> {
  const text = await response.text();
  return { text, fields: fieldsIn(/<form[^>]*settings-form[\s\S]*?<\/form>/.exec(text)?.[0] ?? '') };
}

export const put = (fields: [string, string][], name: string, ...values: string[]): [string, string][] => [
  ...fields.filter(([each]) => each !== name),
  ...values.map((value): [string, string] => [name, value]),
];
