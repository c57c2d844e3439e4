import {
  findAgentCalendar,
  listAgreed,
  listCalendarAddresses,
  noteFetched,
} from '#database/appointment/agent-calendar.ts';
import { findAppointment, findAppointmentOfLead } from '#database/appointment/appointments.ts';
import { countAppointmentsOfDay, listAppointmentsOfDay } from '#database/appointment/appointments-of-day.ts';
import { listAppointmentsOfWeek } from '#database/appointment/appointments-of-week.ts';
import { listBusyTimes } from '#database/appointment/busy-times.ts';
import {
  listAppointmentsToClose,
  listAppointmentsToCome,
} from '#database/appointment/listed-appointments.ts';
import {
  findCalendarRow,
  listAbsences,
  listCalendar,
  listOfficeSlots,
  listOpenDayEntries,
  listWishes,
} from '#database/appointment/office-calendar.ts';
import { listOwnedAppointments } from '#database/appointment/owned-appointments.ts';
import { findPlaceOfAppointment } from '#database/appointment/place-of-appointment.ts';
import { listClashes } from '#database/appointment/slot-clashes.ts';
import { isFreeSlot, listAppointmentStarts, listSlots } from '#database/appointment/slots.ts';
import { later, now, sample, uuid } from './sample.ts';

const span = { from: now, until: later };
const time = { startsAt: now, endsAt: later };

export const samples = [
  sample(findAgentCalendar, 'key'),
  sample(noteFetched, 3, now),
  sample(listAgreed, 3, { since: now, most: 500 }),
  sample(listCalendarAddresses, { agentId: 3, isForAll: false }),
  sample(listCalendarAddresses, { agentId: null, isForAll: true }),
  sample(findAppointment, 7),
  sample(findAppointmentOfLead, 8),
  sample(listAppointmentsOfDay, { ...span, most: 20 }),
  sample(countAppointmentsOfDay, span),
  sample(listAppointmentsOfWeek, [12, 13], span),
  sample(listBusyTimes, 3, time, { exceptAppointment: 7 }),
  sample(listAppointmentsToCome, now),
  sample(listAppointmentsToClose, now),
  sample(listCalendar, span),
  sample(listWishes, { now, most: 20 }),
  sample(findCalendarRow, 7),
  sample(listOfficeSlots, { from: now }),
  sample(listOfficeSlots, { ...span, propertyId: 12 }),
  sample(listOpenDayEntries, span),
  sample(listAbsences, { from: now }),
  sample(listAbsences, span),
  sample(listOwnedAppointments, uuid, { limit: 20, now }),
  sample(listOwnedAppointments, uuid, { propertyId: 12, limit: 20, offset: 20, now }),
  sample(findPlaceOfAppointment, 12),
  sample(listClashes, { propertyId: 12, agentId: 3, times: [time] }, now),
  sample(listSlots, 12, now),
  sample(isFreeSlot, { propertyId: 12, agentId: 3, ...time }),
  sample(listAppointmentStarts, 3, span),
];
