import type { SearchRow } from '#database/property/search-rows.ts';
import { emptyColumns, fillSlot, type PropertyColumns, withTwiceTheSlots } from './property-columns.ts';
import { PropertyTexts } from './property-texts.ts';

/**
 * Properties in columns, each in a slot of its own. An empty slot has purpose 0 and is given to the next new property.
 */
export class PropertyTable {
  columns: PropertyColumns;
  readonly #texts = new PropertyTexts();
  readonly #slots = new Map<number, number>();
  readonly #empty: number[] = [];

  constructor(capacity = 1024) {
    this.columns = emptyColumns(capacity);
  }

  /** The number of properties. */
  get count(): number {
    return this.#slots.size;
  }

  /** The number of slots. */
  get capacity(): number {
    return this.columns.id.length;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  slots(): IterableIterator<number> {
    return this.#slots.values();
  }

  /** Adds or replaces a property; gives its slot. */
  put(row: SearchRow): number {
    const slot = this.#slots.get(row.id) ?? this.#empty.pop() ?? this.#slots.size;
    if (slot >= this.capacity) this.columns = withTwiceTheSlots(this.columns);
    this.#slots.set(row.id, slot);
    fillSlot(this.columns, slot, row);
    const { street, locality, postalCode } = this.#texts.put(slot, row);
    this.columns.street[slot] = street;
    this.columns.locality[slot] = locality;
    this.columns.postalCode[slot] = postalCode;
    return slot;
  }

  /** Gives the slot that became empty, if the property was there. */
  remove(id: number): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    this.#slots.delete(id);
    this.#empty.push(slot);
    this.columns.purpose[slot] = 0;
    return slot;
  }

  /** The slots of the properties with this reference. */
  withReference(typed: string): number[] {
    return this.#texts.withReference(typed).filter((slot) => this.columns.purpose[slot] !== 0);
  }

  /**
   * A test for slots: true if one of the property's texts contains the typed text. The whole reference of a listed
   * property finds only that property.
   */
  containing(typed: string, isListed: (slot: number) => boolean): (slot: number) => boolean {
    const named = new Set(this.withReference(typed).filter(isListed));
    if (named.size > 0) return (slot) => named.has(slot);
    const { street, locality, postalCode } = this.columns;
    const contains = this.#texts.contains(typed, this.capacity);
    return (slot) => contains(slot, street[slot] ?? 0, locality[slot] ?? 0, postalCode[slot] ?? 0);
  }
}
