import type { BaseMap } from '#app/map/frame/settings.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { StreetArchive } from '#streets/archive.ts';
import { streetsAddress } from './streets.ts';

/** A file of streets of this site's own goes before whatever the settings name: it tells nobody who looks. */
export function baseMap(
  { styleUrl, pmtiles }: Settings['map'],
  streets: Pick<StreetArchive, 'version'> | undefined,
): BaseMap {
  if (streets) return { kind: 'tiles', address: streetsAddress(streets) };
  if (styleUrl) return { kind: 'style', address: styleUrl };
  return pmtiles ? { kind: 'tiles', address: pmtiles } : { kind: 'own' };
}

/** Empty for the product's own drawing. */
export function baseMapHosts(
  { styleUrl, pmtiles, hosts }: Settings['map'],
  streets: StreetArchive | undefined,
): string[] {
  if (streets) return [];
  const address = styleUrl ?? pmtiles;
  return address ? [new URL(address).origin, ...hosts.map((host) => `https://${host}`)] : [];
}
