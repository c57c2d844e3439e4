import { type CommandSurroundings, WrongUse } from '#command-line/command.ts';
import { quote } from '#domain/reading/reading.ts';
import type { SaidEncoding } from '#import/file/encoding/said-encoding.ts';
import { suspectEncoding } from '#import/file/encoding/suspect-encoding.ts';
import type { Mapping } from './import-mapping.ts';

const likeWhat: Partial<Record<SaidEncoding, string>> = {
  twice: 'UTF-8 that was read as Windows-1252 and saved again',
  cp850: 'text of DOS (code page 850)',
  macintosh: 'text of an old Macintosh',
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
  const ways = `--encoding ${encoding} reads it as that, --encoding ${encoding === 'twice' ? 'utf-8' : 'windows-1252'} as it stands`;
  const seen = `The file reads like ${likeWhat[encoding] ?? encoding}: ${quote(stands)} is then ${quote(wouldBe)}.`;
  if (!ask) throw new WrongUse(`${seen}\nNothing was read. ${ways}.`);
  err(`${seen}\n`);
  const answer = await ask('Shall it be read so? [y/N] ');
  if (!/^\s*(y|yes|j|ja|o|oui)\s*$/iu.test(answer)) throw new WrongUse(`Nothing was read. ${ways}.`);
  return { ...mapping, encoding };
}
