/** True if a pressed letter would be typed into this element; a check box ignores letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select, [role=textbox]')) return true;
  return target.matches('input:not([type=checkbox], [type=radio], [type=button], [type=submit])');
}
