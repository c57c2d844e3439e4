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
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** For whoever builds and starts all day. */
const mostKept = 10;

/** Where this build is made: the name says when it began, and is the same however often this is loaded. */
const newRelease = process.env.NEW_RELEASE ?? `release-${Math.round(performance.timeOrigin)}`;
export const newSite = join(builds, newRelease);
/** Beside it until both are there: the build of the site empties its folder first. */
export const newOffice = join(builds, `${newRelease}-office`);

/**
 * Makes a release whole: to the pages of visitors come the office and what runs beside them, the sources of the server.
 * From then on it is build/current, which is swapped in one step. Removes releases that nobody needs any more.
 */
function publishRelease(release: string, office: string): void {
  renameSync(office, join(release, 'office'));
  const isShipped = (file: string) => !/\.test\.tsx?$|[/\\]\.react-router$/.test(file);
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

/**
 * What stands beside the build was not looked at by it. Throws where a file is broken or lacks what another takes of it,
 * or where it is not loaded in a minute. Node itself may hang for ever while it ends, seldom and on a busy machine
 * (https://github.com/nodejs/node/issues/54918): then it is asked once more.
 */
function checkThatItLoads(program: string): void {
  const load = () =>
    spawnSync(process.execPath, [program, '--load'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: minuteMs,
      killSignal: 'SIGKILL',
    });
  const { status, signal } = load();
  if ((signal ? load().status : status) !== 0) throw new Error(`${program} cannot be loaded.`);
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

// Run by scripts/bootstrap.mjs once both are built.
if (import.meta.main) publishRelease(newSite, newOffice);
