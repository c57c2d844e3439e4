import type { Room } from '#domain/property/room.ts';

/** As `readRooms` reads it: 'bedroom; 1; 14.2; nl=Ouderslaapkamer; fr=Chambre parentale'. */
export function writeRoom({ kind, floor, areaM2, name }: Room): string {
  const names = Object.entries(name ?? {}).map(([language, text]) => `${language}=${text}`);
  const parts = [kind, floor ?? '', areaM2 === undefined ? '' : writeArea(areaM2), ...names];
  while (parts.at(-1) === '') parts.pop();
  return parts.join('; ');
}

/** Three decimals could be read as thousands: a fourth prevents that. */
function writeArea(areaM2: number): string {
  return String(areaM2).replace(/^(\d{1,3}\.\d{3})$/u, '$10');
}
