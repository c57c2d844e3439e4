import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addPage, addProperty } from '#test/factories.ts';
import { registeredAlerts, wanted } from '#test/registered-alerts.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const { post, register, alerts } = registeredAlerts(app);
const placeId = await addGhent(database);

async function confirmPath(): Promise<string> {
  const mail = await database
    .selectFrom('mail_message')
    .select('data')
    .where('template', '=', 'confirm-alert')
    .executeTakeFirstOrThrow();
  return (mail.data as { confirmPath: string }).confirmPath;
}

async function confirmPathOf(list: string): Promise<string> {
  await register({}, list);
  return confirmPath();
}

/** The text as a reader sees it, without tags and with plain spaces. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/[\u00a0\u202f]|&nbsp;/g, ' ');

describe('the page of an alert', () => {
  it('does nothing when it is looked at, and what its buttons say', async () => {
    await register();
    const path = await confirmPath();
    const page = await request(path);
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    const html = await page.text();
    expect(html).toContain('noindex');
    expect(textOf(html)).toContain('Een huis te koop in Gent, tot € 400.000.');
    const status = async () => (await alerts())[0]?.status;
    expect(await status()).toBe('unconfirmed');
    for (const [step, expected] of [
      ['confirm', 'active'],
      ['pause', 'paused'],
      ['resume', 'active'],
      ['stay', 'active'],
      ['end', 'ended'],
      ['resume', 'ended'],
      ['restart', 'active'],
      ['restart', 'active'],
    ] as const) {
      const answer = await post(path, { do: step });
      expect(answer.status).toBe(303);
      expect((await request(answer.headers.get('Location') ?? '')).status).toBe(200);
      expect(await status(), step).toBe(expected);
    }
    expect((await post(path, { do: 'explode' })).status).toBe(400);
  });

  it('changes what is looked for, and says what is wrong', async () => {
    await register();
    const path = await confirmPath();
    await post(path, { do: 'confirm' });
    const refused = await post(path, { do: 'change', ...wanted, zone: 'Atlantis' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Deze plaats kennen we niet');
    await post(path, { do: 'change', ...wanted, goal: 'rent', budget: '', frequency: 'weekly' });
    expect((await alerts())[0]).toMatchObject({
      purpose: 'rent',
      query: 'zone=municipality-gent&type=house',
      frequency: 'weekly',
      status: 'active',
    });
  });

  it('leaves out what is no longer wanted, adds what is, and takes it back', async () => {
    const path = await confirmPathOf(
      '/nl/zoekopdracht/?purpose=sale&zone=9000&type=house&min_price=100000&energy=c&feature=garden&bedrooms=2',
    );
    await post(path, { do: 'confirm' });
    const before = (await alerts())[0];
    expect(await (await request(path)).text()).toContain('value="feature-hasGarden"');
    const { type: _, ...rest } = wanted;
    const answer = await post(path, {
      do: 'change',
      ...rest,
      radius: '5',
      bedrooms: '3',
      also: 'energy',
    });
    expect((await alerts())[0]?.query).toBe(
      'zone=municipality-gent&radius=5&max_price=400000&bedrooms=3&energy=c',
    );
    const told = answer.headers.get('Location') ?? '';
    expect(await (await request(told)).text()).toContain('Ongedaan maken');
    await post(told, { do: 'undo' });
    expect((await alerts())[0]).toMatchObject({ query: before?.query, frequency: before?.frequency });
  });

  it('starts again after it was stopped, and never beside the same search', async () => {
    await register();
    const path = await confirmPath();
    await post(path, { do: 'end' });
    await post(path, { do: 'restart' });
    expect((await alerts())[0]?.status, 'it was not confirmed').toBe('unconfirmed');
    await post(path, { do: 'confirm' });
    await database
      .updateTable('search_alert')
      .set({ created_at: new Date('2020-01-01') })
      .execute();
    await database.deleteFrom('mail_message').execute();
    await register({ frequency: 'weekly' });
    await post(await confirmPath(), { do: 'confirm' });
    const states = async () => (await alerts()).map(({ status, frequency }) => `${status} ${frequency}`);
    expect(await states()).toEqual(['ended daily', 'active weekly']);
    await post(path, { do: 'restart' });
    expect(await states()).toEqual(['active daily', 'ended weekly']);
  });

  it('sends all that is found when it is asked to', async () => {
    const id = await addProperty(database, { place_id: placeId, price_cents: 300_000_00 });
    await register();
    const path = await confirmPath();
    await post(path, { do: 'now' });
    await post(path, { do: 'confirm' });
    await post(path, { do: 'now' });
    const mails = await database
      .selectFrom('mail_message')
      .select('data')
      .where('template', '=', 'alert')
      .execute();
    expect(mails.map(({ data }) => (data as { homes: unknown }).homes)).toEqual([
      [{ propertyId: id, reason: 'found' }],
    ]);
  });

  it('is nobody else’s', async () => {
    await register();
    const path = await confirmPath();
    const wrong = [path.replace(/token=[^&]+/, 'token='), path.replace(/token=\d+/, 'token=99999')];
    for (const each of wrong) {
      const answer = await request(each);
      expect(answer.status, each).toBe(404);
      expect(await answer.text()).toContain('De zoekopdracht is stopgezet, of de link is niet volledig.');
      expect((await post(each, { do: 'end' })).status, each).toBe(404);
    }
    const foreign = await post(path, { do: 'confirm' }, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await alerts())[0]?.status).toBe('unconfirmed');
  });

  it('ends by one click of a program for mails, and only with its token', async () => {
    await register();
    const token = new URL(await confirmPath(), 'http://localhost').searchParams.get('token') ?? '';
    const path = `/unsubscribe/alert/?token=${token}`;
    const oneClick = (to: string) =>
      request(to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect((await oneClick(`${path}x`)).status).toBe(404);
    const opened = await request(path);
    expect(opened.headers.get('Location')).toMatch(/^\/nl\/mijn-zoekopdracht\/\?token=.*do=end$/);
    expect((await alerts())[0]?.status).toBe('unconfirmed');
    expect((await oneClick(path)).status).toBe(200);
    expect((await alerts())[0]?.status).toBe('ended');
  });
});
