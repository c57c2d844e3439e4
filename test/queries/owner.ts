import { findOwnerAndStaff } from '#database/owner/as-owner.ts';
import { listOwnerNames, listOwners } from '#database/owner/listed-owners.ts';
import { listOfficeOwners } from '#database/owner/office-owners.ts';
import { findOwnedProperty, listOwnedProperties } from '#database/owner/owned-properties.ts';
import { findOwner, findOwnerPhone, findPasswordHash } from '#database/owner/owners.ts';
import { now, sample, uuid } from './sample.ts';

export const samples = [
  sample(findOwnerAndStaff, { ownerId: uuid, staffSessionId: uuid, now }),
  sample(listOwners),
  sample(listOwnerNames, 500),
  sample(listOfficeOwners, { limit: 50 }),
  sample(listOfficeOwners, { propertyId: 12, text: 'An 50%', limit: 50, offset: 50 }),
  sample(listOwnedProperties, uuid),
  sample(findOwnedProperty, uuid, 12),
  sample(findOwner, { id: uuid }),
  sample(findOwner, { email: 'An@example.be' }),
  sample(findOwnerPhone, 12),
  sample(findPasswordHash, uuid),
];
