import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { type NamedChange, nameChange } from '#domain/property/change/property-name.ts';
import { quote } from '#domain/reading/reading.ts';

/** The properties that this import has named so far. */
export type PresentProperties = {
  /** A second change of the same property gets a problem. */
  add(change: PropertyChange): NamedChange;
  /** The sourceRefs named so far, including those of changes with problems. */
  sourceRefs(source: string): string[];
  /** The first change that was broken or could not be identified: then it is uncertain which properties are absent. */
  uncertainAt(): string | undefined;
};

export function createPresentProperties(defaultSource: string): PresentProperties {
  const originsOf = new Map<string, Map<string, string>>();
  let uncertain: string | undefined;
  return {
    add(change) {
      const named = nameChange(change, defaultSource);
      if (change.isBroken) uncertain ??= `${change.origin} is broken`;
      else if (!named.name) uncertain ??= `${change.origin} has no reference`;
      if (!named.name) return named;
      const { source, sourceRef } = named.name;
      const origins = originsOf.get(source) ?? new Map<string, string>();
      originsOf.set(source, origins);
      const first = origins.get(sourceRef);
      if (first !== undefined) {
        const twice = { field: 'sourceRef', reason: `${quote(sourceRef)} is already on ${first}` };
        return { ...named, problems: [...named.problems, twice] };
      }
      origins.set(sourceRef, change.origin);
      return named;
    },
    sourceRefs: (source) => [...(originsOf.get(source)?.keys() ?? [])],
    uncertainAt: () => uncertain,
  };
}
