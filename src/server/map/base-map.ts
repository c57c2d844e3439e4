import type { BaseMap } from '#app/map/frame/settings.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { StreetArchive } from '#streets/archive.ts';
import { streetsAddress } from './streets.ts';

/**
 * A file of streets of this site's own goes before whatever the settings name: it tells nobody who looks. What the
 * settings name is shown only to a visitor who asks for streets.
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

/** Empty for what comes from this site. */
export function baseMapHosts(base: BaseMap, hosts: readonly string[]): string[] {
  return base.kind === 'own' || base.address.startsWith('/')
    ? []
    : [new URL(base.address).origin, ...hosts.map((host) => `https://${host}`)];
}
