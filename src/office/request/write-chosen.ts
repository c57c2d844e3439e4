import { type RowField, writeRows } from '#domain/lead/written-rows.ts';

/**
 * Writes the chosen ones of these boxes, times or documents, into the message of their form. `data-row`: how the message
 * says it. Without JavaScript they go into the mail when it is sent.
 */
export function writeChosen(form: HTMLFormElement | null, name: 'slot' | 'document'): void {
  const message = form?.elements.namedItem('text');
  if (!(message instanceof HTMLTextAreaElement)) return;
  const boxes = [...(form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === name,
  );
  const rowsOf = (some: HTMLInputElement[]) => some.map(({ dataset }) => dataset.row ?? '');
  const text = writeRows(message.value, fields[name], {
    rows: rowsOf(boxes),
    chosen: rowsOf(boxes.filter(({ checked }) => checked)),
  });
  if (text === message.value) return;
  message.value = text;
  message.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const fields = { slot: '{{slots}}', document: '{{documents}}' } as const satisfies Record<string, RowField>;
