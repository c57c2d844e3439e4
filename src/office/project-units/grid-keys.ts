/** The control of a cell: typed in or chosen from. */
export type CellControl = HTMLInputElement | HTMLSelectElement;

export function cellControls(form: HTMLFormElement): CellControl[] {
  return [...form.querySelectorAll<CellControl>('.unit-cell')];
}

export function rowOf(control: Element): HTMLTableRowElement | null {
  return control.closest('tr');
}

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * Moves to another cell as a spreadsheet does, by arrows and Enter; true if it handled the key. It moves sideways only
 * from
 * the end of the text, so that arrows also work within it.
 */
export function moveFrom(
  control: CellControl,
  { key, shiftKey, altKey, ctrlKey, metaKey }: Pressed,
): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  switch (key) {
    case 'Enter':
      return focusCell(control, shiftKey ? -1 : 1, 0) || true;
    case 'ArrowDown':
      return focusCell(control, 1, 0) || control instanceof HTMLSelectElement;
    case 'ArrowUp':
      return focusCell(control, -1, 0) || control instanceof HTMLSelectElement;
    case 'ArrowRight':
      return !shiftKey && isAtEdge(control, 'end') && focusCell(control, 0, 1);
    case 'ArrowLeft':
      return !shiftKey && isAtEdge(control, 'start') && focusCell(control, 0, -1);
    default:
      return false;
  }
}

function isAtEdge(control: CellControl, edge: 'start' | 'end'): boolean {
  if (control instanceof HTMLSelectElement) return true;
  const { selectionStart: start, selectionEnd: end, value } = control;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (edge === 'start' ? 0 : value.length);
}

function focusCell(control: CellControl, down: number, right: number): boolean {
  const cell = control.closest('td');
  const row = rowOf(control);
  const table = control.closest('table');
  if (!cell || !row || !table) return false;
  const to = down === 0 ? besideOf(cell, row, right) : table.rows[row.rowIndex + down]?.cells[cell.cellIndex];
  const next = to?.querySelector<CellControl>('.unit-cell');
  if (!next) return false;
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
  return true;
}

/** As drawn: a narrow screen orders the columns anew. */
function besideOf(cell: HTMLTableCellElement, row: HTMLTableRowElement, right: number) {
  const place = (each: Element) => Number(getComputedStyle(each).order);
  const drawn = [...row.cells].sort((one, other) => place(one) - place(other));
  return drawn[drawn.indexOf(cell) + right];
}
