import type { SearchCriteria } from '#domain/search/criteria.ts';
import type { BitSet } from './bit-set.ts';
import { conditions, type ListScope, listed, type SearchCondition } from './conditions.ts';
import type { Properties } from './properties.ts';

/** The properties that criteria find, and those that they would find without one of their filters. */
export class Narrowed {
  #all: BitSet;
  /** Properties that pass all filters but this one. */
  readonly #missing = new Map<string, BitSet>();

  /**
   * `among`: the properties before any filter. `canLeave`: true for the filters that `without` may be called with; the
   * fewer, the faster.
   */
  constructor(
    properties: Properties,
    criteria: SearchCriteria,
    scope: ListScope,
    {
      among = listed(properties, criteria.purpose, scope),
      canLeave = () => false,
    }: { among?: SearchCondition; canLeave?: (filter: string) => boolean } = {},
  ) {
    this.#all = properties.where(among);
    // Cached conditions cost nothing and leave fewer properties to test against the others.
    const byCost = [...conditions(properties, criteria, scope)].sort(
      ([, one], [, other]) => Number(one.key === undefined) - Number(other.key === undefined),
    );
    for (const [filter, condition] of byCost) {
      const passing = properties.where(condition, this.#candidates());
      for (const [name, missing] of this.#missing) this.#missing.set(name, missing.and(passing));
      if (canLeave(filter)) this.#missing.set(filter, this.#all.butNot(passing));
      this.#all = this.#all.and(passing);
    }
  }

  get all(): BitSet {
    return this.#all;
  }

  /** The names of the chosen filters that `without` may be called with. */
  names(): IterableIterator<string> {
    return this.#missing.keys();
  }

  /** The properties found without a filter. */
  without(filter: string): BitSet {
    const missing = this.#missing.get(filter);
    return missing ? this.#all.or(missing) : this.#all;
  }

  /** Properties that can still be part of an answer: they fail one filter at most. */
  #candidates(): BitSet {
    let candidates = this.#all;
    for (const missing of this.#missing.values()) candidates = candidates.or(missing);
    return candidates;
  }
}
