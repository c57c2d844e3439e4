import type { SearchRow } from '#database/property/search-rows.ts';
import { readStreetLine } from '#domain/reading/street-line.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { BitSet } from './bit-set.ts';
import { Haystack } from './haystack.ts';

/** The numbers under which a property's texts are stored. */
type TextNumbers = { street: number; locality: number; postalCode: number };

/** Separates two texts that are stored as one: nobody can search for it, because whitespace is folded. */
const separator = '\t';

/**
 * The texts by which properties are found. Streets and localities are stored once each, however many properties share
 * them.
 */
export class PropertyTexts {
  readonly #references = new Haystack();
  readonly #phrases = new Haystack();
  readonly #numbers = new Map<string, number>();
  readonly #postalCodes = new Map<string, number>();

  /** Gives the numbers to store with the property. */
  put(slot: number, row: SearchRow): TextNumbers {
    this.#references.put(slot, foldReference(row.reference));
    const locality = `${row.city}\n${row.place_name ?? '{}'}\n${row.quarter ?? '{}'}`;
    return {
      street: this.#numberOf(row.street ?? '', foldText),
      locality: this.#numberOf(locality, foldLocality),
      postalCode: this.#numberOfPostalCode(row.postal_code),
    };
  }

  /**
   * A test for properties: true if the typed text is part of one of their texts, their street with any number, or their
   * postal code.
   */
  contains(
    typed: string,
    size: number,
  ): (slot: number, street: number, locality: number, postalCode: number) => boolean {
    const part = foldText(typed);
    if (part === '') return () => true;
    const slots = BitSet.where(size, () => false);
    this.#references.forEachWith(foldReference(typed), (slot) => slots.put(slot, true));
    const phrases = this.#phrasesWith(part);
    const ofStreet = streetOf(part);
    const streets = ofStreet === part ? phrases : this.#phrasesWith(ofStreet);
    const code = this.#postalCodes.get(part);
    return (slot, street, locality, postalCode) =>
      slots.has(slot) ||
      phrases[street] === 1 ||
      streets[street] === 1 ||
      phrases[locality] === 1 ||
      postalCode === code;
  }

  #phrasesWith(part: string): Uint8Array {
    const phrases = new Uint8Array(this.#numbers.size);
    this.#phrases.forEachWith(part, (number) => {
      phrases[number] = 1;
    });
    return phrases;
  }

  /** The slots with this reference, also those that have become empty. */
  withReference(typed: string): number[] {
    const slots: number[] = [];
    const reference = foldReference(typed);
    if (reference === '') return slots;
    this.#references.forEachWith(reference, (slot, isWhole) => {
      if (isWhole) slots.push(slot);
    });
    return slots;
  }

  #numberOf(text: string, fold: (text: string) => string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    this.#phrases.put(number, fold(text));
    return number;
  }

  #numberOfPostalCode(postalCode: string): number {
    const code = foldText(postalCode);
    const number = this.#postalCodes.get(code) ?? this.#postalCodes.size;
    this.#postalCodes.set(code, number);
    return number;
  }
}

/** The shortest street name before a number: 'a 1' names no street. */
const shortestStreet = 4;

/** 'hoveniersberg 18 bus 2' gives Hoveniersberg. House numbers may be hidden, so the search finds the whole street. */
function streetOf(part: string): string {
  const { street } = readStreetLine(part);
  return street.length < shortestStreet ? part : street;
}

/** Spaces and capitals in a reference do not matter. */
function foldReference(reference: string): string {
  return foldText(reference).replaceAll(' ', '');
}

/** The city, and the names of the place and the quarter in all languages. */
function foldLocality(text: string): string {
  const [city = '', ...names] = text.split('\n');
  const inLanguages = names.flatMap((each) => Object.values<unknown>(JSON.parse(each) ?? {}));
  const texts = inLanguages.filter((text) => typeof text === 'string');
  return [city, ...texts].map(foldText).join(separator);
}
