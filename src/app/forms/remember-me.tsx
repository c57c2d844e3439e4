import { forgetPerson, rememberBox } from './remembered-person.ts';

/** Ticked, this browser remembers the answers that are sent; unticked, it forgets remembered ones at once. */
export function RememberMe({ label }: { label: string }) {
  return (
    <label className="choice needs-script -mt-9">
      <input
        type="checkbox"
        {...{ [rememberBox]: '' }}
        onChange={({ target }) => target.checked || forgetPerson()}
        className="check"
      />
      {label}
    </label>
  );
}
