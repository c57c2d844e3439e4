/** Enter presses the first button of a form, wherever it stands: this one saves. `form`: its id, if it stands elsewhere. */
export function EnterSaves({ form }: { form?: string }) {
  return (
    <button
      form={form}
      type="submit"
      name="do"
      value="save"
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
