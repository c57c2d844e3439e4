import { NotThere, type Site, WrongUse } from '#command-line/command.ts';
import { findToPreview, type PreviewedProperty } from '#database/property/property-address.ts';
import { parseId } from '#domain/address/id.ts';

/** Accepts the id or the reference, whatever the property's state. Throws NotThere. */
export async function getNamedProperty(
  { database }: Pick<Site, 'database'>,
  named: string,
): Promise<PreviewedProperty> {
  const id = parseId(named);
  const rows = await findToPreview(database, { id, reference: named });
  const [first, ...others] = rows;
  if (!first) throw new NotThere(`There is no property with the number or reference "${named}".`);
  if (first.id !== id && others.length > 0)
    throw new NotThere(
      `Several properties have the reference "${named}". Use a number instead: ${rows.map((row) => row.id).join(', ')}.`,
    );
  return first;
}

/** Accepts ids and references; gives each property's id once. Throws NotThere. */
export async function getNamedIds(site: Pick<Site, 'database'>, named: readonly string[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const each of named) ids.add((await getNamedProperty(site, each)).id);
  return [...ids];
}

/** Throws WrongUse if --property was not given. */
export function requiredProperty(named: string | undefined): string {
  if (!named?.trim()) throw new WrongUse('Name the property with --property and its number or reference.');
  return named.trim();
}

/** Throws WrongUse unless exactly one word is given. */
export function onlyProperty([named, ...more]: readonly string[]): string {
  if (!named || more.length > 0) throw new WrongUse('Name one property.');
  return named;
}
