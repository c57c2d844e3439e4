/** Reads the parameters of an address one by one, and notes which of them could not be understood. */
export class QueryReader {
  readonly problems = new Set<string>();
  readonly #query: URLSearchParams;

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  last(name: string): string | undefined {
    return this.#query.getAll(name).at(-1)?.trim() || undefined;
  }

  /** Each once. Values are repeated parameters, or stand side by side with commas. */
  all(name: string, separator = /,/): string[] {
    const values = this.#query.getAll(name).flatMap((value) => value.split(separator));
    return [...new Set(values.map((value) => value.trim()))].filter((value) => value !== '');
  }

  /** `digitsOf` takes away what people type around a number. */
  wholeNumber(
    name: string,
    {
      min,
      max,
      digitsOf = (typed) => typed,
    }: { min: number; max: number; digitsOf?: (typed: string) => string },
  ): number | undefined {
    const typed = this.last(name);
    if (typed === undefined) return undefined;
    const digits = digitsOf(typed);
    const value = /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.problems.add(name);
    return undefined;
  }

  /** Only the last value counts. */
  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const found = choices.find((choice) => choice === this.last(name));
    if (this.last(name) && !found) this.problems.add(name);
    return found;
  }

  /** In the order of the choices. */
  someOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice[] {
    const values = new Set(this.all(name));
    const found = choices.filter((choice) => values.has(choice));
    if (found.length < values.size) this.problems.add(name);
    return found;
  }

  read<Value>(name: string, read: (text: string) => Value | undefined): Value | undefined {
    const text = this.last(name);
    const value = text === undefined ? undefined : read(text);
    if (text !== undefined && value === undefined) this.problems.add(name);
    return value;
  }
}
