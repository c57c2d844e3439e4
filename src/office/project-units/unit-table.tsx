import type { SyntheticEvent } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import {
  type CellConflict,
  cellName,
  type ShownCell,
  type ShownColumn,
  type ShownUnit,
} from './shown-unit.ts';

const states = {
  new: 'UNITS_STATE_NEW',
  changed: 'UNITS_STATE_CHANGED',
  withdrawn: 'UNITS_STATE_WITHDRAWN',
  published: 'UNITS_STATE_PUBLISHED',
} as const;

/** A row for each unit, a control in each cell; without a script it is a form like any other. */
export function UnitTable({
  label,
  columns,
  units,
  conflicts,
}: {
  label: string;
  columns: readonly ShownColumn[];
  units: readonly ShownUnit[];
  conflicts: readonly CellConflict[];
}) {
  const t = useOfficeTexts();
  return (
    <div className="unit-scroll">
      <table aria-label={label} className="unit-table">
        <thead>
          <tr>
            <th scope="col" className="unit-choose">
              <input
                type="checkbox"
                aria-label={t('UNITS_CHOOSE_ALL')}
                onChange={chooseAll}
                className="check office-check needs-script"
              />
            </th>
            {columns.map(({ key, label: text, isNumber }) => (
              <th key={key} scope="col" className={`unit-${key} ${isNumber ? 'text-right' : ''}`}>
                {text}
              </th>
            ))}
            <th scope="col">{t('UNITS_STATE')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} className={unit.isGone ? 'unit-gone' : undefined}>
              <td className="unit-choose">
                <label>
                  <input
                    type="checkbox"
                    name="id"
                    value={unit.id}
                    aria-label={t('UNITS_CHOOSE', { name: unit.name })}
                    className="check office-check row-check"
                  />
                </label>
                <input type="hidden" name={`row.${unit.id}`} value={unit.seen} />
              </td>
              {columns.map((column, index) => {
                const cell = unit.cells[index];
                return (
                  <td key={column.key} className={`unit-${column.key}`}>
                    {cell && (
                      <Cell
                        unit={unit}
                        column={column}
                        cell={cell}
                        mine={conflicts.find((each) => each.cell === cellName(column.key, unit.id))?.mine}
                      />
                    )}
                  </td>
                );
              })}
              <td className="unit-state">
                <Link to={unit.href}>
                  {t(states[unit.state])}
                  <span className="sr-only">: {t('UNITS_OPEN', { name: unit.name })}</span>
                  <Icon name="chevron-right" size={16} />
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  unit,
  column: { key, label, isNumber, choices },
  cell: { typed, stored, problem },
  mine,
}: {
  unit: ShownUnit;
  column: ShownColumn;
  cell: ShownCell;
  mine: string | undefined;
}) {
  const name = cellName(key, unit.id);
  const isWrong = problem !== undefined || mine !== undefined;
  const shared = {
    id: `cell-${name}`,
    name,
    'aria-label': `${label}, ${unit.name}`,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `mark-${name}` : undefined,
    'data-shown': typed,
    'data-waits': stored === undefined ? undefined : 'yes',
    title: stored,
    defaultValue: mine ?? typed,
  };
  if (!choices)
    return (
      <input
        {...shared}
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={200}
        autoComplete="off"
        className={`unit-cell ${isNumber ? 'text-right' : ''}`}
      />
    );
  const isKnown = choices.some(({ value }) => value === typed);
  return (
    <select {...shared} className="unit-cell">
      {!isKnown && <option value={typed}>{typed}</option>}
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function chooseAll({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('.row-check') ?? [];
  for (const box of boxes) box.checked = currentTarget.checked;
}
