import type { Sort } from '#domain/search/criteria.ts';
import type { PropertyTable } from './property-table.ts';

/** A sort key, lowest first: unknown values are Infinity and come last. */
type Key = (slot: number) => number;

/** The slots of all properties, kept in the order of each sort, so that a page of results needs no sorting. */
export class Orders {
  readonly #properties: PropertyTable;
  readonly #kept = new Map<Sort, Int32Array>();

  constructor(properties: PropertyTable) {
    this.#properties = properties;
  }

  get(sort: Sort): Int32Array {
    const kept = this.#kept.get(sort);
    if (kept) return kept;
    const order = sorted([...this.#properties.slots()], this.#keysOf(sort), this.#properties.columns.id);
    this.#kept.set(sort, order);
    return order;
  }

  /** The sorts that were asked for so far. */
  sorts(): Sort[] {
    return [...this.#kept.keys()];
  }

  /** Moves slots whose properties were added, changed or removed to their new places in every order. */
  move(slots: ReadonlySet<number>): void {
    const present = [...slots].filter((slot) => this.#properties.columns.purpose[slot] !== 0);
    for (const [sort, order] of this.#kept) {
      const ids = this.#properties.columns.id;
      const keysOf = this.#keysOf(sort);
      const unmoved = without(order, slots, this.#properties.capacity);
      this.#kept.set(sort, merged(unmoved, sorted(present, keysOf, ids), comparing(keysOf, ids)));
    }
  }

  /** Sold and rented properties come after all open ones. */
  #keysOf(sort: Sort): Key[] {
    const { isOpen, publishedAt, openDay, ranges } = this.#properties.columns;
    const { priceCents, livingAreaM2, plotAreaM2 } = ranges;
    const keys: Record<Sort, Key[]> = {
      newest: [(slot) => last(-at(publishedAt, slot))],
      price: [(slot) => last(at(priceCents, slot))],
      '-price': [(slot) => last(-at(priceCents, slot))],
      price_per_m2: [(slot) => last(at(priceCents, slot) / at(livingAreaM2, slot))],
      open_day: [(slot) => last(at(openDay, slot))],
      '-area': [(slot) => last(-at(livingAreaM2, slot)), (slot) => last(-at(plotAreaM2, slot))],
    };
    return [(slot) => (isOpen[slot] === 1 ? 0 : 1), ...keys[sort]];
  }
}

/** If two are equal, the one that was entered later comes first. */
function comparing(keys: readonly Key[], ids: Int32Array) {
  return (one: number, other: number): number => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)];
      // Infinity minus Infinity is NaN.
      if (a !== b) return a < b ? -1 : 1;
    }
    return (ids[other] ?? 0) - (ids[one] ?? 0);
  };
}

function sorted(slots: readonly number[], keys: readonly Key[], ids: Int32Array): Int32Array {
  return Int32Array.from(slots).sort(comparing(keys, ids));
}

function without(order: Int32Array, slots: ReadonlySet<number>, capacity: number): Int32Array {
  const isLeft = new Uint8Array(capacity);
  for (const slot of slots) isLeft[slot] = 1;
  const kept = new Int32Array(order.length);
  let length = 0;
  for (let index = 0; index < order.length; index++) {
    const slot = order[index] ?? 0;
    if (isLeft[slot] === 0) kept[length++] = slot;
  }
  return kept.subarray(0, length);
}

/** Merges two sorted lists, the second much shorter. */
function merged(
  long: Int32Array,
  short: Int32Array,
  compare: (one: number, other: number) => number,
): Int32Array {
  const all = new Int32Array(long.length + short.length);
  let from = 0;
  for (const [index, slot] of short.entries()) {
    let low = from;
    for (let high = long.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (compare(long[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    all.set(long.subarray(from, low), from + index);
    all[low + index] = slot;
    from = low;
  }
  all.set(long.subarray(from), from + short.length);
  return all;
}

function at(column: Float64Array, slot: number): number {
  return column[slot] ?? Number.NaN;
}

function last(key: number): number {
  return Number.isFinite(key) ? key : Number.POSITIVE_INFINITY;
}
