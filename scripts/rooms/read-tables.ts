import { readFileSync } from 'node:fs';

export type Room = { floor: number; name: string; knows: string[] };

/** `name` of a folder ends with a slash, that of a file does not. */
export type Place = { room: string; floor: number; name: string };

/** The tables in docs/architecture.md: the rooms of src/, and the folders and files inside some of them. */
export function readTables(): { rooms: Room[]; places: Place[] } {
  const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const rooms = [...text.matchAll(/^\| (\d) \| `([a-z-]+)` \| .* \| ([^|]*)\|$/gm)].map(
    ([, floor, name = '', knows = '']) => ({ floor: Number(floor), name, knows: namesIn(knows) }),
  );
  const places = [...text.matchAll(/^\| `([a-z]+)` \| (\d) \| ([^|]*)\|$/gm)].flatMap(
    ([, room = '', floor, names = '']) =>
      namesIn(names).map((name) => ({ room, floor: Number(floor), name })),
  );
  return { rooms, places };
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}
