import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuiltFiles } from './scripts/compress-built-files.ts';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Every route is known at the start: no requests for a manifest while somebody browses.
  routeDiscovery: { mode: 'initial' },
  // At the very end: the manifest of the routes is written after everything else.
  buildEnd: ({ reactRouterConfig }) => compressBuiltFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
