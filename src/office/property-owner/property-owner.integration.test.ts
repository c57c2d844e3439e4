import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/time/dates.ts';
import { createTestApp } from '#test/app.ts';
import { day, officeCalendar } from '#test/office-calendar.ts';
import { addOwner } from '#test/owners.ts';
import { officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { house, staff, page, post } = await officeCalendar(app);
const { id: owner_id, email } = await addOwner(database, { name: 'Lies Maes' });
await database.insertInto('property_owner').values({ property_id: house, owner_id }).execute();

describe('owners', () => {
  it('are invited at the property, stand in the list, and are unlinked', async () => {
    const path = `/office/properties/${house}/owner/`;
    expect((await post(path, { do: 'invite', email: 'x', name: 'Jan' })).status).toBe(422);
    const invited = await post(path, {
      do: 'invite',
      email: 'Jan@example.be',
      name: 'Jan Claes',
      language: 'fr',
    });
    expect(invited.headers.get('Location')).toBe(`${path}?told=invited`);
    const list = await page('/office/owners/?text=jan%40example');
    expect(list).toContain('Jan Claes');
    expect(list).toContain('Uitgenodigd');
    expect(list).not.toContain('Lies Maes');
    const { id } = await database
      .selectFrom('owner')
      .select('id')
      .where('email', '=', 'jan@example.be')
      .executeTakeFirstOrThrow();
    const audit = await database
      .selectFrom('audit_entry')
      .select(['actor', 'action'])
      .where('subject', '=', `owner:${id}`)
      .execute();
    expect(audit).toEqual([{ actor: `staff:${staff.id}`, action: 'owner.invite' }]);
    await post(path, { do: 'unlink', owner: id });
    expect(await page(path)).not.toContain('Jan Claes');
  });

  it('are logged out, kept out and let in again', async () => {
    const path = `/office/properties/${house}/owner/`;
    const session = { owner_id, token: 'a token', expires_at: new Date('2100-01-01') };
    await database.insertInto('owner_session').values(session).execute();
    expect((await post(path, { do: 'log-out', owner: owner_id })).headers.get('Location')).toBe(
      `${path}?told=log-out`,
    );
    expect(await page(`${path}?told=log-out`)).toContain('Deze eigenaar is overal uitgelogd.');
    const sessions = database.selectFrom('owner_session').select('id').where('owner_id', '=', owner_id);
    expect(await sessions.execute()).toEqual([]);
    // Blocking an account asks first.
    const asks = /<details[^>]*><summary[^>]*>Account blokkeren.*?<button[^>]*value="disable".*?<\/details>/s;
    const open = await page(path);
    expect(open).toMatch(asks);
    expect(open.replace(asks, '')).not.toContain('value="disable"');
    expect((await post(path, { do: 'disable', owner: owner_id })).status).toBe(303);
    const shut = await page(path);
    for (const text of ['Account geblokkeerd', 'Account deblokkeren']) expect(shut).toContain(text);
    expect(shut).not.toContain('Overal uitloggen');
    const again = await post(path, { do: 'invite', email, name: 'Lies Maes', language: 'nl' });
    expect(again.headers.get('Location')).toBe(`${path}?told=closed`);
    expect((await post(path, { do: 'enable', owner: owner_id })).status).toBe(303);
    expect(await page(path)).not.toContain('Account geblokkeerd');
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const owner of [nobody, 'x'])
      expect((await post(path, { do: 'disable', owner })).status, owner).toBe(400);
  });

  it('read steps, portals and notes that the office keeps', async () => {
    const path = `/office/properties/${house}/owner/`;
    const today = dayOf(new Date());
    const kept: Record<string, string>[] = [
      { do: 'step', step: 'Compromis tekenen', due: day },
      { do: 'portal', channel: 'Immoportaal', since: today, address: 'https://portal.example/1' },
      { do: 'note', kind: 'phone', day: today, subject: 'Bod besproken', contact: 'Notaris', comment: '' },
    ];
    for (const fields of kept) expect((await post(path, fields)).status, fields.do).toBe(303);
    expect(
      (await post(path, { do: 'portal', channel: 'X', since: today, address: 'javascript:1' })).status,
    ).toBe(422);
    const html = await page(path);
    for (const text of ['Compromis tekenen', 'Immoportaal', 'Bod besproken']) expect(html).toContain(text);
  });

  it('read how often it was seen on a portal, as the office keeps it from there', async () => {
    const path = `/office/properties/${house}/owner/`;
    const since = '2026-01-05';
    await post(path, { do: 'portal', channel: 'Zimmoloco', since, address: '' });
    const count = (views: string) => post(path, { do: 'portal-views', channel: 'Zimmoloco', views });
    const refused = await count('veel');
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="veel"')]);
    expect((await count('1.240')).headers.get('Location')).toBe(`${path}?told=kept`);
    const advert = database.selectFrom('publication').selectAll().where('channel', '=', 'Zimmoloco');
    expect(await advert.executeTakeFirstOrThrow()).toMatchObject({
      ...{ since, until: null, views: 1240, views_at: expect.any(Date) },
    });
    const html = await page(path);
    expect(html).toContain('Keer bekeken op Zimmoloco');
    expect(html).toContain('1.240 keer bekeken');
  });

  it('read words in a language that the office says, at first that of whoever writes', async () => {
    const path = `/office/properties/${house}/owner/`;
    const chosen = /<select[^>]*name="language"[^>]*>.*?<\/select>/gs;
    const before = [...(await page(path)).matchAll(chosen)].map(
      ([select]) => /<option value="(\w*)" selected/.exec(select)?.[1],
    );
    // Of the note, of the owner who is invited, and of the step.
    expect(before).toEqual(['nl', 'nl', 'nl']);
    const note = { do: 'note', kind: 'phone', day: dayOf(new Date()), contact: '', comment: '' };
    await post(path, { ...note, subject: 'Offre discutée', language: 'fr' });
    await post(path, { do: 'step', step: 'Fotos', due: '', language: 'de' });
    await post(path, { do: 'step', step: 'Onbekend', due: '', language: 'it' });
    const languageOf = (table: 'communication' | 'planned_step', subject: string) =>
      database.selectFrom(table).select('language').where('subject', '=', subject).executeTakeFirst();
    expect(await languageOf('communication', 'Offre discutée')).toEqual({ language: 'fr' });
    expect(await languageOf('planned_step', 'Fotos')).toEqual({ language: 'de' });
    expect(await languageOf('planned_step', 'Onbekend')).toEqual({ language: null });
    const html = await page(path);
    expect(html).toMatch(/lang="fr"[^>]*>Offre discutée</);
    expect(html).toMatch(/lang="de"[^>]*>Fotos</);
  });
});
