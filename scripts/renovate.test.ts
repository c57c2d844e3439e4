import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

type Rule = { groupName?: string; matchPackageNames: string[]; allowedVersions?: string };
const rules: Rule[] = read('renovate.json').packageRules;
const { dependencies, devDependencies, optionalDependencies } = read('package.json');
const versions: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };

const matched = (pattern: string) =>
  Object.keys(versions).filter((name) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

it('names packages that the program has', () => {
  const patterns = rules.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(patterns.filter((pattern) => matched(pattern).length === 0)).toEqual([]);
});

it.each(['react-router', 'embedded PostgreSQL', 'tailwindcss'])('keeps %s at one version', (group) => {
  const names = rules.find(({ groupName }) => groupName === group)?.matchPackageNames.flatMap(matched) ?? [];
  expect(new Set(names.map((name) => versions[name])).size).toBe(1);
});

it('allows the versions that are in use', () => {
  for (const { matchPackageNames, allowedVersions } of rules.filter((rule) => rule.allowedVersions)) {
    const allowed = new RegExp(allowedVersions?.slice(1, -1) ?? '');
    for (const name of matchPackageNames.flatMap(matched)) expect(versions[name], name).toMatch(allowed);
  }
});
