import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { smallMemory } from './small-memory.ts';

it('is what the command line has too, which reads thousands of photographs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const variables = Object.entries(smallMemory.variables).map(([name, value]) => `${name}=${value}`);
  expect(scripts.gevel).toBe([...variables, 'node', ...smallMemory.words, 'src/gevel.ts'].join(' '));
});
