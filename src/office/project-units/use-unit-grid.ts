import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type CellControl, cellControls, moveFrom, rowOf } from './grid-keys.ts';
import type { CellConflict, UnitsAnswer } from './shown-unit.ts';

const PAUSE_MS = 700;
const RETRY_MS = 5000;

/**
 * The grid's script: it saves each cell a moment after typing, one request at a time, moves from cell to cell by keys,
 * fills down, and sends rows that are pasted into a cell. Values that could not be sent stay in the page. `version`:
 * changes
 * with the data that the server shows.
 */
export function useUnitGrid(form: RefObject<HTMLFormElement | null>, version: unknown) {
  const saving = useFetcher<UnitsAnswer>();
  const pasting = useFetcher<UnitsAnswer>();
  const location = useLocation();
  const [pastedAt, setPastedAt] = useState('');
  const [conflicts, setConflicts] = useState<CellConflict[]>([]);
  const [away, setAway] = useState(0);
  /**
   * By cell: the value the server showed last, the one sent, the one it has taken since, and the one it refused because
   * a
   * colleague had changed the cell.
   */
  const memory = useRef({
    shown: new Map<string, string>(),
    sent: new Map<string, string>(),
    taken: new Map<string, string>(),
    held: new Map<string, string>(),
  });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isUnsaved = (control: CellControl) => {
    const { taken, held } = memory.current;
    const { name, value, dataset } = control;
    return value !== dataset.shown && value !== taken.get(name) && value !== held.get(name);
  };
  const unsaved = () => (form.current ? cellControls(form.current).filter(isUnsaved) : []);

  /** The form data for these cells, with the rows they are in, so that the server knows what the user saw. */
  const formOf = (controls: readonly CellControl[]): FormData => {
    const sent = new FormData();
    sent.set('quiet', 'yes');
    for (const control of controls) {
      const seen = rowOf(control)?.querySelector<HTMLInputElement>('[name^="row."]');
      if (seen) sent.set(seen.name, seen.value);
      sent.set(control.name, control.value);
      memory.current.sent.set(control.name, control.value);
    }
    return sent;
  };

  const save = () => {
    clearTimeout(pause.current);
    const controls = unsaved();
    if (controls.length === 0 || saving.state !== 'idle') return;
    const sent = formOf(controls);
    sent.set('do', 'save');
    void saving.submit(sent, { method: 'post' });
  };
  const latest = useRef(save);
  latest.current = save;
  const saveSoon = (afterMs = PAUSE_MS) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(), afterMs);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (saving.state !== 'idle' || !saving.data) return;
    const { sent, taken, held } = memory.current;
    if (saving.data.isAway) {
      setAway(unsaved().length);
      saveSoon(RETRY_MS);
      return;
    }
    setAway(0);
    const refused = saving.data.conflicts ?? [];
    for (const [name, value] of sent)
      (refused.some(({ cell }) => cell === name) ? held : taken).set(name, value);
    sent.clear();
    setConflicts((before) => [
      ...before.filter(({ cell }) => held.has(cell) && !refused.some((each) => each.cell === cell)),
      ...refused,
    ]);
    saveSoon(0);
  }, [saving.state, saving.data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server shows other data.
  useEffect(() => {
    const { shown, taken } = memory.current;
    for (const control of form.current ? cellControls(form.current) : []) {
      const { name, value, dataset } = control;
      const now = dataset.shown ?? '';
      const isAsShown =
        value === shown.get(name) || (value === taken.get(name) && control !== document.activeElement);
      if (value !== now && isAsShown) control.value = now;
      shown.set(name, now);
    }
  }, [version]);

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedRef.current().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  const unsavedRef = useRef(unsaved);
  unsavedRef.current = unsaved;

  const write = (control: CellControl, value: string) => {
    control.value = value;
    memory.current.held.delete(control.name);
  };

  /** Fills the chosen rows with the value of the first, else this row with the one above. */
  const fill = (column: number, from?: CellControl) => {
    const rows = [...(form.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    const chosen = rows.filter((row) => row.querySelector<HTMLInputElement>('.row-check')?.checked);
    const at = from ? rows.indexOf(rowOf(from) as HTMLTableRowElement) : -1;
    const isAmong = at === -1 || chosen.some((row) => row === rows[at]);
    const [first, ...others] = chosen.length > 1 && isAmong ? chosen : rows.slice(at - 1, at + 1);
    const control = (row: HTMLTableRowElement | undefined) =>
      row?.cells[column]?.querySelector<CellControl>('.unit-cell');
    const value = control(first)?.value;
    if (value === undefined) return;
    for (const row of others) {
      const cell = control(row);
      if (cell) write(cell, value);
    }
    save();
  };

  return {
    conflicts,
    away,
    isSaving: saving.state !== 'idle' || pasting.state !== 'idle',
    hasSaved: saving.data !== undefined,
    // Shown until another form of the page is answered.
    pasted: pasting.state === 'idle' && pastedAt === location.key ? pasting.data : undefined,
    saveSoon: () => saveSoon(),
    save,
    fill,
    /** Writes a value from the lists below the grid into its cell. */
    put: (cell: string, value: string | undefined) => {
      const control = form.current?.elements.namedItem(cell);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      write(control, value ?? control.dataset.shown ?? '');
      setConflicts((before) => before.filter((each) => each.cell !== cell));
      control.focus();
      save();
    },
    keys: (event: React.KeyboardEvent) => {
      const control = event.target;
      if (!isCell(control)) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
        event.preventDefault();
        fill(control.closest('td')?.cellIndex ?? -1, control);
      } else if (event.key === 'Escape') {
        write(control, control.dataset.shown ?? '');
      } else if (moveFrom(control, event)) event.preventDefault();
    },
    paste: (event: React.ClipboardEvent) => {
      const control = event.target;
      const text = event.clipboardData.getData('text/plain');
      if (!isCell(control) || !/[\t\n]/.test(text.trimEnd())) return;
      event.preventDefault();
      const [key = '', unitId = ''] = control.name.split('.');
      const sent = formOf(unsaved());
      sent.set('do', 'paste');
      sent.set('text', text);
      sent.set('key', key);
      sent.set('at', unitId);
      setPastedAt(location.key);
      void pasting.submit(sent, { method: 'post' });
    },
  };
}

function isCell(target: EventTarget): target is CellControl {
  return target instanceof HTMLElement && target.classList.contains('unit-cell');
}
