import { data, redirect } from 'react-router';
import { addUnits } from '#commands/project/add-units.ts';
import { removeUnits } from '#commands/project/remove-units.ts';
import { discardEdits } from '#commands/property/discard-edits.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { mostPastedUnits } from '#domain/project/pasted-cells.ts';
import { changedPrice, readPriceChange } from '#domain/project/price-change.ts';
import { readUnitNames } from '#domain/project/unit-names.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { pasteRows } from './paste-rows.server.ts';
import { publishAll } from './publish-all.server.ts';
import { changedCells, saveCells } from './save-cells.server.ts';
import type { CellConflict, UnitsAnswer } from './shown-unit.ts';
import { contentIn, typedIn } from './unit-cells.server.ts';
import { type Told, tellUnits, toldAddress } from './units-told.server.ts';

const namesProblems = {
  empty: 'UNITS_PATTERN_EMPTY',
  notARange: 'UNITS_PATTERN_NOT_A_RANGE',
  tooMany: 'UNITS_PATTERN_TOO_MANY',
  tooLong: 'UNITS_PATTERN_TOO_LONG',
  twice: 'UNITS_PATTERN_TWICE',
} as const;

type Acting = { office: OfficeContext; projectId: number; form: FormData };

/**
 * Every button of the screen sends all cells, and typed ones are kept first. Answers 303 on success, else 422 or 409
 * with
 * the screen; a script that asks for it gets 200 instead of 303.
 */
