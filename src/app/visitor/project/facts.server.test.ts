import { describe, expect, it } from 'vitest';
import type { ProjectRow } from '#database/property/projects.ts';
import { energyNote } from './facts.server.ts';

const project = {
  energy_value: 58,
  energy_label: 'a',
  details: { epcCode: '20261104001827', epcTotalKwh: 9164 },
} as unknown as ProjectRow;

const note = (...[row, region]: [ProjectRow, Parameters<typeof energyNote>[1]]) =>
  energyNote(row, region, 'de', {}).replaceAll('\u00a0', ' ');

describe('the energy of a project', () => {
  it('in Wallonia names class, number, specific and total consumption', () => {
    expect(note(project, 'wallonia')).toBe(
      'PEB: A · N° PEB 20261104001827 · E spec: 58 kWh/(m²·Jahr) · E totale: 9.164 kWh/Jahr',
    );
  });

  it('in Flanders names label, value and code', () => {
    expect(note(project, 'flanders')).toBe('EPC A · 58 kWh/(m²·Jahr) · UC 20261104001827');
  });

  it('says nothing where nothing is known', () => {
    expect(note({ ...project, energy_value: null, energy_label: null, details: {} }, 'wallonia')).toBe('');
  });
});
