import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { formerNames } from './former-names.ts';
import { runCommandLine } from './run.ts';

const noSite = async () => {
  throw new Error('This test has no site.');
};

async function call(...args: string[]) {
  const said = { out: '', err: '' };
  const status = await runCommandLine(args, {
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
    isInteractive: false,
    directory: '/',
    now: new Date(),
    openSite: noSite,
    openStores: noSite,
  });
  return { status, ...said };
}

it('each command is a noun, and a verb after a space', () => {
  expect(commands.map(({ name }) => name).filter((name) => !/^[a-z-]+( [a-z-]+)?$/.test(name))).toEqual([]);
});

it('every command in a folder of a noun is in the list', async () => {
  const files = globSync('src/command-line/*/*.ts', { exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(60);
  const listed = new Set<unknown>(commands);
  const forgotten: string[] = [];
  for (const file of files) {
    const found: Record<string, unknown> = await import(resolve(file));
    forgotten.push(
      ...Object.values(found)
        .filter(isCommand)
        .filter((each) => !listed.has(each))
        .map(({ name }) => name),
    );
  }
  expect(forgotten).toEqual([]);
});

it.each(commands)('the help of "$name" begins with how it is called', ({ name, help }) => {
  expect(help.slice(0, `npm run gevel -- ${name}`.length + 1).trim()).toBe(`npm run gevel -- ${name}`);
});

it.each(Object.entries(formerNames))('"%s" still calls "%s", and says so', async (former, name) => {
  const { status, out, err } = await call(former, '--help');
  expect(status).toBe(0);
  expect(out).toContain(`npm run gevel -- ${name}`);
  expect(err).toBe(`"${former}" is now called "${name}".\n`);
});

it('a longer name goes before a shorter one that begins the same way', async () => {
  expect((await call('mails', 'retry', '--help')).out).toContain('npm run gevel -- mails retry');
  expect((await call('mails', '--help')).out).toContain('npm run gevel -- mails\n');
});

function isCommand(found: unknown): found is Command {
  return (
    typeof found === 'object' && found !== null && 'summary' in found && 'help' in found && 'run' in found
  );
}
