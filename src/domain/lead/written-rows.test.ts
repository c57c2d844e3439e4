import { expect, it } from 'vitest';
import { gatherRows, writeRows } from './written-rows.ts';

const field = '{{slots}}';
const [ten, four] = ['– dinsdag om 10 uur', '– woensdag om 16 uur'];
const rows = [ten, four];

it.each([
  ['in place of the field', 'Vrij:\n\n{{slots}}\n\nEline', [ten, four], `Vrij:\n\n${ten}\n${four}\n\nEline`],
  ['of a field in a line', 'Vrij: {{slots}} Eline', [ten], `Vrij:\n\n${ten}\n\nEline`],
  ['of the rows there', `Vrij:\n\n${ten}\n${four}\n\nEline`, [four], `Vrij:\n\n${four}\n\nEline`],
  ['of rows far apart', `Vrij:\n${ten}\nof\n${four}\nEline`, [ten], `Vrij:\n\n${ten}\n\nof\nEline`],
  ['with the field again', `Vrij:\n\n${ten}\n\nEline`, [], 'Vrij:\n\n{{slots}}\n\nEline'],
  [
    'before the signature',
    'Dag,\n\nDat kan.\n\nTot dan\nEline',
    [ten],
    `Dag,\n\nDat kan.\n\n${ten}\n\nTot dan\nEline`,
  ],
  ['at the end of one paragraph', 'Dat kan.', [ten], `Dat kan.\n\n${ten}`],
  ['in an empty text', '', [ten], ten],
  ['nowhere beside the field if none is chosen', 'Vrij: {{slots}}\n\n', [], 'Vrij: {{slots}}\n\n'],
  ['nowhere if none is chosen', 'Dat kan.\n\nEline', [], 'Dat kan.\n\nEline'],
])('writes rows %s', (_, text, chosen, written) => {
  expect(writeRows(text, field, { rows, chosen })).toBe(written);
});

it.each([
  [`Vrij:\r\n\r\n${ten}\r\n${four}\r\n\r\nEline`, 'Vrij:\n\n{{slots}}\n\nEline'],
  ['Vrij:\n\n{{slots}}', 'Vrij:\n\n{{slots}}'],
  [`{{slots}}\n${ten}`, '{{slots}}'],
  ['– dinsdag om 11 uur', '– dinsdag om 11 uur'],
])('finds rows again in %j', (text, gathered) => {
  expect(gatherRows(text, field, rows)).toBe(gathered);
});
