import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '#version';

it('the changelog starts with the version of the program', () => {
  const changelog = readFileSync(join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8');
  expect(/^## (\S+),/m.exec(changelog)?.[1]).toBe(version);
});
