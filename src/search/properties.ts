import { LRUCache } from 'lru-cache';
import type { SearchRow } from '#database/property/search-rows.ts';
import { BitSet } from './bit-set.ts';
import { Orders } from './order.ts';
import { PropertyTable } from './property-table.ts';
import type { PlaceCentres } from './zones/place-centres.ts';

type KeptSet = { isIn: (slot: number) => boolean; set: BitSet };

/** At a million properties a set takes 125 kB. */
const mostKeptSets = 200;

/** All properties that a search may find, in memory, and the indexes over them. */
export class Properties {
  readonly table = new PropertyTable();
  readonly orders = new Orders(this.table);
  readonly places: PlaceCentres;
  /** The number of searches so far. */
  searches = 0;
  readonly #sets = new LRUCache<string, KeptSet>({ max: mostKeptSets });
  readonly #derived = new LRUCache<string, object>({ max: 20 });

  constructor(places: PlaceCentres) {
    this.places = places;
  }

  /** `gone`: ids of properties that a search may no longer find. */
  update(rows: readonly SearchRow[], gone: readonly number[] = []): void {
    const capacity = this.table.capacity;
    const slots = new Set<number>();
    for (const id of gone) {
      const slot = this.table.remove(id);
      if (slot !== undefined) slots.add(slot);
    }
    for (const row of rows) slots.add(this.table.put(row));
    this.orders.move(slots);
    // The tests of cached sets refer to columns that have been replaced.
    if (this.table.capacity > capacity) this.#sets.clear();
    for (const { isIn, set } of this.#sets.values()) for (const slot of slots) set.put(slot, isIn(slot));
    this.#derived.clear();
  }

  /** Keeps the value until a property changes: the key must name everything else that it depends on. */
  derived<Value extends object>(key: string, derive: () => Value): Value {
    const kept = this.#derived.get(key) as Value | undefined;
    if (kept) return kept;
    const value = derive();
    this.#derived.set(key, value);
    return value;
  }

  /**
   * A test with a key is run on all properties and its result cached, so it must always give the same answer. A test
   * without one is run on the candidates only.
   */
  where({ key, isIn }: { key?: string; isIn: (slot: number) => boolean }, candidates?: BitSet): BitSet {
    const kept = key === undefined ? undefined : this.#sets.get(key);
    if (kept) return kept.set;
    if (key === undefined && candidates) return candidates.where(isIn);
    const set = BitSet.where(this.table.capacity, isIn);
    if (key !== undefined) this.#sets.set(key, { isIn, set });
    return set;
  }
}
