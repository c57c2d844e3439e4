import { findAgentCalendar, listAgreed, noteFetched } from '#database/appointment/agent-calendar.ts';
import { findAppointment, findAppointmentOfLead } from '#database/appointment/appointments.ts';
import { countAppointmentsOfDay, listAppointmentsOfDay } from '#database/appointment/appointments-of-day.ts';
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
  listTeam,
  listWishes,
} from '#database/appointment/office-calendar.ts';
import { findPlaceOfVisit } from '#database/appointment/place-of-visit.ts';
import { listClashes } from '#database/appointment/slot-clashes.ts';
import { listAppointmentStarts, listSlots } from '#database/appointment/slots.ts';
import { later, now, sample } from './sample.ts';

const span = { from: now, until: later };
const time = { startsAt: now, endsAt: later };

export const samples = [
  sample(findAgentCalendar, 'key'),
  sample(noteFetched, 3, now),
  sample(listAgreed, 3, { since: now, most: 500 }),
  sample(findAppointment, 7),
  sample(findAppointmentOfLead, 8),
  sample(listAppointmentsOfDay, { ...span, most: 20 }),
  sample(countAppointmentsOfDay, span),
  sample(listBusyTimes, 3, time, { exceptAppointment: 7 }),
  sample(listAppointmentsToCome, now),
  sample(listAppointmentsToClose, now),
  sample(listCalendar, span),
  sample(listWishes, { now, most: 20 }),
  sample(findCalendarRow, 7),
  sample(listOfficeSlots, { from: now }),
  sample(listOfficeSlots, { ...span, propertyId: 12 }),
  sample(listAbsences, { from: now }),
  sample(listAbsences, span),
  sample(listTeam),
  sample(findPlaceOfVisit, 12),
  sample(listClashes, { propertyId: 12, agentId: 3, times: [time] }, now),
  sample(listSlots, 12, now),
  sample(listAppointmentStarts, 3, span),
];
