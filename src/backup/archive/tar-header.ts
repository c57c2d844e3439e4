import { BackupProblem } from '#backup/backup-problem.ts';

/** Headers and contents fill whole blocks. */
export const blockBytes = 512;

export type TarFile = { name: string; sizeBytes: number };

/** The header of POSIX (ustar) for a plain file that only its owner may read. */
export function tarHeader({ name, sizeBytes }: TarFile, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`'${name}' is too long for a name in an archive`);
  if (sizeBytes >= 8 ** 11) throw new Error(`a file of ${sizeBytes} bytes is too large for an archive`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write('0000600', 100);
  header.write('0000000', 108);
  header.write('0000000', 116);
  header.write(octal(sizeBytes, 11), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(checksumOf(header), 148);
  return header;
}

/** Throws a BackupProblem if the block is no header, or is damaged. */
export function readTarHeader(block: Buffer): TarFile {
  const isPlainFile = text(block, 156, 1) === '0' && text(block, 257, 5) === 'ustar';
  if (!isPlainFile || block.toString('latin1', 148, 156) !== checksumOf(block)) {
    throw new BackupProblem('This is not a backup of a site, or it is damaged.');
  }
  return { name: text(block, 0, 100), sizeBytes: Number.parseInt(text(block, 124, 11), 8) };
}

/** How many zeros follow a content, so that the next header begins at a block. */
export function paddingBytes(sizeBytes: number): number {
  return -sizeBytes & (blockBytes - 1);
}

function octal(number: number, digits: number): string {
  return number.toString(8).padStart(digits, '0');
}

function text(block: Buffer, start: number, length: number): string {
  return block.toString('utf8', start, start + length).replace(/\0.*$/su, '');
}

/** The sum of all bytes, with those of the checksum itself counted as spaces. */
function checksumOf(block: Buffer): string {
  let sum = 8 * 32;
  for (let at = 0; at < blockBytes; at++) if (at < 148 || at >= 156) sum += block[at] ?? 0;
  return `${octal(sum, 6)}\0 `;
}
