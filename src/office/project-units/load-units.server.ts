import { data } from 'react-router';
import { findStoredProject } from '#database/project/stored-project.ts';
import { listUnitsToEdit, type UnitToEdit } from '#database/project/units-to-edit.ts';
import type { Language } from '#domain/language.ts';
import { likelyNumber, likelyWord } from '#domain/project/likely-value.ts';
import { shownColumns, type UnitColumn, unitColumns } from '#domain/project/unit-columns.ts';
import { isOpen } from '#domain/property/availability.ts';
import { readTyped } from '#domain/property/typed-value.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { formatTime } from '#domain/time/dates.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { timeText } from '#texts/wording/time-text.ts';
import type { Mark, ShownColumn, ShownUnit } from './shown-unit.ts';
import { cellName } from './shown-unit.ts';
import { columnLabel, contentIn, presentCell, presentColumn, targetOf } from './unit-cells.server.ts';
import { unitsTold } from './units-told.server.ts';

/** Throws 404 if there is no such project. */
export async function findProject({ database }: OfficeContext, id: string) {
  const found = /^[1-9]\d{0,8}$/.test(id) ? await findStoredProject(database, Number(id)) : undefined;
  if (!found) throw data(null, 404);
  return found;
}

export async function loadUnits(office: OfficeContext, id: string, url: URL) {
  const { database, language, publicUrl, now } = office;
  const project = await findProject(office, id);
  const units = await listUnitsToEdit(database, project.id);
  const t = officeTextsFor(language);
  const keys = shownColumns(units.map(({ facts }) => facts));
  const purpose = units[0]?.facts.purpose ?? 'sale';
  const columns = keys.map((key) => presentColumn(key, purpose, language));
  const waiting = units.filter(({ edits, publication }) => edits.length > 0 || publication === 'draft');
  const words = fieldTexts(language);
  return {
    ...{ id: project.id, name: project.name, reference: project.reference, city: project.city },
    isHidden: project.publication !== 'published',
    site:
      project.publication === 'published'
        ? publicUrl + projectPath({ ...project, place_slug: project.place_slug as never }, language)
        : undefined,
    told: unitsTold(url.searchParams.get('told'), t),
    savedAt: t('UNITS_TOLD_SAVED_AT', { time: timeText(formatTime(now), language) }),
    columns,
    units: units.map((unit) => presentUnit(unit, keys, language)),
    marks: units.flatMap((unit) => marksOf(unit, columns, language)),
    counts: countUnits(units),
    waiting: waiting.length,
    mayPublish: staffOf(office).may('homes.publish'),
    types: propertyTypes.map(({ key }) => ({ value: key, label: words.type(key) })),
    usualType: String(units.at(-1)?.facts.type ?? 'apartment'),
    pasteColumns: unitColumns
      .filter((key) => keys.includes(key))
      .map((key) => columnLabel(key, language))
      .join(', '),
  };
}

export type LoadedUnits = Awaited<ReturnType<typeof loadUnits>>;

function presentUnit(unit: UnitToEdit, keys: readonly UnitColumn[], language: Language): ShownUnit {
  const { id, name, reference, publication, edits, facts } = unit;
  const states = { draft: 'new', withdrawn: 'withdrawn', published: 'published' } as const;
  return {
    id,
    name: name || reference,
    href: `/office/properties/${id}/`,
    state: publication === 'published' && edits.length > 0 ? 'changed' : states[publication],
    isGone: publication !== 'draft' && !isOpen({ availability: facts.availability ?? 'available' }),
    cells: keys.map((key) => presentCell(unit, key, language)),
    seen: JSON.stringify(Object.fromEntries(keys.map((key) => [key, contentIn(unit, key)]))),
  };
}

function marksOf(unit: UnitToEdit, columns: readonly ShownColumn[], language: Language): Mark[] {
  const t = officeTextsFor(language);
  return columns.flatMap(({ key, label, choices }) => {
    const { typed, problem } = presentCell(unit, key, language);
    if (!problem) return [];
    const likely = likelyOf(key, typed, choices);
    return {
      cell: cellName(key, unit.id),
      unit: unit.name || unit.reference,
      label,
      text: t('UNITS_UNREAD_CELL', { typed, problem }),
      ...(likely && { likely }),
    };
  });
}

function likelyOf(
  key: UnitColumn,
  typed: string,
  choices: ShownColumn['choices'],
): { typed: string; words: string } | undefined {
  if (choices) {
    const word = likelyWord(typed, choices);
    return word && { typed: word.value, words: word.label };
  }
  const number = likelyNumber(typed);
  const isRead =
    number !== undefined && number !== typed && !readTyped(targetOf(key), number, wordsFor).problem;
  return isRead ? { typed: number, words: number } : undefined;
}

/** Counts as the site will; new units are counted apart. */
function countUnits(units: readonly UnitToEdit[]) {
  const known = units.filter(({ publication }) => publication !== 'draft');
  const of = (wanted: (availability: string) => boolean) =>
    known.filter(({ facts }) => wanted(facts.availability ?? 'available')).length;
  return {
    gone: of((each) => each !== 'available' && each !== 'option'),
    option: of((each) => each === 'option'),
    available: of((each) => each === 'available'),
    fresh: units.length - known.length,
  };
}
