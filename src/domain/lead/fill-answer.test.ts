import { expect, it } from 'vitest';
import { fieldsOfText, fillAnswer, unfilledFields, unknownFields } from './fill-answer.ts';

it.each([
  ['Dag {{firstname}},', { firstname: 'Lies' }, 'Dag Lies,'],
  ['Dag {{firstname}},', { firstname: '' }, 'Dag,'],
  ['{{firstname}}, dag', { firstname: '' }, ', dag'],
  ['Dag {{firstname}},\n\n{{slots}}', { firstname: '$&' }, 'Dag $&,\n\n{{slots}}'],
  ['Tot {{moment}}', { moment: 'zaterdag 28 november' }, 'Tot zaterdag 28 november'],
  ['{{property}} en {{property}}', { property: 'Kouter 12' }, 'Kouter 12 en Kouter 12'],
  ['Dag,\n\n{{slots}}\n\n{{documents}}\n\nTot dan', { slots: '', documents: '' }, 'Dag,\n\nTot dan'],
  [
    'Vrij:\r\n{{slots}}\r\n\r\n{{documents}}\r\n\r\nTot dan',
    { documents: '' },
    'Vrij:\r\n{{slots}}\n\nTot dan',
  ],
  ['Een\n\n\n\nTwee', {}, 'Een\n\n\n\nTwee'],
])('fills %j with %j', (text, values, filled) => {
  expect(fillAnswer(text, values)).toBe(filled);
});

it('knows which fields there are, and which of them must be filled before it is sent', () => {
  const text = '{{firstname}} {{voornaam}} {{slots}} {{documents}} {slots}';
  expect(unknownFields(text)).toEqual(['{{voornaam}}']);
  expect(unfilledFields(text)).toEqual(['{{firstname}}', '{{voornaam}}']);
  expect(fieldsOfText(text)).toEqual(['{{slots}}', '{{documents}}']);
});
