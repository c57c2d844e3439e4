import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { energyColors } from './energy-colors.server.ts';

it('has the colours of the style sheet', () => {
  const styles = readFileSync(new URL('../styles/energy.css', import.meta.url), 'utf8');
  const found = [...styles.matchAll(/\.epc-([a-z_]+) \{\s+--epc: (#\w+);\s+--on-epc: (#\w+);/g)].map(
    ({ 1: letter, 2: ground, 3: text }) => [letter, [ground, text?.replace(/^#fff$/, '#ffffff')]],
  );
  expect(found).toHaveLength(Object.keys(energyColors).length);
  expect(Object.fromEntries(found)).toEqual(energyColors);
});
