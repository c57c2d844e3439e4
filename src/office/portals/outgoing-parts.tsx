import { PartsNav } from '#office/interface/parts-nav.tsx';

const parts = [
  { to: '/office/portals/', text: 'PORTALS' },
  { to: '/office/portals/webhooks/', text: 'WEBHOOKS' },
] as const;

/** Leads from the portals to the programs that get messages; the rail has one entry for both. */
export function OutgoingParts() {
  return <PartsNav label="PORTALS" parts={parts} />;
}
