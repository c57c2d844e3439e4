import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '#database/start-problem.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './launch.ts';
import { findProcess } from './process-table.ts';

/** Makes the cluster and the site's role in it, and nothing more. */
export const superuser = 'gevel';

/** The password is stored inside the cluster, so that both are created together and stay together. */
const passwordFile = 'gevel-password';

/**
 * Makes the cluster below `directory` if it does not exist yet. Gives its path and the password of its roles. The folder
 * is made under another name and moved when complete: a start that is killed leaves no half a cluster, and of two
 * starts at once one wins.
 */
export function ensureCluster(binaries: Binaries, account: Account, directory: string) {
  const cluster = join(directory, 'cluster');
  sweepDrafts(directory);
  if (!existsSync(cluster)) create(binaries, account, directory, cluster);
  giveTo(account, cluster);
  return { cluster, password: readPassword(cluster) };
}

/** Removes the drafts of starts that were killed, but not that of a start under way. */
function sweepDrafts(directory: string): void {
  for (const name of readdirSync(directory)) {
    const pid = Number(/^draft-(\d+)/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && findProcess(pid))) continue;
    // The program that fills it may have survived us for a moment.
    rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function create(binaries: Binaries, account: Account, directory: string, cluster: string): void {
  const draft = join(directory, `draft-${process.pid}`);
  const secret = join(directory, `draft-${process.pid}-password`);
  const password = randomBytes(24).toString('base64url');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  giveTo(account, draft);
  giveTo(account, secret);
  try {
    initialise(binaries, account, draft, secret);
    renameSync(secret, join(draft, passwordFile));
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(secret, { force: true });
  }
}

/** The same locale on every machine: the database sorts by bytes, and ICU collations sort the text that people read. */
function initialise(binaries: Binaries, { prefix, spawnAs }: Account, draft: string, secret: string): void {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${superuser}`, '--auth=scram-sha-256', `--pwfile=${secret}`];
  const [command = '', ...words] = [...prefix, binaries.initdb, `--pgdata=${draft}`, ...locale, ...access];
  const result = spawnSync(command, words, {
    ...spawnAs,
    env: serverEnvironment,
    cwd: '/',
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr.trim()}`);
  }
}

/**
 * PostgreSQL may run as another user than at the last start, and that user must own the files: root can correct that.
 */
function giveTo({ fileOwner }: Account, path: string): void {
  const current = statSync(path);
  if (fileOwner && current.uid !== fileOwner.uid) {
    const below = current.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
    for (const entry of below) lchownSync(join(path, entry), fileOwner.uid, fileOwner.gid);
    chownSync(path, fileOwner.uid, fileOwner.gid);
  }
}

function readPassword(cluster: string): string {
  try {
    return readFileSync(join(cluster, passwordFile), 'utf8');
  } catch (cause) {
    throw new StartProblem(
      `The database in ${cluster} belongs to another user: start as that user, or make the folder yours with chown -R.`,
      { cause },
    );
  }
}
