import type { Kysely, Selectable } from 'kysely';
import type { FieldProblem } from '#commands/property/edit-change.ts';
import { loadRelatedRecords } from '#commands/property/merge/related-records.ts';
import type { Database } from '#database/client.ts';
import type { Project } from '#database/generated.ts';
import { languages } from '#domain/language.ts';
import { locate } from '#domain/place/locate.ts';
import { type Region, regionOf, regions } from '#domain/place/region.ts';
import { addressKeys, type ProjectText, projectTexts, sharedKeys } from '#domain/project/project-fields.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import { columnName } from '#domain/property/column-name.ts';
import { computedLabel } from '#domain/property/energy-label.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { readTyped } from '#domain/property/typed-value.ts';
import { readDay } from '#domain/reading/day.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';

/**
 * As it was typed: keys of the catalogue, 'name', 'externalUrl', 'handoverOn', and texts as 'title.fr'. Absent values
 * stay.
 */
export type TypedProject = Readonly<Partial<Record<string, string>>>;

export const mostNameLetters = 80;

const required: readonly FieldKey[] = ['postalCode', 'city', 'countryId'];

/** The columns to write, or why some texts cannot be read. */
type ReadProject = { columns: Record<string, unknown>; problems: FieldProblem[] };

export async function readProject(
  database: Kysely<Database>,
  typed: TypedProject,
  stored?: Selectable<Project>,
): Promise<ReadProject> {
  const read: ReadProject = { columns: {}, problems: [] };
  const { columns, problems } = read;
  readOwn(typed, read);
  readTexts(typed, stored, read);
  for (const key of [...addressKeys, 'publishAddress', 'agentId'] as const) {
    const value = readOne(key, typed, problems);
    if (value !== undefined) columns[columnName(key)] = value;
  }
  if (columns.agent_id && !(await isAgent(database, columns.agent_id)))
    problems.push({ field: 'agentId', problem: 'NOT_AN_OPTION' });
  const region = await findPlace(database, stored, read);
  readShared(region, typed, stored, read);
  return read;
}

function readOwn(typed: TypedProject, { columns, problems }: ReadProject): void {
  const { name, externalUrl, handoverOn } = typed;
  if (name !== undefined) {
    const trimmed = name.trim();
    columns.name = trimmed;
    if (trimmed === '') problems.push({ field: 'name', problem: 'REQUIRED' });
    else if (trimmed.length > mostNameLetters) problems.push({ field: 'name', problem: 'TOO_LONG' });
    else if (problemOfText(trimmed)) problems.push({ field: 'name', problem: 'NOT_STORABLE' });
  }
  if (externalUrl !== undefined) {
    const reading = readTyped({ field: getField('videoUrl') }, externalUrl, wordsFor);
    if (reading.problem !== undefined) problems.push({ field: 'externalUrl', problem: reading.problem });
    else columns.external_url = reading.value;
  }
  if (handoverOn !== undefined) {
    const reading = readDay(handoverOn);
    if (reading.problem !== undefined) problems.push({ field: 'handoverOn', problem: 'NOT_A_DATE' });
    else columns.handover_on = reading.value ?? null;
  }
}

function readTexts(
  typed: TypedProject,
  stored: Selectable<Project> | undefined,
  { columns, problems }: ReadProject,
): void {
  for (const [text, max] of Object.entries(projectTexts)) {
    const column = text === 'taxNote' ? 'tax_note' : (text as Exclude<ProjectText, 'taxNote'>);
    const said: Record<string, string> = { ...Object(stored?.[column]) };
    for (const language of languages) {
      const field = `${text}.${language}`;
      const own = typed[field]?.replaceAll('\r\n', '\n').trim();
      if (own === undefined) continue;
      if (own.length > max) problems.push({ field, problem: 'TOO_LONG' });
      else if (problemOfText(own)) problems.push({ field, problem: 'NOT_STORABLE' });
      else if (own) said[language] = own;
      else delete said[language];
    }
    columns[column] = JSON.stringify(said);
  }
}

/** Undefined if nothing was typed, or if it cannot be read. */
function readOne(key: FieldKey, typed: TypedProject, problems: FieldProblem[]): unknown {
  const text = typed[key];
  if (text === undefined) return undefined;
  const reading = readTyped({ field: getField(key) }, text, wordsFor);
  if (reading.problem !== undefined) {
    problems.push({ field: key, problem: reading.problem });
    return undefined;
  }
  if (reading.value === null && (required.includes(key) || key === 'publishAddress')) {
    problems.push({ field: key, problem: 'REQUIRED' });
    return undefined;
  }
  return reading.value;
}

async function isAgent(database: Kysely<Database>, id: unknown): Promise<boolean> {
  return Boolean(
    await database
      .selectFrom('agent')
      .select('id')
      .where('id', '=', Number(id))
      .where('ended_at', 'is', null)
      .executeTakeFirst(),
  );
}

async function findPlace(
  database: Kysely<Database>,
  stored: Selectable<Project> | undefined,
  { columns, problems }: ReadProject,
): Promise<Region | undefined> {
  const asked = (column: 'postal_code' | 'city' | 'country_id') =>
    columns[column] ?? stored?.[column] ?? null;
  const isMoved = (['postal_code', 'city', 'country_id'] as const).some(
    (column) => columns[column] !== undefined && columns[column] !== stored?.[column],
  );
  if (!isMoved) return regions.find((each) => each === stored?.region);
  const postalCode = String(asked('postal_code') ?? '');
  const { places } = await loadRelatedRecords(database, postalCode);
  const located = locate(places, {
    postalCode,
    city: String(asked('city') ?? ''),
    countryId: Number(asked('country_id')) || null,
    latitude: null,
    longitude: null,
  });
  if (located.problem) {
    if (!problems.some(({ field }) => field === 'postalCode'))
      problems.push({ field: 'postalCode', problem: 'NO_SUCH_POSTAL_CODE' });
    return undefined;
  }
  const { id, countryId, region: ofPlace } = located.place;
  const region = regionOf(countryId, postalCode) ?? ofPlace;
  Object.assign(columns, { place_id: id, country_id: countryId, city: located.city, region });
  // The stored coordinates are of the former place.
  Object.assign(columns, { latitude: null, longitude: null });
  return region;
}

function readShared(
  region: Region | undefined,
  typed: TypedProject,
  stored: Selectable<Project> | undefined,
  { columns, problems }: ReadProject,
): void {
  const details: Record<string, unknown> = { ...Object(stored?.details) };
  for (const key of sharedKeys(region)) {
    const value = readOne(key, typed, problems);
    if (value === undefined) continue;
    if (getField(key).column) columns[columnName(key)] = value;
    else if (value === null) delete details[key];
    else details[key] = value;
  }
  columns.details = JSON.stringify(details);
  if (!region || columns.energy_value === undefined) return;
  const labelOf = (value: unknown) =>
    typeof value === 'number' ? (computedLabel(region, 'apartment', value) ?? null) : null;
  const { energy_label: label = stored?.energy_label ?? null } = columns;
  // A label that nobody typed follows the energy value.
  const isGiven =
    label !== null && (label !== stored?.energy_label || label !== labelOf(stored?.energy_value));
  if (!isGiven) columns.energy_label = labelOf(columns.energy_value);
}
