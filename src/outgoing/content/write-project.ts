import type { OutgoingMediaRow } from '#database/outgoing/outgoing-media.ts';
import type { OutgoingProjectRow } from '#database/outgoing/outgoing-projects.ts';
import { projectPaths } from '#site/paths/property-address.ts';
import { addressesOf, type OutgoingSite, writePicture } from './write-property.ts';

export function writeProject(
  row: OutgoingProjectRow,
  media: readonly OutgoingMediaRow[],
  site: OutgoingSite,
) {
  const { latitude, longitude } = row;
  const known = {
    publishedAt: row.published_at?.toISOString(),
    position: latitude !== null && longitude !== null ? { latitude, longitude, isExact: true } : undefined,
    street: row.street,
    houseNumber: row.house_number,
    boxNumber: row.box_number,
    region: row.region,
    title: row.title,
    lede: row.lede,
    description: row.description,
    taxNote: row.tax_note,
    handoverOn: row.handover_on,
    energyLabel: row.energy_label,
    energyValue: row.energy_value,
    externalUrl: row.external_url,
  };
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    updatedAt: row.updated_at.toISOString(),
    addresses: addressesOf(projectPaths(row), site),
    postalCode: row.postal_code,
    city: row.city,
    countryId: row.country_id,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== undefined)),
    propertyIds: row.property_ids,
    pictures: media.map((each) => writePicture(each, site)),
  };
}
