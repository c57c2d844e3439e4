import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuiltFiles } from '../../scripts/compress-built-files.ts';
import { newOffice } from '../../scripts/publish-release.ts';
import { shortenManifest } from '../../scripts/shorten-manifest.ts';

// No basename: React Router adds it to the redirects of loaders, but not to those of middleware. The routes carry
// /office/
// themselves.
export default {
  appDirectory: '.',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildDirectory: newOffice,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await shortenManifest(join(buildDirectory, 'client', 'assets'));
    await compressBuiltFiles(join(buildDirectory, 'client'));
  },
} satisfies Config;
