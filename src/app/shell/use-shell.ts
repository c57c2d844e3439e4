import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell.server.ts';

/** From the loader of the root route; undefined if that failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<{ shell: ShellData }>('root')?.shell;
}
