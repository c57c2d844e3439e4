import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuiltFiles } from './scripts/compress-built-files.ts';
import { newSite } from './scripts/publish-release.ts';
import { shortenManifest } from './scripts/shorten-manifest.ts';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Every route is known at the start: no requests for a manifest while somebody browses.
  routeDiscovery: { mode: 'initial' },
  // Beside the release that is being served.
  buildDirectory: newSite,
  // At the very end: the manifest of the routes is written after everything else.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await shortenManifest(join(buildDirectory, 'client', 'assets'));
    await compressBuiltFiles(join(buildDirectory, 'client'));
  },
} satisfies Config;
