import { data } from 'react-router';
import { listTeam } from '#database/agent/team.ts';
import { isPropertyGone } from '#database/is-property-gone.ts';
import { findOwnerPhone } from '#database/owner/owners.ts';
import { listPlansOf } from '#database/property/planned-publications.ts';
import { findToPreview } from '#database/property/property-address.ts';
import { countBelongings } from '#database/property/property-belongings.ts';
import { listChangedFields } from '#database/property/property-history.ts';
import { findPropertyToEdit, type PropertyToEdit } from '#database/property/property-to-edit.ts';
import { findVersion } from '#database/property/property-version.ts';
import { listTextStates } from '#database/text/text-states.ts';
import { keyOfHistory } from '#domain/property/edit-key.ts';
import { presentPosition } from '#office/position/present-position.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { typeName } from '#texts/wording/property-words.ts';
import { presentMeter } from './present-meter.server.ts';
import { presentRooms, presentSections } from './present-sections.server.ts';
import type { ShownSection } from './shown-field.ts';
import { namesOf, whenText } from './who-and-when.server.ts';

const told = {
  saved: 'SAVED',
  published: 'EDITOR_TOLD_PUBLISHED',
  withdrawn: 'EDITOR_TOLD_WITHDRAWN',
  planned: 'EDITOR_TOLD_PLANNED',
  forgotten: 'EDITOR_TOLD_FORGOTTEN',
  discarded: 'EDITOR_TOLD_DISCARDED',
  exempt: 'EDITOR_TOLD_EXEMPT',
  created: 'EDITOR_TOLD_CREATED',
  locked: 'EDITOR_TOLD_LOCKED',
  unlocked: 'EDITOR_TOLD_UNLOCKED',
} as const;

/** The screen of errors says then that somebody deleted it. */
const gone = () => data('property', 404);

/** Throws 404 if there is no such property. */
export async function findEdited(office: OfficeContext, id: string): Promise<PropertyToEdit> {
  const found = /^[1-9]\d{0,8}$/.test(id) ? await findPropertyToEdit(office.database, Number(id)) : undefined;
  if (!found) throw gone();
  return found;
}

/** Throws 404 if the property was deleted after it was found. */
export function unlessGone<Done>(writing: Promise<Done>): Promise<Done> {
  return writing.catch((error: unknown) => {
    throw isPropertyGone(error) ? gone() : error;
  });
}

export async function loadEditor(office: OfficeContext, id: string, url: URL) {
  const { database, language, settings, now, staff } = office;
  const found = await findEdited(office, id);
  const { property } = found.checked;
  const t = officeTextsFor(language);
  const [agents, [previewed], names, plans, version, fields, states, belongings] = await Promise.all([
    listTeam(database),
    findToPreview(database, { id: found.id, reference: found.reference }),
    namesOf(
      database,
      found.edits.map(({ actor }) => actor),
      language,
    ),
    listPlansOf(office.database, found.id),
    findVersion(database, found.id),
    listChangedFields(database, found.id),
    listTextStates(database, { kind: 'property', id: found.id }),
    countBelongings(database, found.id),
  ]);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const meter = presentMeter(found, { language, settings, now });
  const about = {
    ...{ languages, language, agents, names, lacking: meter.lackingKeys, now, states },
    defaultLanguage: settings.defaultLanguage,
    changed: new Set(fields.flatMap((field) => keyOfHistory(field) ?? [])),
  };
  const sections = presentSections(found, about);
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    id: found.id,
    version,
    title: [typeName(property.type ?? '', language), property.city].filter(Boolean).join(', '),
    address: [
      found.reference,
      [property.street, property.houseNumber, property.boxNumber].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(' · '),
    told: toldKey ? t(toldKey) : '',
    page:
      previewed && found.publication === 'published'
        ? office.publicUrl +
          propertyPath(previewed, languages.find((each) => each === language) ?? settings.defaultLanguage)
        : undefined,
    publication: found.publication,
    waiting: found.edits.length,
    sections,
    position: await positionIn(office, found, sections),
    rooms: presentRooms(found, about),
    meter: { ...meter, lackingKeys: undefined },
    plans: plans.map(({ change, at }) => ({ change, when: whenText(at, language, now) })),
    belongings,
    mayPublish: staff?.may('homes.publish') ?? false,
    ownerPhone: staff?.may('owners.read') ? await findOwnerPhone(database, found.id) : '',
  };
}

/** Its position on the map; undefined if an import writes it. */
function positionIn(office: OfficeContext, found: PropertyToEdit, sections: readonly ShownSection[]) {
  const fields = sections
    .flatMap((section) => section.fields)
    .filter(({ key }) => key === 'latitude' || key === 'longitude');
  if (fields.some(({ fedBy }) => fedBy)) return undefined;
  const { latitude, longitude } = found.checked.property;
  return presentPosition(office, {
    at: latitude && longitude ? { latitude, longitude } : undefined,
    placeId: found.place_id,
    seen: Object.fromEntries(fields.map(({ key, seen }) => [key, seen])),
  });
}
