import type { ShownDifference } from './shown-field.ts';

/** Each with what it was and what it becomes. */
export function Differences({ differences }: { differences: readonly ShownDifference[] }) {
  return (
    <ul className="difference-list">
      {differences.map(({ path, field, before, after }) => (
        <li key={path}>
          <span className="font-semibold">{field}</span>
          <span>
            <del>{before}</del> → <ins>{after}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
