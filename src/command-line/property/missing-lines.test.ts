import { expect, test } from 'vitest';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { lawText } from './missing-lines.ts';

test.each<[Mention['law']['certainty'], string]>([
  ['confirmed', 'Bodemdecreet, art. 101'],
  ['practice', 'Bodemdecreet, art. 101; practice'],
  ['not confirmed', 'Bodemdecreet, art. 101; not confirmed'],
])('says of what is %s: %s', (certainty, text) => {
  const law = {
    name: 'Bodemdecreet',
    article: 'art. 101',
    url: 'https://example.be/soil',
    since: '2008-06-01',
  };
  expect(lawText({ ...law, certainty })).toBe(text);
});
