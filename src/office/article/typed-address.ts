import { allowedAddress } from '#site/articles/clean-text.ts';

/**
 * Reads addresses as people type them, also 'www.agency.be' and 'lies@agency.be'. Undefined if a link may not lead
 * there.
 */
export function typedAddress(typed: string): string | undefined {
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(typed)) return allowedAddress(`mailto:${typed}`);
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(typed)) return allowedAddress(`https://${typed}`);
  return allowedAddress(typed);
}
