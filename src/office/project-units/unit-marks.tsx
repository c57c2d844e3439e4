import type { ReactNode } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { CellConflict, Mark } from './shown-unit.ts';

/** Below the grid: the cells that could not be read, each with what was probably meant. */
export function UnreadCells({
  marks,
  onTake,
}: {
  marks: readonly Mark[];
  onTake: (cell: string, typed: string) => void;
}) {
  const t = useOfficeTexts();
  if (marks.length === 0) return null;
  return (
    <section className="unit-marks">
      <h2>
        {t('UNITS_UNREAD', { count: marks.length })}.{' '}
        <span className="font-normal text-ink-2">{t('UNITS_UNREAD_HINT')}</span>
      </h2>
      <ul>
        {marks.map(({ cell, unit, label, text, likely }) => (
          <li key={cell}>
            <CellLink cell={cell}>
              {unit}, {label}
            </CellLink>
            <span id={`mark-${cell}`}>{text}</span>
            {likely && (
              <button
                type="button"
                className="unit-take needs-script"
                onClick={() => onTake(cell, likely.typed)}
              >
                {t('UNITS_TAKE', { value: likely.words })}
                <span className="sr-only">
                  : {unit}, {label}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cells that somebody else wrote in meanwhile. */
export function ChangedMeanwhile({
  conflicts,
  onTake,
}: {
  conflicts: readonly CellConflict[];
  /** Without a value it takes the one that the server now shows. */
  onTake: (cell: string, typed?: string) => void;
}) {
  const t = useOfficeTexts();
  if (conflicts.length === 0) return null;
  return (
    <section className="unit-marks unit-marks-soon">
      <h2>
        {t('UNITS_CONFLICT', { count: conflicts.length })}.{' '}
        <span className="font-normal text-ink-2">{t('UNITS_CONFLICT_HINT')}</span>
      </h2>
      <ul>
        {conflicts.map(({ cell, unit, label, mine, theirs }) => (
          <li key={cell}>
            <CellLink cell={cell}>
              {unit}, {label}
            </CellLink>
            <span id={`mark-${cell}`}>{theirs}</span>
            <span className="needs-script flex gap-4">
              <button type="button" className="unit-take" onClick={() => onTake(cell)}>
                {t('UNITS_TAKE_THEIRS')}
              </button>
              <button type="button" className="unit-take" onClick={() => onTake(cell, mine)}>
                {t('UNITS_KEEP_MINE')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CellLink({ cell, children }: { cell: string; children: ReactNode }) {
  return (
    <a
      href={`#cell-${cell}`}
      className="unit-mark-link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(`cell-${cell}`)?.focus();
      }}
    >
      {children}
    </a>
  );
}
