import { beforeEach } from 'vitest';
import { createSource } from '#commands/import/sources.ts';
import { keepRecord } from '#database/import/records.ts';
import { findSource } from '#database/import/sources.ts';
import { createTestApp } from './app.ts';
import { addProperty } from './factories.ts';
import { asksOffice, logInStaff, officeSite } from './staff.ts';

export const now = new Date('2026-11-24T10:00:00Z');

export const sourcesPath = '/office/imports/';
export const whisePath = '/office/imports/whise/';

/** What the forms of a source send to log in at its system. */
export const access = {
  'setting.user': 'kantoor@agency.be',
  'setting.clientId': '4',
  'setting.officeId': '7',
};

/** The imports in an administrator's browser; each test starts without sources and properties. */
export async function officeImports() {
  const site = await createTestApp({
    ...officeSite,
    now: () => now,
    importKey: 'a key of thirty-two characters ok',
  });
  const { database } = site;
  const { see, send } = asksOffice(site);
  const { cookie } = await logInStaff(site, 'admin');

  beforeEach(async () => {
    await database.deleteFrom('import_source').execute();
    await database.deleteFrom('property').execute();
  });

  const text = async (path: string) => (await (await see(path, cookie)).text()).replaceAll('<!-- -->', '');
  const stored = async () => {
    const source = await findSource(database, 'whise');
    if (!source) throw new Error('There is no source.');
    return source;
  };

  async function addWhise(): Promise<number> {
    const by = { database, now, actor: 'command' };
    const settings = { user: 'kantoor@agency.be', clientId: 4, officeId: 7 };
    await createSource(by, {
      ...{ name: 'whise', adapter: 'whise', settings, secrets: null },
      ...{ everyMinutes: 15, publish: 'auto' },
    });
    return (await stored()).id;
  }

  /** Adds what the source sent of a home, and the property that it became. */
  async function addRecord(sourceId: number, unmapped: object[] = []): Promise<number> {
    const property = await addProperty(database, { source: 'whise', source_ref: '204', bedrooms: 4 });
    const body = { id: 204, rooms: 3, purpose: { id: 1 } };
    await keepRecord(database, sourceId, { ref: '204', kind: 'home', body }, now);
    await database
      .updateTable('import_record')
      .set({
        ...{ property_id: property, outcome: 'changed', mapped_at: now },
        unmapped: JSON.stringify(unmapped),
      })
      .execute();
    return property;
  }

  return { site, database, see, send, cookie, text, stored, addWhise, addRecord };
}
