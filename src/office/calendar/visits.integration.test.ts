import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { before, day, officeCalendar } from '#test/office-calendar.ts';
import { addOwner, logIn } from '#test/owners.ts';
import { officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database, request } = app;
const { eline, stijn, house, staff, visit, wish, page, post, stored, told } = await officeCalendar(app);
const past = () =>
  visit({ status: 'confirmed', starts_at: timeOn(before, '10:00'), ends_at: timeOn(before, '10:45') });

describe('a visit', () => {
  it('is moved and cancelled, under one UID with a number that rises', async () => {
    const id = await wish();
    const path = `/office/calendar/${id}/`;
    await post(path, { do: 'plan', day, time: '10:00', minutes: '45' });
    await post(path, { do: 'plan', day, time: '14:00', minutes: '45' });
    expect((await post(path, { do: 'cancel' })).headers.get('Location')).toContain('told=cancelled');
    const files = (await told()).filter(({ recipient }) => recipient === 'annelies@example.be');
    expect(files.map(({ method, events }) => [method, events[0]?.sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]);
    expect(new Set(files.map(({ events }) => events[0]?.uid)).size).toBe(1);
    expect((await post(path, { do: 'cancel' })).headers.get('Location')).toContain('told=over');
    const by = await database
      .selectFrom('audit_entry')
      .select('action')
      .where('actor', '=', `staff:${staff.id}`)
      .execute();
    expect(by.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['appointment.confirmed', 'appointment.cancelled']),
    );
  });

  it('is made in the office for somebody who called', async () => {
    const fields = {
      property: 'k-1',
      day,
      time: '11:00',
      minutes: '30',
      agent: String(eline),
      first_name: 'Karel',
      last_name: 'Wouters',
      email: 'karel@example.be',
      phone: '',
      language: 'de',
    };
    for (const [name, value] of [
      ['property', 'X-0'],
      ['last_name', ''],
      ['email', ''],
      ['email', 'karel'],
      ['agent', '999999'],
    ] as const)
      expect((await post('/office/calendar/new/', { ...fields, [name]: value })).status, name).toBe(422);
    expect((await post('/office/calendar/new/', fields)).status).toBe(303);
    expect((await post('/office/calendar/new/', fields)).status).toBe(422);
    const html = await page(`/office/calendar/?day=${day}`);
    expect(html).toContain('Karel Wouters');
    const { status } = await database
      .selectFrom('lead')
      .select('status')
      .where('email', '=', 'karel@example.be')
      .executeTakeFirstOrThrow();
    expect(status).toBe('done');
  });
});

