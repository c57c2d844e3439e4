/** Reads a record by paths ('purpose.id'), and remembers which of its values nobody asked for. */
export class RecordReader {
  readonly #body: unknown;
  readonly #asked = new Set<string>();

  constructor(body: unknown) {
    this.#body = body;
  }

  /** undefined if the value is missing, null or an empty text. */
  at(path: string): unknown {
    this.#asked.add(path);
    let found: unknown = this.#body;
    for (const name of path.split('.')) {
      if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
      found = (found as Record<string, unknown>)[name];
    }
    return found === null || found === '' ? undefined : found;
  }

  /** Numbers as text too; undefined for lists and objects. */
  text(path: string): string | undefined {
    const found = this.at(path);
    if (typeof found === 'number' || typeof found === 'boolean') return String(found);
    return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
  }

  number(path: string): number | undefined {
    const text = this.text(path);
    const number = text === undefined ? Number.NaN : Number(text);
    return Number.isFinite(number) ? number : undefined;
  }

  /** The systems write yes as 1, '1' or true. */
  yesNo(path: string): boolean | undefined {
    const text = this.text(path)?.toLowerCase();
    if (text === undefined) return undefined;
    if (['1', 'true', 'yes'].includes(text)) return true;
    return ['0', 'false', 'no'].includes(text) ? false : undefined;
  }

  list(path: string): unknown[] {
    const found = this.at(path);
    return Array.isArray(found) ? found : [];
  }

  /** The paths of all values that no one asked for, sorted; rows of a list count as one. */
  unread(): string[] {
    const left = new Set<string>();
    this.#collect(this.#body, '', left, 0);
    return [...left].sort();
  }

  #collect(value: unknown, path: string, left: Set<string>, depth: number): void {
    if (this.#asked.has(path) || value === null || value === '' || value === undefined) return;
    if (typeof value !== 'object' || depth > deepest) {
      if (path) left.add(path);
      return;
    }
    for (const [name, each] of Object.entries(value))
      this.#collect(
        each,
        Array.isArray(value) ? `${path}[]` : path ? `${path}.${name}` : name,
        left,
        depth + 1,
      );
  }
}

/** No system nests so deep: deeper data means harm. */
const deepest = 20;
