import { expect, it } from 'vitest';
import { insertField } from './insert-field.ts';

/** `|` marks the caret; two of them enclose the selection. */
function insert(marked: string, value: string): string {
  const [from, to] = [marked.indexOf('|'), marked.lastIndexOf('|')];
  const given = marked.replaceAll('|', '');
  const { text, caret } = insertField(given, { from, to: to > from ? to - 1 : to }, value);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

it.each([
  ['|', 'Annelies', 'Annelies|'],
  ['Dag |', 'Annelies', 'Dag Annelies|'],
  ['Dag|,', 'Annelies', 'Dag Annelies|,'],
  ['Dag |mevrouw|,', 'Annelies', 'Dag Annelies|,'],
  ['|wilt u zien', 'Kouter 12', 'Kouter 12| wilt u zien'],
  ['Dag,\n|', 'Kouter 12', 'Dag,\nKouter 12|'],
  ['|', '{{slots}}', '{{slots}}\n\n|'],
  ['Dag,|\n\nTot dan', '{{slots}}', 'Dag,\n\n{{slots}}\n\n|Tot dan'],
  ['Dag,\n\n|Tot dan', '{{documents}}', 'Dag,\n\n{{documents}}\n\n|Tot dan'],
  ['Tot dan\n|', '{{documents}}', 'Tot dan\n\n{{documents}}\n\n|'],
])('%j with %s becomes %j', (text, value, expected) => {
  expect(insert(text, value)).toBe(expected);
});
