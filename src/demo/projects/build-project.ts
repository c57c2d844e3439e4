import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import { momentAfter } from '#demo/calendar.ts';
import type { DemoPlace } from '#demo/find-places.ts';
import { energyLabel } from '#domain/property/energy-label.ts';
import { projectEnergy } from './unit-energy.ts';
import type { DemoProject } from './unit-row.ts';

type ProjectInsert = Insertable<Database['project']>;

export function buildProject(project: DemoProject, place: DemoPlace, agentId: number): ProjectInsert {
  return {
    ...sharedColumns(project, place, agentId),
    name: project.name,
    reference: project.reference,
    external_url: project.externalUrl ?? null,
    title: project.title,
    lede: project.lede,
    description: project.description,
    tax_note: project.taxNote,
    handover_on: project.handoverOn,
    details: { ...projectEnergy(project), ...project.details },
  };
}

/** The columns that a project and its units have in common. */
export function sharedColumns(project: DemoProject, place: DemoPlace, agentId: number) {
  const [, street = project.street, number = null] = /^(.+) (\d+)$/.exec(project.street) ?? [];
  const publishedAt = momentAfter(-project.publishedDaysAgo);
  const { energy, classes } = project;
  return {
    publication: 'published',
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
    publish_address: true,
    street,
    house_number: number,
    postal_code: place.postalCode,
    country_id: place.countryId,
    place_id: place.id,
    city: place.city,
    region: place.region,
    latitude: project.latitude,
    longitude: project.longitude,
    energy_value: energy?.value ?? null,
    energy_label: classes?.energy ?? (energy && energyLabel(place.region, energy.value)) ?? null,
    agent_id: agentId,
  };
}
