import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The addresses of the files that the frame's page loads; `search`, `place`: those that its script then asks for on
 * such a map.
 */
export type FrameFiles = { script: string; styles: string[]; search: string[]; place: string[] };

/**
 * Reads the note that scripts/build-map-frame.ts left in the folder of the built files for the browser; throws if there
 * is none. No folder: in development Vite serves the sources.
 */
export function frameFiles(folder: string | undefined): FrameFiles {
  if (!folder) return { script: '/src/app/map/frame/entry.ts', styles: [], search: [], place: [] };
  const note = join(folder, '.vite', 'map-frame.json');
  if (!existsSync(note)) throw new Error('The build lacks the frame of the map: build the pages again.');
  return JSON.parse(readFileSync(note, 'utf8'));
}
