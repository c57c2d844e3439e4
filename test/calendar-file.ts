import ICAL from 'ical.js';
import { expect } from 'vitest';

/** Reads a calendar file as another program would. */
export function readCalendar(file: string) {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const [organizer, ...attendees] = [
      component.getFirstProperty('organizer'),
      ...component.getAllProperties('attendee'),
    ].map(
      (each) =>
        each && { name: each.getFirstParameter('cn'), address: String(each.getFirstValue()).toLowerCase() },
    );
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      place: event.location,
      details: event.description,
      startsAt: event.startDate.toJSDate(),
      endsAt: event.endDate.toJSDate(),
      writtenAt: component.getFirstPropertyValue('dtstamp')?.toString(),
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
      organizer,
      attendees,
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), events };
}
