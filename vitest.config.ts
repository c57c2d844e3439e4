import { defineConfig } from 'vitest/config';
import { isDeep } from './test/deep.ts';
import { repeats } from './test/repeats.ts';

const LONG_MS = 1_800_000;

const everyProject = {
  setupFiles: './test/strict-console.ts',
  // Long, as only what fails waits so long: on a busy machine everything takes several times as long.
  testTimeout: isDeep ? LONG_MS : 60_000,
  hookTimeout: 900_000,
  retry: repeats,
  expect: { poll: { timeout: 15_000, interval: 20 } },
};

// As the program itself: React decides by this variable, when it is loaded, in which way it runs.
const asTheProgram = { oxc: { jsx: { development: false } } };
const onTheDatabase = {
  ...everyProject,
  env: { NODE_ENV: 'production' },
  globalSetup: './test/global-setup.ts',
};

const notOurs = ['node_modules', 'build', 'data'];

export default defineConfig({
  test: {
    // Vitest leaves one core free by default: of two that is half. Three workers on two cores were no quicker.
    maxWorkers: '100%',
    // To load everything anew for each file takes longer than the tests themselves: what a file changes it puts back.
    isolate: false,
    reporters: [
      'default',
      ['./scripts/test-report/vitest-reporter.ts', { file: 'build/test-reports/vitest.json' }],
    ],
    projects: [
      {
        test: {
          name: 'unit',
          ...everyProject,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', ...notOurs],
        },
      },
      {
        ...asTheProgram,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: [...notOurs, 'test/drills'],
          ...onTheDatabase,
        },
      },
      {
        ...asTheProgram,
        test: {
          name: 'drills',
          include: ['test/drills/*.integration.test.ts'],
          ...onTheDatabase,
          testTimeout: LONG_MS,
        },
      },
    ],
  },
});
