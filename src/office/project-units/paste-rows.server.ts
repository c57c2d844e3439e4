import { addUnits } from '#commands/project/add-units.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { languages } from '#domain/language.ts';
import { readPastedCells } from '#domain/project/pasted-cells.ts';
import { placePastedRows } from '#domain/project/place-pasted-rows.ts';
import { isUnitColumn, shownColumns, type UnitColumn, unitColumns } from '#domain/project/unit-columns.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { saveCells } from './save-cells.server.ts';
import type { CellConflict } from './shown-unit.ts';
import { columnLabel, contentIn, typedIn } from './unit-cells.server.ts';

const problems = {
  empty: 'UNITS_PASTE_EMPTY',
  tooLarge: 'UNITS_PASTE_TOO_LARGE',
  tooManyRows: 'UNITS_PASTE_TOO_MANY',
} as const;

type PastedRows =
  | { rows: number; notes: string[]; conflicts: CellConflict[]; problem?: undefined }
  | { problem: string };

/** Writes pasted rows into existing units and makes new ones: valid cells are kept, others marked. */
export async function pasteRows(
  office: OfficeContext,
  projectId: number,
  form: FormData,
): Promise<PastedRows> {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const read = readPastedCells(textOf(form, 'text'));
  if (read.problem !== undefined) return { problem: t(problems[read.problem]) };
  const units = await listUnitsToEdit(database, projectId);
  const key = textOf(form, 'key');
  const unitId = Number(textOf(form, 'at'));
  const placed = placePastedRows(read.rows, {
    units,
    columns: shownColumns(units.map(({ facts }) => facts)),
    ...(unitId > 0 && isUnitColumn(key) && { at: { unitId, key } }),
    columnOf,
  });
  const added = await addUnits(staffBy(office), { projectId, units: placed.added });
  if (added.outcome === 'named so')
    return { problem: t('UNITS_NAMED_SO', { names: added.names.join(', ') }) };
  if (added.outcome !== 'added') return { problem: t('UNITS_PASTE_TOO_MANY') };
  const cells = placed.changed.flatMap((row) => {
    const unit = units.find(({ id }) => id === row.unitId);
    if (!unit) return [];
    return row.cells.flatMap((cell) => {
      const content = contentIn(unit, cell.key);
      const isSame = typedIn(cell.key, content) === cell.typed;
      return isSame ? [] : [{ ...cell, unitId: row.unitId, seen: [content] }];
    });
  });
  const { conflicts } = await saveCells(office, projectId, cells);
  return {
    rows: placed.changed.length + placed.added.length,
    notes: [
      ...(placed.unknown.length > 0
        ? [t('UNITS_PASTE_IGNORED', { columns: placed.unknown.join(', ') })]
        : []),
      ...(placed.beyond > 0 ? [t('UNITS_PASTE_BEYOND', { count: placed.beyond })] : []),
    ],
    conflicts,
  };
}

/** The column of a heading in any of the four languages: the grid's or the fact sheet's. */
function columnOf(heading: string): UnitColumn | undefined {
  columnsByHeading ??= new Map(
    languages.flatMap((language) =>
      unitColumns.flatMap((key) =>
        [
          columnLabel(key, language),
          fieldTexts(language).label(key),
          fieldTexts(language).shortLabel(key),
          key,
        ]
          .filter(Boolean)
          .map((words): [string, UnitColumn] => [foldText(words), key]),
      ),
    ),
  );
  return columnsByHeading.get(foldText(heading));
}

let columnsByHeading: Map<string, UnitColumn> | undefined;