export async function actOnUnits(office: OfficeContext, projectId: number, form: FormData) {
  const saved = await saveCells(office, projectId, changedCells(form));
  const acting = { office, projectId, form };
  if (saved.conflicts.length > 0) return conflicted(saved.conflicts);
  const [button = '', value = ''] = textOf(form, 'do').split(':');
  switch (button) {
    case 'save':
      return saved.unread > 0 ? data<UnitsAnswer>({}, 422) : done(acting, { done: 'saved' });
    case 'status':
    case 'show':
      return fillChosen(acting, button === 'status' ? 'availability' : 'publishPrice', value);
    case 'price':
      return changePrices(acting);
    case 'add':
      return addByNames(acting);
    case 'paste':
      return paste(acting);
    case 'remove': {
      const ids = chosenIn(form);
      if (ids.length === 0) return refuse(office, 'chosen');
      return done(acting, { done: 'removed', count: await removeUnits(staffBy(office), { projectId, ids }) });
    }
    case 'discard':
      return discard(acting);
    case 'publish':
    case 'publish-chosen': {
      if (!staffOf(office).may('homes.publish')) throw data(null, 403);
      if (button === 'publish-chosen' && chosenIn(form).length === 0) return refuse(office, 'chosen');
      const ids = button === 'publish-chosen' ? chosenIn(form) : undefined;
      const published = await publishAll(office, { projectId, ids, despite: textOf(form, 'despite').trim() });
      return 'done' in published ? done(acting, published) : data<UnitsAnswer>(published, 422);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

function done({ office, projectId, form }: Acting, told: Told, more: readonly string[] = []) {
  if (form.has('quiet')) {
    const words = [tellUnits(told, officeTextsFor(office.language)), ...more].join(' ');
    return data<UnitsAnswer>({ told: words });
  }
  return redirect(`/office/projects/${projectId}/units/?told=${toldAddress(told)}`, 303);
}

function conflicted(conflicts: CellConflict[], told?: string) {
  return data<UnitsAnswer>({ conflicts, ...(told && { told }) }, 409);
}

function refuse({ language }: OfficeContext, of: 'chosen' | 'price') {
  const t = officeTextsFor(language);
  const text = t(of === 'chosen' ? 'UNITS_NONE_CHOSEN' : 'UNITS_PRICE_UNREADABLE');
  return data<UnitsAnswer>({ problem: { of, text } }, 422);
}

function chosenIn(form: FormData): number[] {
  const ids = form.getAll('id').map(String);
  if (ids.some((id) => !/^[1-9]\d{0,8}$/.test(id)) || ids.length > mostPastedUnits)
    throw new Response('This form cannot be read.', { status: 400 });
  return ids.map(Number);
}

async function chosenUnits({ office, projectId, form }: Acting) {
  const ids = chosenIn(form);
  const units = await listUnitsToEdit(office.database, projectId);
  return units.filter(({ id }) => ids.includes(id));
}

async function fillChosen(acting: Acting, key: 'availability' | 'publishPrice', typed: string) {
  const units = await chosenUnits(acting);
  if (units.length === 0) return refuse(acting.office, 'chosen');
  const cells = units
    .filter((unit) => typedIn(key, contentIn(unit, key)) !== typed)
    .map((unit) => ({ unitId: unit.id, key, typed, seen: [contentIn(unit, key)] }));
  const { kept, conflicts } = await saveCells(acting.office, acting.projectId, cells);
  return conflicts.length > 0 ? conflicted(conflicts) : done(acting, { done: 'changed', count: kept });
}

async function changePrices(acting: Acting) {
  const { office, projectId, form } = acting;
  const t = officeTextsFor(office.language);
  const units = await chosenUnits(acting);
  if (units.length === 0) return refuse(office, 'chosen');
  const change = readPriceChange(textOf(form, 'change'));
  if (!change) return refuse(office, 'price');
  const cells = units.flatMap((unit) => {
    const content = contentIn(unit, 'priceCents');
    const cents = changedPrice(typeof content === 'number' ? content : null, change);
    const typed = cents === undefined ? undefined : typedIn('priceCents', cents);
    return typed === undefined ? [] : [{ unitId: unit.id, key: 'priceCents', typed, seen: [content] }];
  });
  const skipped = units.length - cells.length;
  const { kept, conflicts } = await saveCells(office, projectId, cells);
  const note = skipped > 0 ? t('UNITS_PRICE_SKIPPED', { count: skipped }) : undefined;
  if (conflicts.length > 0) return conflicted(conflicts, note);
  if (note) {
    const told = [tellUnits({ done: 'changed', count: kept }, t), note].join(' ');
    return data<UnitsAnswer>({ told }, form.has('quiet') ? 200 : 422);
  }
  return done(acting, { done: 'changed', count: kept });
}

async function addByNames(acting: Acting) {
  const { office, projectId, form } = acting;
  const t = officeTextsFor(office.language);
  const typed = textOf(form, 'names').slice(0, 2000);
  const wrong = (text: string) => data<UnitsAnswer>({ problem: { of: 'add', text }, typed }, 422);
  const read = readUnitNames(typed);
  if (read.problem !== undefined) return wrong(t(namesProblems[read.problem]));
  const type = textOf(form, 'type');
  const cells = isPropertyType(type) ? [{ key: 'type', typed: type }] : [];
  const units = read.names.map((name) => ({ name, cells }));
  const added = await addUnits(staffBy(office), { projectId, units });
  if (added.outcome === 'named so') return wrong(t('UNITS_NAMED_SO', { names: added.names.join(', ') }));
  if (added.outcome !== 'added') return wrong(t('UNITS_PATTERN_TOO_MANY'));
  return done(acting, { done: 'added', count: added.ids.length });
}

async function paste(acting: Acting) {
  const { office, projectId, form } = acting;
  const pasted = await pasteRows(office, projectId, form);
  if (pasted.problem !== undefined)
    return data<UnitsAnswer>(
      { problem: { of: 'paste', text: pasted.problem }, typed: textOf(form, 'text') },
      422,
    );
  const told: Told = { done: 'pasted', count: pasted.rows };
  const words = [tellUnits(told, officeTextsFor(office.language)), ...pasted.notes].join(' ');
  if (pasted.conflicts.length > 0) return conflicted(pasted.conflicts, words);
  const units = await listUnitsToEdit(office.database, projectId);
  const isRead = units.every(({ edits }) => edits.every(({ problem }) => problem === null));
  // The screen says which cells were not read.
  if (!isRead || pasted.notes.length > 0) return data<UnitsAnswer>({ told: words }, 422);
  return done(acting, told);
}

async function discard(acting: Acting) {
  const { office, projectId } = acting;
  const units = await listUnitsToEdit(office.database, projectId);
  const chosen = chosenIn(acting.form);
  for (const { id, edits } of units)
    if (edits.length > 0 && (chosen.length === 0 || chosen.includes(id)))
      await discardEdits(staffBy(office), id);
  return done(acting, { done: 'discarded' });
}
