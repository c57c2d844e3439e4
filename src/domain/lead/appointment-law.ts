import { familyOf } from '#domain/property/types.ts';
import type { RegionalLaw } from './regional-law.ts';

/**
 * What a visitor may be asked before seeing a home to let: the closed list of a region. `reach`: one means
 * of contact, an e-mail address or a phone number. Income and household may be asked after the appointment at the earliest.
 */
export type AppointmentLaw = RegionalLaw & { asked: readonly ['first_name', 'last_name', 'reach'] };

const asked = ['first_name', 'last_name', 'reach'] as const;

const appointmentLaws: readonly AppointmentLaw[] = [
  {
    region: 'brussels',
    asked,
    law: 'Brussels Housing Code, as changed by the ordinance of 9-6-2022, art. 11',
    article: '200ter § 1',
    since: '2023-03-20',
    certainty: 'confirmed',
    source:
      'https://www.jubel.be/fr/bruxelles-quelles-informations-pouvez-vous-demander-a-votre-candidat-locataire/',
    readOn: '2026-11-22',
  },
  {
    // The Walloon list (name, one means of contact, address, birth date, household, civil status, means, paid rents)
    // does not say at which moment. Before an appointment only the first two serve a purpose; the number of the article
    // is not confirmed.
    region: 'wallonia',
    asked,
    law: 'Walloon decree on the lease of homes of 15-3-2018 and its decision of the government',
    article: '6',
    since: '2018-09-01',
    certainty: 'safe reading',
    source:
      'https://avocatdeliege.be/quelles-informations-un-bailleur-peut-il-demander-a-un-candidat-locataire-en-region-wallonne-%f0%9f%90%93%f0%9f%8f%98%e2%84%b9/',
    readOn: '2026-11-22',
  },
];

/** Undefined if no law lists what may be asked: a sale, an office, another region. `day`: 2026-11-22. */
export function appointmentLawOf(
  { purpose, type, region }: { purpose: string; type: string; region: string | null | undefined },
  day: string,
): AppointmentLaw | undefined {
  const family = familyOf(type);
  if (purpose !== 'rent' || (family !== 'house' && family !== 'apartment')) return undefined;
  return appointmentLaws.find((law) => law.region === region && law.since <= day);
}
