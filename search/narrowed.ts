import type { SearchCriteria } from '#domain/search/criteria.ts';
import type { BitSet } from './bit-set.ts';
import { conditions, type ListScope, listed } from './conditions.ts';
import type { Homes } from './homes.ts';

/** What criteria find, and what they would find without one of their filters. */
export class Narrowed {
  readonly all: BitSet;
  readonly #listed: BitSet;
  readonly #chosen = new Map<string, BitSet>();

  constructor(homes: Homes, criteria: SearchCriteria, scope: ListScope) {
    this.#listed = homes.where(listed(homes, criteria.purpose, scope));
    for (const [name, condition] of conditions(homes, criteria, scope)) {
      this.#chosen.set(name, homes.where(condition));
    }
    this.all = this.without();
  }

  /** The names of the chosen filters. */
  names(): IterableIterator<string> {
    return this.#chosen.keys();
  }

  /** Gives what is found without a filter. */
  without(left?: string): BitSet {
    if (left !== undefined && !this.#chosen.has(left)) return this.all;
    let found = this.#listed;
    for (const [name, set] of this.#chosen) if (name !== left) found = found.and(set);
    return found;
  }
}
