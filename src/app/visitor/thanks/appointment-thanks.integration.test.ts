import { describe, expect, it } from 'vitest';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { calendarIn, day, houseToSee, linkIn, visitor } from '#test/appointments.ts';
import { readCalendar } from '#test/calendar-file.ts';

const app = await createTestApp();
const { request } = app;
const { house, addSlot, send, askAppointment, mails } = await houseToSee(app);

describe('the page that thanks for a booked appointment', () => {
  async function thanked() {
    const time = await addSlot(14);
    return (await askAppointment(house, { time })).headers.get('Location') ?? '';
  }
  const fileOn = async (page: string) =>
    (/href="([^"]*visit\.ics[^"]*)"/.exec(await (await request(page)).text())?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );

  it('has a calendar file, and is of this visitor alone', async () => {
    const thanks = await thanked();
    const page = await request(thanks);
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await page.text()).toContain('Uw bezoek staat vast.');
    const file = await request(await fileOn(thanks));
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'no-store',
    ]);
    const text = await file.text();
    expect(readCalendar(text).events).toMatchObject([{ startsAt: timeOn(day, '14:00') }]);
    expect(text).not.toContain(visitor.email);
    // The same event as in the mail, so that the calendar has it once.
    const uid = /UID:.*/.exec(text)?.[0];
    expect(calendarIn((await mails())[1]?.data)).toContain(uid);
    expect(await fileOn(linkIn((await mails())[1]?.data))).toBe(await fileOn(thanks));
  });

  it('knows nothing without its token, with one that was changed, or of an appointment that was cancelled', async () => {
    const thanks = await thanked();
    const file = await fileOn(thanks);
    const path = thanks.split('?')[0] ?? '';
    for (const address of [
      path,
      `${path}?token=1`,
      thanks.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')),
    ]) {
      const html = await (await request(address)).text();
      expect(html).toContain('Bedankt.');
      expect(html).not.toMatch(/visit\.ics|Annelies/);
    }
    expect((await request(file.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')))).status).toBe(404);
    await send(linkIn((await mails())[1]?.data), { do: 'cancel' });
    expect((await request(file)).status).toBe(404);
    expect(await fileOn(thanks)).toBe('');
  });

  it('opens no door to the appointment itself', async () => {
    const token = (await thanked()).split('?')[1];
    expect((await request(`/nl/afspraak/?${token}`)).status).toBe(404);
  });

  it('is the same for who sends the same twice', async () => {
    const time = await addSlot(14);
    const first = await askAppointment(house, { time });
    const second = await askAppointment(house, { time });
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
  });
});
