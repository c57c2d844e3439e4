import { immotop } from './immotop.ts';
import { immoweb } from './immoweb.ts';
import type { SentPortal } from './sent-portal.ts';

/** Portals to which each property is sent; the lists that others fetch are in `feeds/`. */
export const sentPortals = { immoweb, immotop };

/** Undefined for a format that is fetched. */
export function findSentPortal(format: string): SentPortal | undefined {
  // Each is only ever given the settings of its own account.
  return Object.hasOwn(sentPortals, format)
    ? (sentPortals[format as keyof typeof sentPortals] as unknown as SentPortal)
    : undefined;
}
