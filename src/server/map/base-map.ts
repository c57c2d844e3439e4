import type { BaseMap } from '#app/map/frame/settings.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { StreetArchive } from '#streets/archive.ts';
import { streetsAddress } from './streets.ts';

/**
 * The site's own file of streets takes precedence over the map in the settings: it tells no third party who looks. The
 * map in the settings is shown only to a visitor who asks for streets.
 */
export function baseMap(
  { styleUrl, pmtiles }: Settings['map'],
  streets: Pick<StreetArchive, 'version'> | undefined,
  asksStreets: boolean,
): BaseMap {
  if (streets) return { kind: 'tiles', address: streetsAddress(streets) };
  if (asksStreets && pmtiles) return { kind: 'tiles', address: pmtiles };
  return asksStreets && styleUrl ? { kind: 'style', address: styleUrl } : { kind: 'own' };
}

/** Empty for a map that comes from this site. */
export function baseMapHosts(base: BaseMap, hosts: readonly string[]): string[] {
  return base.kind === 'own' || base.address.startsWith('/')
    ? []
    : [new URL(base.address).origin, ...hosts.map((host) => `https://${host}`)];
}
