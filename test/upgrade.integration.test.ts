import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from './database.ts';
import { isDeep } from './deep.ts';
import { findFreePort, isReady } from './site-process.ts';
import { until } from './until.ts';

const { url: DATABASE_URL } = await testDatabase();
const root = join(import.meta.dirname, '..');
const checkout = mkdtempSync(join(tmpdir(), 'gevel-upgrade-'));
const running: { end: () => Promise<void> }[] = [];

afterAll(async () => {
  for (const { end } of running) await end();
  rmSync(checkout, { recursive: true, force: true });
});

/** A checkout with a built release; later builds are placed beside it. */
function fillCheckout(): void {
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  for (const name of [...files, 'scripts', 'src', 'public']) {
    cpSync(join(root, name), join(checkout, name), { recursive: true, preserveTimestamps: true });
  }
  const packages = join(checkout, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  // The note by which scripts/bootstrap.mjs knows that the packages are installed.
  const lock = readFileSync(join(checkout, 'package-lock.json'));
  const platform = `${process.platform} ${process.arch}`;
  rmSync(join(packages, '.installed'), { force: true });
  writeFileSync(
    join(packages, '.installed'),
    createHash('sha256').update(platform).update(lock).digest('hex'),
  );
  cpSync(join(root, 'build', 'current/'), join(checkout, 'build', 'release-1'), {
    recursive: true,
    dereference: true,
  });
  symlinkSync('release-1', join(checkout, 'build', 'current'));
}

async function npmStart() {
  const PORT = await findFreePort();
  const env = { PATH: process.env.PATH, HOME: checkout, DEMO: '0', WORKERS: '1', STOP_DELAY_MS: '0' };
  const child = spawn('npm', ['start'], { cwd: checkout, env: { ...env, PORT, DATABASE_URL } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit');
  const site = {
    url: `http://127.0.0.1:${PORT}`,
    output: () => output,
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      await exited;
    },
  };
  running.push(site);
  await until(() => {
    if (child.exitCode !== null) throw new Error(`It ended:\n${output}`);
    return isReady(site.url);
  });
  return site;
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(checkout, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

// It takes as long as a build.
it('npm start serves the last release where the sources cannot be built', { timeout: 300_000 }, async () => {
  fillCheckout();
  for (const file of ['src/start.ts', 'src/server.ts', 'src/server/app.ts']) {
    edit(file, (text) => `const = ;\n${text}`);
  }
  const site = await npmStart();
  expect((await fetch(`${site.url}/nl/`)).status).toBe(200);
  await until(() => site.output().includes('the build failed'));
  expect(site.output()).toMatch(/could not be built/);
  expect(await isReady(site.url)).toBe(true);
  await site.end();
});

it.runIf(isDeep)(
  'npm start replaces the last release by the new one, and keeps the scripts of both',
  async () => {
    for (const file of ['src/start.ts', 'src/server.ts', 'src/server/app.ts']) {
      edit(file, (text) => text.replace('const = ;\n', ''));
    }
    edit('src/app/root.tsx', (text) => `${text}\nif (typeof window === 'object') window.name = 'changed';\n`);
    const site = await npmStart();
    const scripts = async () => {
      const html = await (await fetch(`${site.url}/nl/`)).text();
      return [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    };
    const before = await scripts();
    expect(before.length).toBeGreaterThan(0);
    await until(() => site.output().includes('all workers were replaced'));
    const after = await scripts();
    expect(after).not.toEqual(before);
    for (const path of [...before, ...after]) expect((await fetch(site.url + path)).status, path).toBe(200);
    await site.end();
  },
);
