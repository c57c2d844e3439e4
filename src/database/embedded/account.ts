import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartProblem } from '#database/start-problem.ts';
import type { Binaries } from './binaries.ts';
import { letPass } from './passage.ts';

/**
 * How to run PostgreSQL, which refuses to run as root: the words before its command line, and the owner of its files
 * (undefined: the current user).
 */
export interface Account {
  prefix: string[];
  spawnAs: { uid: number; gid: number } | undefined;
  fileOwner: { uid: number; gid: number } | undefined;
}

const ROOT = { uid: 0, gid: 0 };

/** The first way to run the programs that works on this machine. Throws a StartProblem when there is none. */
export function chooseAccount(binaries: Binaries, directory: string): Account {
  const isRoot = process.getuid?.() === 0;
  const ways = isRoot ? waysForRoot(findUnprivilegedUser()) : [ourselves];
  const account = ways.find((way) => {
    const close = way.spawnAs && letPass(way.spawnAs, directory);
    const isRunning = canRun(way, binaries, directory);
    if (!isRunning) close?.();
    return isRunning;
  });
  if (account) return account;
  throw new StartProblem(
    isRoot
      ? `PostgreSQL refuses to run as root, and no other user can open ${directory}: start as another user, or set DATABASE_URL.`
      : `${binaries.postgres} does not run on this machine (it needs glibc): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

const ourselves: Account = { prefix: [], spawnAs: undefined, fileOwner: undefined };

/**
 * Best first. A checkout that other users cannot enter (below /root, say) needs the second or third: PostgreSQL then is
 * not root by name, but may still pass the folders. Containers often forbid the third; a root without all capabilities
 * cannot use the second.
 */
function waysForRoot(user: { uid: number; gid: number } | undefined): Account[] {
  if (!user) return [];
  const setpriv = `setpriv --reuid=${user.uid} --regid=${user.gid} --clear-groups --inh-caps=+dac_override
    --ambient-caps=+dac_override --securebits=+no_setuid_fixup --`;
  const unshare = `unshare --user --map-user=${user.uid} --map-group=${user.gid} --`;
  return [
    { prefix: [], spawnAs: user, fileOwner: user },
    { prefix: setpriv.split(/\s+/), spawnAs: undefined, fileOwner: user },
    { prefix: unshare.split(/\s+/), spawnAs: undefined, fileOwner: ROOT },
  ];
}

/** PostgreSQL looks itself up in the list of users, so a bare user number is not enough. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((user) => user[0] === name) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function canRun({ prefix, spawnAs }: Account, { postgres }: Binaries, directory: string): boolean {
  const script = 'test "$(id -u)" != 0 && test -x "$1" && test -r "$2" && exec "$2" --version';
  const [command = '', ...words] = [...prefix, 'sh', '-c', script, 'sh', directory, postgres];
  return spawnSync(command, words, { ...spawnAs, stdio: 'ignore', cwd: '/' }).status === 0;
}
