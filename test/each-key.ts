type Path = readonly (string | number)[];

/** The path of every key in a document, below objects and lists. */
export function keyPaths(document: unknown, above: Path = []): Path[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) => {
    const path = [...above, Array.isArray(document) ? Number(name) : name];
    return [...(Array.isArray(document) ? [] : [path]), ...keyPaths(value, path)];
  });
}

/** The document without the key at that path. */
export function without<Document>(document: Document, path: Path): Document {
  const copy = structuredClone(document);
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], copy);
  delete Object(parent)[path.at(-1) ?? ''];
  return copy;
}

/** The same text for every entry of a list: `columns[].span`. */
export function kindOfPath(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[]`;
    return text ? `${text}.${key}` : key;
  }, '');
}
