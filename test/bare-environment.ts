import { join } from 'node:path';

/**
 * For the program in a process of its own, which shall know of nothing else. Each start compiles some hundred files; the
 * cache takes a third of its time away.
 */
export const bareEnvironment = {
  PATH: '/usr/bin:/bin',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'gevel-test-compiled'),
};
