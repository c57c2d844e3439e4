/** A row of the table of rooms, as its fields show it. `name`: JSON, sent back unchanged. */
export type RoomRow = { kind: string; floor: string; area: string; name: string };

/** The rows of a JSON list, stored or sent and not kept. */
export function roomRows(typed: string): RoomRow[] {
  const rooms = parsed(typed);
  return rooms.map((room) => ({
    kind: written(room.kind),
    floor: written(room.floor),
    area: written(room.areaM2).replace('.', ','),
    name: JSON.stringify(room.name ?? null),
  }));
}

function parsed(json: string): Record<string, unknown>[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.map((each) => Object(each)) : [];
  } catch {
    return [];
  }
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
