import { pathTo } from '#site/difference.ts';
import { pictureId } from '#site/schema-parts.ts';

/**
 * The ids of all pictures in the settings, the pages or a part of them, each with the path of the field that names
 * it first. Such fields have picture or image in their name.
 */
export function picturesIn(document: unknown, root = ''): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string, isPicture: boolean) => {
    if (typeof value === 'string') {
      if (isPicture && pictureId.safeParse(value).success && !found.has(value)) found.set(value, path);
    } else if (value && typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) {
        const isNamed = Array.isArray(value) ? isPicture : /picture|image/iu.test(key);
        walk(each, pathTo(path, key), isNamed);
      }
    }
  };
  walk(document, root, false);
  return found;
}
