import { ownSource } from '#commands/property/own-references.ts';

/** The system that a property is imported from, 'Whise'; undefined if it is entered here. */
export function systemOf(source: string): string | undefined {
  return source === ownSource ? undefined : source.charAt(0).toUpperCase() + source.slice(1);
}
