import type { LoadedModule } from './load-modules.server.ts';

/** The header lies on such a banner. */
export function leadsWithPicture([first]: readonly LoadedModule[]): boolean {
  return first?.type === 'banner' && first.data.picture !== null;
}
