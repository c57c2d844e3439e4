import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A rem of the office: base.css. */
const REM_PX = 15;

it.each(globSync('src/office/styles/*.css'))('%s writes no text smaller than 13 px', (file) => {
  const sizes = [...readFileSync(file, 'utf8').matchAll(/font-size: ([\d.]+)rem/g)];
  expect(sizes.filter(([, rem]) => Number(rem) * REM_PX < 13).map(([text]) => text)).toEqual([]);
});
