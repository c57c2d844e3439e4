import type { BaseMap } from '#app/map/frame/settings.ts';
import type { Settings } from '#site/settings/settings.ts';

export function baseMap({ styleUrl, pmtiles }: Settings['map']): BaseMap {
  if (styleUrl) return { kind: 'style', address: styleUrl };
  return pmtiles ? { kind: 'tiles', address: pmtiles } : { kind: 'own' };
}

/** Empty for the product's own drawing. */
export function baseMapHosts({ styleUrl, pmtiles, hosts }: Settings['map']): string[] {
  const address = styleUrl ?? pmtiles;
  return address ? [new URL(address).origin, ...hosts.map((host) => `https://${host}`)] : [];
}
