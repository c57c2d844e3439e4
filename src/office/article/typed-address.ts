import { allowedAddress } from '#site/articles/clean-text.ts';

/** As people type addresses: 'www.agency.be' and 'lies@agency.be' too. Undefined for what a link may not lead to. */
export function typedAddress(typed: string): string | undefined {
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(typed)) return allowedAddress(`mailto:${typed}`);
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(typed)) return allowedAddress(`https://${typed}`);
  return allowedAddress(typed);
}
