import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

it('no two areas of the office have a text of the same name, of which one would be lost', async () => {
  const areas = await Promise.all(
    globSync('*/nl.ts', { cwd: import.meta.dirname }).map((file) => import(`./${dirname(file)}/nl.ts`)),
  );
  const keys = areas.flatMap(({ nl, nlOnServer = {} }) => [...Object.keys(nl), ...Object.keys(nlOnServer)]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(areas.length).toBeGreaterThan(5);
});
