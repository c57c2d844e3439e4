// Runs before every npm script: installs what is missing and, when asked to 'build', builds what is stale. Plain
// JavaScript for any Node from 20 on, because Node 24, which the rest needs, may not be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedNode = join(root, 'node_modules', '.bin', 'node');

refuseOldNode();
whenStale('node_modules/.installed', describePackages(), install);
const node = findNode24();
if (process.argv[2] === 'build') whenStale('build/.source', describeSources(), () => build(node));

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(
      `Gevel needs Node 20 or newer to install itself; this is ${process.version}. See https://nodejs.org`,
    );
  }
}

/** Runs `make` unless the stamp describes the same things already; the stamp is written when all is done. */
function whenStale(stamp, description, make) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === description) return;
  rmSync(file, { force: true });
  make();
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
    'react-router.config.ts',
    'scripts/build-map-frame.ts',
    'scripts/compress-built-files.ts',
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
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}

function build(node) {
  console.log('Building the pages …');
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(node, [program, 'build'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`${stdout}${stderr}The pages could not be built; the reason stands above.`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
