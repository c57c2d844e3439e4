import { openArchive } from '#streets/archive.ts';
import { findStreets } from '#streets/street-folder.ts';

/** Describes the folder's contents in lines; empty if there are none. Throws BadArchive. */
export async function streetLines(folder: string): Promise<string> {
  const found = await findStreets(folder);
  if (!found) return '';
  const { path, sizeBytes, version, header, layers } = await openArchive(found.path);
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
  const box = [minLon, minLat, maxLon, maxLat].map((side) => side.toFixed(2)).join(', ');
  return `${[
    `  file     ${path}`,
    `  size     ${(sizeBytes / 1e6).toFixed(1)} MB, version ${version}`,
    `  covers   ${box}, zooms ${minZoom} to ${maxZoom}`,
    `  layers   ${layers.map(({ id }) => id).join(', ')}`,
  ].join('\n')}\n`;
}
