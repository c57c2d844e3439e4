import { z } from 'zod';
import { WrongUse } from '#command-line/command.ts';
import { typedLine } from '#domain/text/typed-line.ts';

/** In lower case. Throws WrongUse. */
export function readEmail(given: string | undefined): string {
  if (!given) throw new WrongUse('Name the owner: --email lies@example.be.');
  const { data } = z.email().max(254).safeParse(typedLine(given).toLowerCase());
  if (!data) throw new WrongUse(`"${given}" is not an e-mail address.`);
  return data;
}
