import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell comes first: with it the journeys take half a core less.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that runs on this machine, without installing anything. `isWhole`: not the headless shell, which
 * draws at other moments than the browser that people use.
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const found = commands
    .slice(isWhole ? 1 : 0)
    .map((name) => run('sh', ['-c', `command -v ${name}`]).stdout.trim());
  // That the file exists is not enough: Ubuntu has a `chromium-browser` that only says how to install one.
  return [...found, ...applications, chromium.executablePath()].find(
    (path) => path !== '' && run(path, ['--version']).status === 0,
  );
}

/**
 * Installs Chromium if there is none: Playwright's own or, as root on Debian, its package. Throws an error that says
 * what to do if neither is possible.
 */
export function ensureChromium(): string {
  for (const provide of [() => {}, downloadFromPlaywright, installFromDebian]) {
    provide();
    const path = findChromium();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed: install the package chromium or Google Chrome and start again.',
  );
}

function downloadFromPlaywright(): void {
  console.log('Downloading Chromium …');
  const program = join(import.meta.dirname, '..', 'node_modules', 'playwright', 'cli.js');
  run(process.execPath, [program, 'install', '--no-shell', 'chromium']);
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || run('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  console.log('Installing the package chromium-headless-shell …');
  run('apt-get', ['update']);
  run('apt-get', [
    'install',
    '--yes',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  ]);
}

function run(command: string, words: string[]) {
  return spawnSync(command, words, { encoding: 'utf8', timeout: 600_000 });
}
