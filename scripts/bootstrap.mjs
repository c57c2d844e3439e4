// Runs before every npm script and installs missing packages. Asked to 'build', it builds stale pages, beside the
// release that is served. Before a 'start' it builds only if that release cannot be served; the site builds the rest.
// Plain JavaScript for any Node from 20 on, because Node 24, which the rest needs, may not be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedNode = join(root, 'node_modules', '.bin', 'node');

refuseOldNode();
const task = process.argv[2];
const isInstalled = isFresh('node_modules/.installed', describePackages());
if (!isInstalled) make('node_modules/.installed', describePackages(), install);
const node = findNode24();
if (task === 'build' && !isBuilt()) await buildOrStop();
if (task === 'start' && !isBuilt()) await prepareStart();

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(
      `Gevel needs Node 20 or newer to install itself; this is ${process.version}. See https://nodejs.org`,
    );
  }
}

function isFresh(stamp, description) {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === description;
}

/** The stamp describes the sources of a task; it is written when the task is done. */
function make(stamp, description, task) {
  const file = join(root, stamp);
  rmSync(file, { force: true });
  task();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, description);
}

function describePackages() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function install() {
  console.log('Installing packages (the first time this takes a minute) …');
  const words = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  // The npm and Node that called this script: `node` may be the one in node_modules, which npm ci removes first.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const [command, ...start] = npm && npmNode && existsSync(npmNode) ? [npmNode, npm] : ['npm'];
  const { status } = spawnSync(command, [...start, ...words], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
}

/** Prefers the Node 24 among the packages to the machine's own. */
function findNode24() {
  if (isNode24(installedNode)) return installedNode;
  // A Node that does not run here (another C library, say) would hide the machine's own from npm.
  rmSync(installedNode, { force: true });
  if (isNode24('node')) return 'node';
  return stop(
    `Gevel runs on Node 24, which npm does not have for ${process.platform}-${process.arch}: install it from https://nodejs.org and start again.`,
  );
}

function isNode24(command) {
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= 24;
}

/** Names, sizes and times of all that a build may read. */
function describeSources() {
  const hash = createHash('sha256').update(describePackages());
  const files = [
    'package.json',
    'react-router.config.ts',
    'scripts/build-map-frame.ts',
    'scripts/compress-built-files.ts',
    'scripts/publish-release.ts',
    'scripts/shorten-manifest.ts',
    'tsconfig.json',
    'vite.config.ts',
  ];
  for (const path of [...files, ...listFiles('src'), ...listFiles('public')]) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return (
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
      // Made by the type check.
      .filter((path) => !path.includes('.react-router'))
      .sort()
  );
}

function isBuilt() {
  return isFresh('build/current/.source', describeSources());
}

/** Builds the pages of visitors and the office at once, then their release. Gives what went wrong, or undefined. */
async function build() {
  console.log('Building the pages …');
  const source = describeSources();
  const env = { ...process.env, NODE_ENV: 'production', NEW_RELEASE: `release-${Date.now()}` };
  const pages = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const built = await Promise.all([
    run([pages, 'build'], env),
    run([pages, 'build', join('src', 'office')], env),
  ]);
  const problem = built.find(Boolean) ?? (await run([join('scripts', 'publish-release.ts')], env));
  if (problem) return `${problem}The pages could not be built; the reason stands above.`;
  writeFileSync(join(root, 'build', 'current', '.source'), source);
}

/** Gives the program's output if it failed, else undefined. */
async function run(words, env) {
  const child = spawn(node, words, { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [status] = await once(child, 'close');
  return status === 0 ? undefined : said || 'It ended without a word.\n';
}

async function buildOrStop() {
  const problem = await build();
  if (problem) stop(problem);
}

/** Lets the site come up with its last release, and build the next one when it serves. */
async function prepareStart() {
  if (!existsSync(join(root, 'build', 'current', 'src', 'start.ts'))) await buildOrStop();
  // The last release may not run with other packages.
  else if (!isInstalled) console.error((await build()) ?? '');
  else console.log('The pages are those of the last build until they are built anew …');
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
