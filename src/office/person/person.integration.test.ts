import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { personKey } from '#domain/person/person-key.ts';
import { createTestApp } from '#test/app.ts';
import { now, officeOfRequests } from '#test/office-requests.ts';
import { logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { agent, eline, see, send, ask, page, leadOf } = await officeOfRequests(site);
const admin = await logInStaff(site, 'admin', { name: 'Lies Maes' });

it('shows all of a person, and erases it only for who may and who types the address', async () => {
  const email = 'annelies@voorbeeld.be';
  const id = await ask({ email: 'Annelies@Voorbeeld.be' });
  await send(`/office/requests/${id}/`, { do: 'note', note: `Mailt liever: ${email}` }, eline.cookie);
  const alert = {
    language: 'nl',
    purpose: 'sale',
    query: 'bedrooms=3',
    frequency: 'daily',
    status: 'active',
  };
  await database
    .insertInto('search_alert')
    .values({ ...alert, email, lead_id: id })
    .execute();
  const path = `/office/people/${personKey(email)}/`;
  const shown = await page(path);
  expect(shown).toContain('met 3 of meer slaapkamers.');
  expect(shown).toContain('dagelijks');
  expect(shown).not.toContain('Alles wissen');
  expect((await send(path, { do: 'erase', email }, eline.cookie)).status).toBe(403);
  const { id: alertId } = await database.selectFrom('search_alert').select('id').executeTakeFirstOrThrow();
  await send(path, { do: 'stop', alert: String(alertId) }, eline.cookie);
  expect(await page(path)).toContain('stopgezet');
  const exported = await send(`${path}export/`, {}, admin.cookie);
  expect(JSON.parse(await exported.text()).stored.lead_event).toHaveLength(2);
  expect((await send(path, { do: 'erase', email: 'lies@voorbeeld.be' }, admin.cookie)).status).toBe(422);
  expect((await send(path, { do: 'erase', email: email.toUpperCase() }, admin.cookie)).status).toBe(303);
  expect((await see(path, admin.cookie)).status).toBe(404);
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    database,
  );
  for (const { schema, table } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${table}`)} each_row
      where position(${email} in lower(each_row::text)) > 0`.execute(database);
    expect([table, rows.length]).toEqual([table, 0]);
  }
});

it('notes who gave somebody’s data out, and not whose', async () => {
  await ask({ email: 'luc@voorbeeld.be' });
  const path = `/office/people/${personKey('luc@voorbeeld.be')}/export/`;
  const given = () =>
    database
      .selectFrom('audit_entry')
      .select(['actor', 'subject'])
      .where('action', '=', 'person.exported')
      .orderBy('id')
      .execute();
  const before = (await given()).length;
  expect((await send(path, {}, eline.cookie)).status).toBe(403);
  expect((await send(path, {}, admin.cookie)).status).toBe(200);
  expect((await given()).slice(before)).toEqual([{ actor: `staff:${admin.id}`, subject: 'person' }]);
});

it('gives out and erases nothing by an address of the agency, which tells of its clients', async () => {
  const { email } = await database
    .selectFrom('agent')
    .select('email')
    .where('id', '=', agent)
    .executeTakeFirstOrThrow();
  const id = await ask({ email });
  const path = `/office/people/${personKey(email)}/`;
  expect((await send(`${path}export/`, {}, admin.cookie)).status).toBe(403);
  const refused = await send(path, { do: 'erase', email }, admin.cookie);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('van het kantoor zelf'),
  ]);
  expect((await leadOf(id)).email).toBe(email);
});
