import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning or an error on the console fails the test. A test that provokes one asserts and clears it:
// `expect(console.error).toHaveBeenCalledOnce(); vi.mocked(console.error).mockClear();`
const strict = ['warn', 'error'] as const;

beforeEach(() => {
  for (const name of strict) vi.spyOn(console, name);
});

afterEach(() => {
  const said = strict.flatMap((name) => vi.mocked(console[name]).mock.calls);
  for (const name of strict) vi.mocked(console[name]).mockRestore();
  expect(said, 'said on the console').toEqual([]);
});
