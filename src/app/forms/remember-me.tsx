import { forgetPerson, rememberBox } from './remembered-person.ts';

/** If ticked, this browser remembers the answers that are sent; unticking forgets those it remembered at once. */
export function RememberMe({ label }: { label: string }) {
  return (
    <label className="choice needs-script -mt-6">
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
