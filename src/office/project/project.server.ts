import { data, redirect } from 'react-router';
import { changeProject } from '#commands/project/change-project.ts';
import { placeProject } from '#commands/project/place-project.ts';
import { unlockProjectField } from '#commands/project/project-lock.ts';
import { publishProject } from '#commands/project/publish-project.ts';
import { listTeam } from '#database/agent/team.ts';
import { listProjectLocks } from '#database/project/project-locks.ts';
import { listUnitNames } from '#database/project/stored-project.ts';
import { type Language, languages } from '#domain/language.ts';
import { regions } from '#domain/place/region.ts';
import { addressKeys, projectTexts, sharedKeys } from '#domain/project/project-fields.ts';
import { columnName } from '#domain/property/column-name.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { presentPosition } from '#office/position/present-position.server.ts';
import { readPosition } from '#office/position/read-position.ts';
import { presentAddress, projectProblems } from '#office/project-new/new-project.server.ts';
import { findProject } from '#office/project-units/load-units.server.ts';
import { controlOf, unitOf } from '#office/property-editor/control-of.server.ts';
import { labelOf } from '#office/property-history/change-words.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const tolds = {
  created: 'PROJECT_TOLD_CREATED',
  saved: 'PROJECT_TOLD_SAVED',
  published: 'PROJECT_TOLD_PUBLISHED',
  withdrawn: 'PROJECT_TOLD_WITHDRAWN',
  stale: 'PROJECT_STALE',
  unlocked: 'PROJECT_TOLD_UNLOCKED',
} as const;

type Project = Awaited<ReturnType<typeof findProject>>;

export async function loadProject(office: OfficeContext, id: string, url: URL) {
  const { database, language, settings, publicUrl } = office;
  const project = await findProject(office, id);
  const units = await listUnitNames(database, project.id);
  const team = await listTeam(database);
  const t = officeTextsFor(language);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const isPublished = project.publication === 'published';
  return {
    ...{ id: project.id, name: project.name, city: project.city, reference: project.reference },
    publication: project.publication as 'draft' | 'published' | 'withdrawn',
    units: units.length,
    told: toldOf(url.searchParams.get('told'), t),
    seen: project.updated_at.toISOString(),
    site: isPublished
      ? publicUrl + projectPath({ ...project, place_slug: project.place_slug as never }, language)
      : undefined,
    mayPublish: staffOf(office).may('homes.publish'),
    address: presentAddress(office),
    agents: team.map(({ id: value, name: label }) => ({ value: String(value), label })),
    languages: settings.languages
      .filter(({ inUse }) => inUse)
      .map(({ code }) => ({ code, name: names.of(code) ?? code })),
    shared: presentShared(project, language),
    yesNo: yesNo(language),
    publishAddressLabel: fieldTexts(language).label('publishAddress'),
    given: givenOf(project),
    position: await positionOf(office, project),
    locks: (await listProjectLocks(database, project.id)).map((key) => ({
      key,
      label: key === 'name' ? t('PROJECT_NAME') : labelOf(key, language),
    })),
    source: project.source ?? '',
  };
}

function positionOf(office: OfficeContext, { latitude, longitude, place_id, updated_at }: Project) {
  return presentPosition(office, {
    at: latitude && longitude ? { latitude, longitude } : undefined,
    placeId: place_id,
    seen: { project: updated_at.toISOString() },
  });
}

export type LoadedProject = Awaited<ReturnType<typeof loadProject>>;

function presentShared(project: Project, language: Language) {
  const words = fieldTexts(language);
  const region = regions.find((each) => each === project.region);
  return sharedKeys(region).map((key) => {
    const field = getField(key);
    const unit = unitOf(field, words);
    const label = words.label(key, { region, purpose: 'sale' });
    return { key, label: unit ? `${label}, ${unit}` : label, control: controlOf(field, words, []) };
  });
}

