import { expect, it } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { owner } from './particulars.ts';

it('breaks no company number over two lines', () => {
  expect(owner(demoSettings.agency, 'nl')).toContain('ondernemingsnummer BE\u00a00123.456.749');
});
