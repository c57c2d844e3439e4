/**
 * A tag names a thing that a page shows: `property:12`, `properties`, `settings`. A change names tags in the same way,
 * or all that begin alike: `property:*`.
 */

export function touches(changed: Iterable<string>, tags: ReadonlySet<string>): boolean {
  for (const tag of changed) {
    if (tags.has(tag)) return true;
    if (tag.endsWith(':*') && [...tags].some((each) => each.startsWith(tag.slice(0, -1)))) return true;
  }
  return false;
}

/** The keys that carry each tag. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>();

  add(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  remove(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  keysOf(changed: Iterable<string>): Set<string> {
    const found = new Set<string>();
    for (const tag of changed) {
      const names = tag.endsWith(':*') ? this.#namesFrom(tag.slice(0, -1)) : [tag];
      for (const name of names) for (const key of this.#keys.get(name) ?? []) found.add(key);
    }
    return found;
  }

  #namesFrom(beginning: string): string[] {
    return [...this.#keys.keys()].filter((name) => name.startsWith(beginning));
  }
}
