import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route is known at the start: no requests for a manifest while somebody browses.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