function yesNo(language: Language) {
  const { yes, no } = fieldTexts(language);
  return [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
}

function givenOf(project: Project): Record<string, string> {
  const columns = new Map<string, unknown>(Object.entries(project));
  const details = new Map<string, unknown>(Object.entries(Object(project.details)));
  const given = new Map<string, string>([
    ['name', project.name],
    ['externalUrl', project.external_url ?? ''],
    ['handoverOn', project.handover_on ?? ''],
  ]);
  const shared = sharedKeys(regions.find((each) => each === project.region));
  for (const key of [...addressKeys, 'publishAddress', 'agentId', ...shared] as FieldKey[]) {
    const field = getField(key);
    given.set(key, writeTyped({ field }, field.column ? columns.get(columnName(key)) : details.get(key)));
  }
  for (const text of Object.keys(projectTexts))
    for (const language of languages) {
      const said = new Map<string, unknown>(
        Object.entries(Object(columns.get(text === 'taxNote' ? 'tax_note' : text))),
      );
      given.set(`${text}.${language}`, String(said.get(language) ?? ''));
    }
  return Object.fromEntries(given);
}

function toldOf(told: string | null, t: ReturnType<typeof officeTextsFor>): string {
  const [, followed] = /^followed-(\d{1,3})$/.exec(told ?? '') ?? [];
  if (followed) return t('PROJECT_TOLD_FOLLOWED', { count: Number(followed) });
  return told !== null && told in tolds ? t(tolds[told as keyof typeof tolds]) : '';
}

/** `seen`: the state stored now, if a colleague stored it meanwhile. */
export type ProjectAnswer = FormAnswer & { seen?: string };

export async function actOnProject(office: OfficeContext, id: string, form: FormData) {
  const project = await findProject(office, id);
  const here = (told: string) => redirect(`/office/projects/${project.id}/?told=${told}`, 303);
  const button = textOf(form, 'do');
  if (button === 'publish' || button === 'withdraw') {
    if (!staffOf(office).may('homes.publish')) throw data(null, 403);
    const publication = button === 'publish' ? 'published' : 'withdrawn';
    await publishProject(staffBy(office), { id: project.id, publication });
    return here(publication);
  }
  if (button === 'unlock') {
    await unlockProjectField(staffBy(office), { projectId: project.id, key: textOf(form, 'key') });
    return here('unlocked');
  }
  if (button === 'position') return savePosition(office, project, form);
  if (button !== 'save') throw new Response('There is no such button.', { status: 400 });
  const typed = typedIn(form);
  const changed = await changeProject(staffBy(office), { id: project.id, typed, seen: textOf(form, 'seen') });
  switch (changed.outcome) {
    case 'changed':
      return here(changed.followed > 0 ? `followed-${changed.followed}` : 'saved');
    case 'bad':
      return refuseForm(form, projectProblems(changed.problems, office.language));
    case 'stale': {
      const text = officeTextsFor(office.language)('PROJECT_STALE');
      const kept = refuseForm(form, [{ field: 'name', text }]).data;
      return data<ProjectAnswer>({ ...kept, seen: project.updated_at.toISOString() }, 409);
    }
    case 'no such project':
      throw data(null, 404);
  }
}

async function savePosition(office: OfficeContext, { id, place_id }: Project, form: FormData) {
  const municipality = place_id === null ? undefined : (await office.zones()).municipalityOf(place_id);
  const at = readPosition(form, municipality);
  const here = (told: string) => redirect(`/office/projects/${id}/?told=${told}#position`, 303);
  if (!at) return here('saved');
  const isPlaced = await placeProject(staffBy(office), { id, at, seen: textOf(form, 'seen.project') });
  return here(isPlaced ? 'saved' : 'stale');
}

/** Joins several boxes of one field into a list. */
function typedIn(form: FormData): Record<string, string> {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => [name, form.getAll(name).map(String).filter(Boolean).join('|')]),
  );
}
