import { defineConfig } from 'vitest/config';

const notOurs = ['node_modules', 'build', 'data'];

export default defineConfig({
  test: {
    // By itself it leaves one core to whoever watches: of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', ...notOurs],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: notOurs,
          globalSetup: './test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
