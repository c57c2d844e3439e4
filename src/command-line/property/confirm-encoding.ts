import { type CommandSurroundings, WrongUse } from '#command-line/command.ts';
import { quote } from '#domain/reading/reading.ts';
import type { SaidEncoding } from '#import/file/encoding/said-encoding.ts';
import { suspectEncoding } from '#import/file/encoding/suspect-encoding.ts';
import type { Mapping } from './import-mapping.ts';

const likeWhat: Partial<Record<SaidEncoding, string>> = {
  twice: 'UTF-8 that was read as Windows-1252 and saved again',
  cp850: 'DOS text (code page 850)',
  macintosh: 'old Macintosh text',
};

/** Asks how to read a file whose words make no sense as it stands. Throws WrongUse if nobody answers. */
export async function confirmEncoding(
  path: string,
  mapping: Mapping,
  { err, ask }: Pick<CommandSurroundings, 'err' | 'ask'>,
): Promise<Mapping> {
  const suspicion = mapping.encoding ? undefined : await suspectEncoding(path);
  if (!suspicion) return mapping;
  const { encoding, stands, wouldBe } = suspicion;
  const ways = `Add --encoding ${encoding} to read it that way, or --encoding ${encoding === 'twice' ? 'utf-8' : 'windows-1252'} to read it as it is`;
  const seen = `The file looks like ${likeWhat[encoding] ?? encoding}: then ${quote(stands)} reads ${quote(wouldBe)}.`;
  if (!ask) throw new WrongUse(`${seen}\nNothing was read. ${ways}.`);
  err(`${seen}\n`);
  const answer = await ask('Read it that way? [y/N] ');
  if (!/^\s*(y|yes|j|ja|o|oui)\s*$/iu.test(answer)) throw new WrongUse(`Nothing was read. ${ways}.`);
  return { ...mapping, encoding };
}
