import { Icon } from '#interface/icon.tsx';
import type { Choice } from './text-field.tsx';

/** One change to all chosen rows: each choice is sent as `do`, after the `kind` of change. */
export function ChosenMenu({
  label,
  kind,
  choices,
}: {
  label: string;
  kind: string;
  choices: readonly Choice[];
}) {
  return (
    <details name="chosen-menu" className="chosen-menu">
      <summary className="button button-quiet button-dense">
        {label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {choices.map(({ value, label: choice }) => (
          <li key={value}>
            <button type="submit" name="do" value={`${kind}:${value}`}>
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
