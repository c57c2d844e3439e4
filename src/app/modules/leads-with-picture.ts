import type { LoadedModule } from './load-modules.server.ts';

/** Tells whether a banner with a picture leads the page: then the header lies on it. */
export function leadsWithPicture([first]: readonly LoadedModule[]): boolean {
  return first?.type === 'banner' && first.data.picture !== null;
}
