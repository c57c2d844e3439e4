import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathEntry, pathNames } from '#site/paths/paths.ts';

const personal = pathNames.map(pathEntry).filter((entry) => entry.personal);

it.each(personal)(
  'the address of $original is told to no service of others',
  ({ area = 'visitor', screen }) => {
    const route = readFileSync(new URL(`../../${area}/${screen}/route.tsx`, import.meta.url), 'utf8');
    expect(route).toMatch(/^export const handle = \{.*\b(isPersonal|ownShell): true/m);
  },
);
