import { findToPreview } from '#database/property-address.ts';
import { parseId } from '#domain/id.ts';
import { type Site, WrongUse } from './command.ts';

/** Takes the number or the reference of a property; gives it, or a sentence that says why there is none. */
export async function findNamedProperty(
  { database }: Pick<Site, 'database'>,
  named: string,
): Promise<{ id: number; reference: string } | string> {
  const id = parseId(named);
  const rows = await findToPreview(database, { id, reference: named });
  const [first, ...others] = rows;
  if (!first) return `There is no property with the number or reference "${named}".`;
  if (first.id !== id && others.length > 0)
    return `Several properties have the reference "${named}". Say which by its number: ${rows.map((row) => row.id).join(', ')}.`;
  return { id: first.id, reference: first.reference };
}

/** Takes what was given for --property; throws WrongUse where nothing was. */
export function requiredProperty(named: string | undefined): string {
  if (!named?.trim()) throw new WrongUse('Say which property by --property, with its number or reference.');
  return named.trim();
}
