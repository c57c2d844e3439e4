import type { Choice } from './text-field.tsx';

type Asked = { label: string; given: string; choices: readonly Choice[] };

/** One filter of a list. `label`: also its first choice, which narrows nothing. */
export function ListFilter({ name, label, given, choices }: Asked & { name: string }) {
  return (
    <select name={name} aria-label={label} defaultValue={given} className="list-filter">
      <option value="">{label}</option>
      <Options choices={choices} />
    </select>
  );
}

export function ListOrder({ label, given, choices }: Asked) {
  return (
    <select name="sort" aria-label={label} defaultValue={given} className="list-filter text-ink-2">
      <Options choices={choices} />
    </select>
  );
}

function Options({ choices }: Pick<Asked, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
