import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetUnsent, unsentKey } from './unsent-storage.ts';

it('is of one person alone, and goes with the log-out, as what was kept before under one name', () => {
  const kept: Record<string, unknown> = {
    [unsentKey('a')]: '{}',
    [unsentKey('b')]: '{}',
    'gevel.office.unsent': '{}',
    'gevel.office.single-keys': 'off',
  };
  Object.defineProperty(kept, 'removeItem', { value: (name: string) => delete kept[name] });
  expect(unsentKey('a')).not.toBe(unsentKey('b'));
  vi.stubGlobal('localStorage', kept);
  onTestFinished(() => void vi.unstubAllGlobals());
  forgetUnsent();
  expect(Object.keys(kept)).toEqual(['gevel.office.single-keys']);
});
