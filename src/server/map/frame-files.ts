import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of what the page of the frame loads; `search`, `place`: what its script asks for then on such a map. */
export type FrameFiles = { script: string; styles: string[]; search: string[]; place: string[] };

/**
 * Reads what scripts/build-map-frame.ts noted in the folder of the built files for the browser; throws where it noted
 * nothing. No folder: in development Vite serves the sources.
 */
export function frameFiles(folder: string | undefined): FrameFiles {
  if (!folder) return { script: '/src/app/map/frame/entry.ts', styles: [], search: [], place: [] };
  const note = join(folder, '.vite', 'map-frame.json');
  if (!existsSync(note)) throw new Error('The build has no frame for the map: build the pages anew.');
  return JSON.parse(readFileSync(note, 'utf8'));
}
