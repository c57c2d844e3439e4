import { describe, expect, it } from 'vitest';
import { listSlots } from '#database/appointment/slots.ts';
import { addDays } from '#domain/time/dates.ts';
import { slotSeries } from '#domain/time/slot-series.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { at, day, madeAppointments, now, visitor } from '#test/made-appointments.ts';
import { addAbsence, removeAbsence } from './absences.ts';
import { addAppointment } from './add-appointment.ts';
import { SlotFull, takeSlot } from './book-appointment.ts';
import { AgentBusy } from './change-appointment.ts';
import { addSlots, removeSlot } from './slots.ts';

const { database, eline, house, flat, by, site, book } = await madeAppointments();

describe('times of an agent', () => {
  const forty = slotSeries({
    since: day,
    until: addDays(day, 70),
    days: ['mo', 'tu', 'we', 'th', 'fr'],
    from: '09:00',
    to: '17:00',
    minutes: 60,
    bufferMinutes: 0,
  }).slice(0, 40);
  const series = { propertyId: house, agentId: eline, capacity: 1, times: forty };

  it('are made save the one that has something, and it is said which', async () => {
    const taken = forty[17];
    if (!taken) throw new Error('There are forty.');
    await addAppointment(site, { propertyId: flat, agentId: eline, ...taken, visitor });
    expect(await addSlots(by, series)).toEqual({ added: 39, clashes: [{ ...taken, kind: 'appointment' }] });
    expect(await database.selectFrom('viewing_slot').select('id').execute()).toHaveLength(39);
    expect((await addSlots(by, series)).clashes).toHaveLength(40);
  });

  it('are one, of a hundred who add or book one at once', async () => {
    const times = [at('10:00', '10:40')];
    const added = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        addSlots(by, { ...series, propertyId: index % 2 ? flat : house, times }),
      ),
    );
    expect(added.reduce((sum, each) => sum + each.added, 0)).toBe(1);
    const slot = await database.selectFrom('viewing_slot').selectAll().executeTakeFirstOrThrow();
    const booked = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        database
          .transaction()
          .execute((transaction) =>
            takeSlot(transaction, { propertyId: slot.property_id, startsAt: slot.starts_at }, now),
          ),
      ),
    );
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(booked.every((each) => each.status === 'fulfilled' || each.reason instanceof SlotFull)).toBe(true);
    expect(await removeSlot(by, slot.id)).toBe('booked');
  });

  it('cannot overlap in the database, whoever writes', async () => {
    const slot = (propertyId: number, from: string, to: string, may_overlap = false) =>
      database
        .insertInto('viewing_slot')
        .values({
          property_id: propertyId,
          agent_id: eline,
          starts_at: timeOn(day, from),
          ends_at: timeOn(day, to),
          may_overlap,
        })
        .execute();
    await slot(house, '10:00', '10:40');
    await expect(slot(flat, '10:39', '11:00')).rejects.toThrow(/viewing_slot_one_at_once/);
    await slot(flat, '10:40', '11:00');
    // As slots were before the constraint existed.
    await slot(flat, '10:10', '10:20', true);
  });

  it('are full while the agent is away or shows something else', async () => {
    await addSlots(by, { ...series, times: [at('10:00', '10:40'), at('15:00', '15:40')] });
    const left = async () => (await listSlots(database, house, now)).map((slot) => slot.left);
    const absence = await addAbsence(by, { agentId: eline, ...at('10:30', '12:00'), reason: 'Notaris' });
    expect(await left()).toEqual([0, 1]);
    await expect(
      database
        .transaction()
        .execute((transaction) =>
          takeSlot(transaction, { propertyId: house, startsAt: timeOn(day, '10:00') }, now),
        ),
    ).rejects.toThrow(SlotFull);
    await expect(book({ from: '11:00', to: '11:30' })).rejects.toThrow(AgentBusy);
    expect(await removeAbsence(by, absence)).toBe(true);
    await book({ from: '15:10', to: '15:20', propertyId: flat });
    expect(await left()).toEqual([1, 0]);
  });
});
