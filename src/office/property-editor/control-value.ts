/** The value of a control as it is sent: the ticked boxes of a group, or the text of a field. */
export function readControl(control: Element): string {
  if (isField(control)) return control.value;
  return boxesIn(control)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join('|');
}

export function writeControl(control: Element, typed: string): void {
  if (readControl(control) === typed) return;
  if (isField(control)) control.value = typed;
  const chosen = typed.split('|');
  for (const box of boxesIn(control)) box.checked = chosen.includes(box.value);
}

function isField(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return 'value' in control;
}

function boxesIn(control: Element): HTMLInputElement[] {
  return [...control.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}
