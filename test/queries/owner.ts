import { listAdverts } from '#database/owner/adverts.ts';
import { findOwnerAndStaff } from '#database/owner/as-owner.ts';
import { listCalendarAppointments } from '#database/owner/calendar-appointments.ts';
import { listCommunications } from '#database/owner/communications.ts';
import { findDocument, listOwnedDocuments } from '#database/owner/documents.ts';
import { listOwners } from '#database/owner/listed-owners.ts';
import { listOfficeOwners } from '#database/owner/office-owners.ts';
import { findOwnedProperty, listOwnedProperties } from '#database/owner/owned-properties.ts';
import { findOwner, findPasswordHash } from '#database/owner/owners.ts';
import { listAppointmentsOfWeek, listCommunicationsOfWeek } from '#database/owner/week.ts';
import { later, now, sample, uuid } from './sample.ts';

const week = { from: now, until: later };

export const samples = [
  sample(listAdverts, uuid, 12),
  sample(findOwnerAndStaff, { ownerId: uuid, staffSessionId: uuid, now }),
  sample(listCalendarAppointments, uuid, { limit: 20 }),
  sample(listCalendarAppointments, uuid, { propertyId: 12, limit: 20, offset: 20 }),
  sample(listCommunications, uuid, { limit: 20 }),
  sample(listCommunications, uuid, { propertyId: 12, limit: 20, offset: 20 }),
  sample(listOwnedDocuments, uuid),
  sample(listOwnedDocuments, uuid, 12),
  sample(findDocument, uuid, 6),
  sample(listOwners),
  sample(listOfficeOwners, { limit: 50 }),
  sample(listOfficeOwners, { propertyId: 12, text: 'An 50%', limit: 50, offset: 50 }),
  sample(listOwnedProperties, uuid),
  sample(findOwnedProperty, uuid, 12),
  sample(findOwner, { id: uuid }),
  sample(findOwner, { email: 'An@example.be' }),
  sample(findPasswordHash, uuid),
  sample(listAppointmentsOfWeek, [12, 13], week),
  sample(listCommunicationsOfWeek, [12, 13], week),
];
