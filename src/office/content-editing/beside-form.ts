/** The buttons of the screen that change nothing that its form edits. They leave the form as it is. */
const buttons: unknown[] = ['place', 'take-off', 'withdraw', 'forget-plan'];

export function isBesideForm(button: unknown): boolean {
  return buttons.includes(button);
}