describe('what became of a visit', () => {
  it('is kept in two texts, and the owner is shown one of them alone, wherever that owner looks', async () => {
    const id = await past();
    const owner = await addOwner(database, { name: 'Lies Maes' });
    await database.insertInto('property_owner').values({ property_id: house, owner_id: owner.id }).execute();
    const path = `/office/calendar/?day=${before}`;
    expect(await page(path)).toContain('Nog niet afgesloten');
    const said = { feedback: 'Mooi licht in de keuken', internal: 'Budget zeshonderdduizend' };
    const result = { do: 'result', visit: String(id), status: 'carried_out', public: 'yes', ...said };
    expect((await post('/office/calendar/', result)).status).toBe(303);
    expect(await stored(id)).toMatchObject({
      status: 'carried_out',
      feedback: said.feedback,
      feedback_is_public: true,
      feedback_internal: said.internal,
    });
    expect(await page(path)).toContain(said.internal);

    const cookie = await logIn(
      (to, init) =>
        request(
          to,
          { ...init, headers: { ...init?.headers, Origin: officeSite.publicUrl } },
          'www.agency.be',
        ),
      owner.email,
    );
    const asOwner = async (to: string) =>
      (await request(to, { headers: { cookie } }, 'www.agency.be')).text();
    const seen = new Set<string>();
    const open = ['/nl/eigenaars/'];
    let all = '';
    for (let to = open.shift(); to; to = open.shift()) {
      if (seen.has(to)) continue;
      seen.add(to);
      const html = await asOwner(to);
      all += html + (await asOwner(`${to.split('?')[0]}_.data`));
      for (const [, next = ''] of html.matchAll(/href="(\/nl\/eigenaars\/[^"#]*)"/g))
        open.push(next.replaceAll('&amp;', '&'));
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(all).toContain(said.feedback);
    expect(all).not.toContain(said.internal);
    expect(all).not.toContain('feedback_internal');
  });

  it('waits for a check where it is not shown at once', async () => {
    const id = await past();
    await post('/office/calendar/', {
      do: 'result',
      visit: String(id),
      status: 'carried_out',
      feedback: 'Te druk',
      internal: '',
    });
    expect(await stored(id)).toMatchObject({
      feedback: 'Te druk',
      feedback_is_public: false,
      feedback_internal: null,
    });
    const owners = `/office/properties/${house}/owner/`;
    expect(await page(owners)).toContain('Te druk');
    const foreign = await addProperty(database);
    await post(`/office/properties/${foreign}/owner/`, { do: 'show', item: `f${id}` });
    expect((await stored(id)).feedback_is_public).toBe(false);
    await post(owners, { do: 'show', item: `f${id}` });
    expect((await stored(id)).feedback_is_public).toBe(true);
    await post(owners, { do: 'hide', item: `f${id}` });
    expect((await stored(id)).feedback_is_public).toBe(false);
  });

  it('is kept with the language of its words, at first that of whoever writes', async () => {
    const id = await past();
    const visit = String(id);
    const chosen = async () => {
      const html = await page(`/office/calendar/${id}/`);
      const [select = ''] = /<select[^>]*name="language"[^>]*>.*?<\/select>/s.exec(html) ?? [];
      return /<option value="(\w*)" selected/.exec(select)?.[1];
    };
    expect(await chosen()).toBe('nl');
    const result = { do: 'result', visit, status: 'carried_out', feedback: 'Trop bruyant', internal: '' };
    await post('/office/calendar/', { ...result, language: 'fr' });
    expect(await stored(id)).toMatchObject({ feedback: 'Trop bruyant', feedback_language: 'fr' });
    expect(await chosen()).toBe('fr');
    expect(await page(`/office/properties/${house}/owner/`)).toMatch(/lang="fr"[^>]*>Trop bruyant</);
    // What was written before languages were kept stays so, until somebody says which it is.
    await database.updateTable('appointment').set({ feedback_language: null }).where('id', '=', id).execute();
    expect(await chosen()).toBe('');
    await post('/office/calendar/', { ...result, language: '', public: 'yes' });
    expect(await stored(id)).toMatchObject({ feedback_is_public: true, feedback_language: null });
  });

  it('is refused without an answer, or shown without words', async () => {
    const visit = String(await past());
    expect((await post('/office/calendar/', { do: 'result', visit })).status).toBe(422);
    const empty = { do: 'result', visit, status: 'carried_out', public: 'yes', feedback: ' ' };
    expect((await post('/office/calendar/', empty)).status).toBe(422);
    expect((await post('/office/calendar/', { do: 'result', visit, status: 'no_show' })).status).toBe(303);
  });
});

describe('a visit that was let go on another time', () => {
  it('has that time and that agent in its form, and stays where it is until it is moved', async () => {
    const id = await visit({
      status: 'confirmed',
      starts_at: timeOn(day, '10:00'),
      ends_at: timeOn(day, '10:45'),
    });
    expect(await page(`/office/calendar/?day=${day}`)).toContain(`data-visit="${id}"`);
    const html = await page(`/office/calendar/${id}/?day=${addDays(day, 1)}&time=16:15&with=${stijn}`);
    expect(html).toMatch(new RegExp(`name="day"[^>]*value="${addDays(day, 1)}"`));
    expect(html).toMatch(/name="time"[^>]*value="16:15"/);
    expect(html).toMatch(new RegExp(`<option value="${stijn}" selected`));
    expect((await stored(id)).starts_at).toEqual(timeOn(day, '10:00'));
    const elsewhere = await page(`/office/calendar/${id}/?day=${day}&time=25:00&with=${stijn}`);
    expect(elsewhere).toMatch(/name="time"[^>]*value="10:00"/);
  });
});
