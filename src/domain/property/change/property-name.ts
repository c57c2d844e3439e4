import type { ChangeProblem, PropertyChange } from './property-change.ts';

/** Identifies a property in everything that is imported. */
export type PropertyName = { source: string; sourceRef: string };

/** A change that must not be written without a name, or with problems. */
export type NamedChange = {
  change: PropertyChange;
  name: PropertyName | undefined;
  problems: readonly ChangeProblem[];
};

/**
 * A property without a sourceRef is identified by its reference. A change that could not be read gets no further
 * problem.
 */
export function nameChange(change: PropertyChange, defaultSource: string): NamedChange {
  const { values, problems } = change;
  const sourceRef = asText(values.sourceRef) ?? asText(values.reference);
  if (sourceRef)
    return { change, name: { source: asText(values.source) ?? defaultSource, sourceRef }, problems };
  const unnamed = { field: 'sourceRef', reason: 'the row has neither a sourceRef nor a reference' };
  return { change, name: undefined, problems: problems.length === 0 ? [unnamed] : problems };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
