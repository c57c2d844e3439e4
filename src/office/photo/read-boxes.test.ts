import { expect, it } from 'vitest';
import { readBoxes } from './read-boxes.ts';

function formOf(rows: readonly (readonly [string, string, string, string])[]): FormData {
  const form = new FormData();
  for (const [left, top, width, height] of rows) {
    form.append('box.left', left);
    form.append('box.top', top);
    form.append('box.width', width);
    form.append('box.height', height);
  }
  return form;
}

it('reads rows of per cents, with a comma too', () => {
  const rows = [
    ['10', '20', '30,5', '40'],
    ['', '', '', ''],
    ['0', '0', '100', '100'],
  ] as const;
  expect(readBoxes(formOf(rows))).toEqual([
    { left: 0.1, top: 0.2, width: 0.305, height: 0.4 },
    { left: 0, top: 0, width: 1, height: 1 },
  ]);
});

it.each([
  [['-1', '0', '10', '10']],
  [['0', '0', '0', '10']],
  [['0', '0', '101', '10']],
  [['0', '0', 'x', '10']],
  [['0', '0', '10', '']],
] as const)('leaves out %j', (row) => {
  expect(readBoxes(formOf([row]))).toEqual([]);
});
