import { forgetPerson, rememberBox } from './remembered-person.ts';

/** Ticked, what is sent is remembered in this browser; unticked, what was remembered is forgotten at once. */
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
