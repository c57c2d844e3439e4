import { expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { see, send } = asksOffice(app);
const agent = await addAgent(database);
const property = await addProperty(database, { agent_id: agent, reference: 'K-1' });
const staff = await logInStaff(app, 'agent', { agent_id: agent });
const day = addDays(dayOf(new Date()), 7);
const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const list = `/office/calendar/slots/?property=${property}`;
const at = async (path: string) => (await (await see(path, staff.cookie)).text()).replaceAll('<!-- -->', '');

it('tells how many times clashed, and stays with the property where one is taken back', async () => {
  const span = { starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:30') };
  await database
    .insertInto('agent_absence')
    .values({ agent_id: agent, reason: '', ...span })
    .execute();
  const series = {
    property: 'K-1',
    agent: String(agent),
    since: day,
    until: day,
    from: '10:00',
    to: '11:30',
  };
  const fields = { do: 'make', ...series, minutes: '30', buffer: '0', capacity: '1' };
  const made = await send(
    list,
    [...Object.entries(fields), ...days.map((each): [string, string] => ['days', each])],
    staff.cookie,
  );
  const told = made.headers.get('Location') ?? '';
  expect(told).toBe(`${list}&told=added-2-1`);
  const html = await at(told);
  expect(html).toContain('2 momenten staan open. 1 botste en is overgeslagen.');
  const [form = ''] = /<form(?:(?!<\/form>).)*name="slot".*?<\/form>/s.exec(html) ?? [];
  const hidden = [...form.matchAll(/name="(slot|property)" value="(\d+)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const removed = await send(list, [...hidden, ['do', 'remove']], staff.cookie);
  expect(removed.headers.get('Location')).toBe(`${list}&told=removed`);
});
