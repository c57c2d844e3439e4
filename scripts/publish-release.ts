import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const builds = join(import.meta.dirname, '..', 'build');
const current = join(builds, 'current');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** For whoever builds and starts all day. */
const mostKept = 10;

/** Where this build is made: the name says when it began, and is the same however often this is loaded. */
export const newRelease = `build/release-${Math.round(performance.timeOrigin)}`;

/**
 * Makes a release whole: to what was built comes what runs beside it, the sources of the server. From then on it is
 * build/current, which is swapped in one step. Removes releases that nobody needs any more.
 */
export function publishRelease(release: string): void {
  const isShipped = (file: string) => !/\.test\.tsx?$/.test(file);
  cpSync(join(builds, '..', 'src'), join(release, 'src'), { recursive: true, filter: isShipped });
  // Names the rooms for the imports of the copy, which would find the sources by that of the checkout.
  cpSync(join(builds, '..', 'package.json'), join(release, 'package.json'));

  for (const program of ['server.ts', 'start.ts']) checkThatItLoads(join(release, 'src', program));

  const before = existsSync(current) ? realpathSync(current) : undefined;
  const link = join(builds, `next-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(basename(release), link);
  renameSync(link, current);
  // From now on its time says when it was replaced.
  if (before) utimesSync(before, new Date(), new Date());
  for (const old of findNeedless(before)) rmSync(join(builds, old), { recursive: true });
  // Of the versions that built into one folder.
  for (const old of ['server', 'client', '.source'])
    rmSync(join(builds, old), { recursive: true, force: true });
}

/** What stands beside the build was not looked at by it. Throws where a file is broken or lacks what another takes of it. */
function checkThatItLoads(program: string): void {
  const { status } = spawnSync(process.execPath, [program, '--load'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} cannot be loaded.`);
}

/**
 * Visitors' browsers ask for the scripts of pages that they got before, and running processes for their own code. What
 * was never served is needed by nobody, unless it is just being built.
 */
function findNeedless(before: string | undefined): string[] {
  const kept = [realpathSync(current), before].map((path) => path && basename(path));
  const others = readdirSync(builds).filter((name) => name.startsWith('release-') && !kept.includes(name));
  const ageMs = (name: string) => Date.now() - statSync(join(builds, name)).mtimeMs;
  const wasServed = (name: string) => existsSync(join(builds, name, 'served'));
  const served = others.filter(wasServed).toSorted((one, other) => ageMs(one) - ageMs(other));
  const unserved = others.filter((name) => !wasServed(name));
  return [
    ...served.filter((name, place) => ageMs(name) > dayMs || place >= mostKept),
    ...unserved.filter((name) => ageMs(name) > hourMs),
  ];
}
