import type { ShownDifference } from './shown-field.ts';

/** Each difference with its values before and after. */
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
