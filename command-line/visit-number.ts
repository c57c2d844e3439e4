import { parseId } from '#domain/id.ts';
import { WrongUse } from './command.ts';

/** Takes what stands where a command wants a visit; gives its number. Throws WrongUse. */
export function visitNumber(written = ''): number {
  const id = parseId(written);
  if (id === undefined) throw new WrongUse(`"${written}" is no number of a visit.`);
  return id;
}
