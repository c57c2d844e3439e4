import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/;

/**
 * A plug-in for Vite that writes beside each built file for the browser its compressed forms (`.br`, `.gz`), where
 * they are smaller. Done at the build there is time for the best compression; server/static-files.ts serves them.
 */
export function compressBuiltFiles(): Plugin {
  return {
    name: 'gevel:compress-built-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = (await readdir(dir, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
