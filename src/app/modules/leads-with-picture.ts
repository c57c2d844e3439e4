import type { LoadedModule } from './load-modules.server.ts';

/** True if the first module is a banner with a picture, on which the header lies. */
export function leadsWithPicture([first]: readonly LoadedModule[]): boolean {
  return first?.type === 'banner' && first.data.picture !== null;
}
