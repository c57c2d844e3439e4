import { saveUnits, type UnitCell, type UnsavedCell } from '#commands/project/save-units.ts';
import { listUnitNames } from '#database/project/stored-project.ts';
import { isUnitColumn, type UnitColumn } from '#domain/project/unit-columns.ts';
import { momentText, namesOf } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { type CellConflict, cellName } from './shown-unit.ts';
import { cellWords, columnLabel, typedIn } from './unit-cells.server.ts';

/** The cells that differ from what was shown. Throws 400 for a form that is not ours. */
export function changedCells(form: FormData): UnitCell[] {
  return [...form.entries()].flatMap(([name, json]) => {
    const [, id] = /^row\.([1-9]\d{0,8})$/.exec(name) ?? [];
    if (id === undefined || typeof json !== 'string') return [];
    return Object.entries(readSeen(json)).flatMap(([key, content]): UnitCell[] => {
      const typed = isUnitColumn(key) ? form.get(cellName(key, Number(id))) : null;
      if (!isUnitColumn(key) || typeof typed !== 'string') return [];
      const isSame = typed.trim() === typedIn(key, content).trim();
      return isSame ? [] : [{ unitId: Number(id), key, typed: typed.slice(0, 200), seen: [content] }];
    });
  });
}

function readSeen(json: string): object {
  try {
    const seen: unknown = JSON.parse(json);
    if (typeof seen === 'object' && seen !== null) return seen;
  } catch {
    // Refused like any value that is no object.
  }
  throw new Response('This form cannot be read.', { status: 400 });
}

/** Keeps the cells, and gives those that somebody else changed meanwhile. */
export async function saveCells(
  office: OfficeContext,
  projectId: number,
  cells: readonly UnitCell[],
): Promise<{ kept: number; unread: number; conflicts: CellConflict[] }> {
  if (cells.length === 0) return { kept: 0, unread: 0, conflicts: [] };
  const { kept, unsaved } = await saveUnits(staffBy(office), { projectId, cells });
  const unread = unsaved.filter(({ saved }) => saved.outcome === 'unreadable').length;
  return { kept, unread, conflicts: await presentConflicts(office, projectId, unsaved) };
}

async function presentConflicts(
  { database, language, now }: OfficeContext,
  projectId: number,
  unsaved: readonly UnsavedCell[],
): Promise<CellConflict[]> {
  const theirs = unsaved.flatMap(({ saved }) => (saved.outcome === 'conflict' ? saved.theirs : []));
  if (theirs.length === 0) return [];
  const names = await namesOf(
    database,
    theirs.map(({ actor }) => actor),
    language,
  );
  const units = await listUnitNames(database, projectId);
  const t = officeTextsFor(language);
  return unsaved.flatMap(({ unitId, key, typed, saved }): CellConflict[] => {
    if (saved.outcome !== 'conflict' || !isUnitColumn(key)) return [];
    const unit = units.find(({ id }) => id === unitId);
    const last = saved.theirs.at(-1);
    return [
      {
        cell: cellName(key, unitId),
        unit: unit?.unit_name ?? unit?.reference ?? '',
        label: columnLabel(key as UnitColumn, language),
        mine: typed,
        theirs: last
          ? t('UNITS_THEIRS', {
              name: names(last.actor),
              when: momentText(last.at, language, now),
              value: cellWords(key, last.content, language),
            })
          : '',
      },
    ];
  });
}
