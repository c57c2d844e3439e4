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
/** A limit for people who build and start all day. */
const mostKept = 10;

/** The folder of this build: its name says when the build began, and is the same however often this is loaded. */
const newRelease = process.env.NEW_RELEASE ?? `release-${Math.round(performance.timeOrigin)}`;
export const newSite = join(builds, newRelease);
/** The folder of the office, beside the other until both are built: the build of the site empties its folder first. */
export const newOffice = join(builds, `${newRelease}-office`);

/**
 * Makes a release whole: adds the office and the sources of the server to the pages of visitors. From then on it is
 * build/current, which is swapped in one step. Removes releases that nobody needs any more.
 */
function publishRelease(release: string, office: string): void {
  renameSync(office, join(release, 'office'));
  const isShipped = (file: string) => !/\.test\.tsx?$|[/\\]\.react-router$/.test(file);
  cpSync(join(builds, '..', 'src'), join(release, 'src'), { recursive: true, filter: isShipped });
  // It names the rooms for the copy's imports, which by the checkout's own file would find the checkout's sources.
  cpSync(join(builds, '..', 'package.json'), join(release, 'package.json'));

  for (const program of ['server.ts', 'start.ts']) checkThatItLoads(join(release, 'src', program));

  const before = existsSync(current) ? realpathSync(current) : undefined;
  const link = join(builds, `next-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(basename(release), link);
  renameSync(link, current);
  // From now on the folder's time says when it was replaced.
  if (before) utimesSync(before, new Date(), new Date());
  for (const old of findNeedless(before)) rmSync(join(builds, old), { recursive: true });
  // Left by versions that built into one folder.
  for (const old of ['server', 'client', '.source'])
    rmSync(join(builds, old), { recursive: true, force: true });
}

/**
 * The build does not look at the sources beside it. Throws if a file is broken or lacks an export that another imports,
 * or if it is not loaded in a minute. Node itself may hang for ever while it ends, seldom and on a busy machine
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
 * Visitors' browsers ask for the scripts of pages that they got before, and running processes for their own code.
 * Nobody needs a release that was never served, unless it is just being built.
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
