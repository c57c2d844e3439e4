import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Anna Peeters', 'A. Peeters'],
  ['  anna   Peeters ', 'A. Peeters'],
  ['Anna Maria Peeters', 'A. M. Peeters'],
  ['Jean-Pierre Dupont', 'J.-P. Dupont'],
  ['Élodie Lambert', 'É. Lambert'],
  ['Karel en Julie Wouters', 'K. en J. Wouters'],
  ['Luc et Anne Dubois', 'L. et A. Dubois'],
  ['K. en J. Wouters', 'K. en J. Wouters'],
  ['An Van den Broeck', 'A. Van den Broeck'],
  ['Thomas De Smet', 'T. De Smet'],
  ['De Smet', 'De Smet'],
  ['Mevr. Anna Claes', 'Mevr. A. Claes'],
  ['Notaris Claes', 'Notaris Claes'],
  ['Herr Jürgen Schmitz', 'Herr J. Schmitz'],
  ['Peeters', 'Peeters'],
  ['', ''],
  ['anna.peeters@voorbeeld.be', ''],
  ['Anna 0470 12 34 56', ''],
])('%j is shown as %j', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});
