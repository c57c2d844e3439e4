import type { DemoUnit } from './unit-row.ts';

type RowHouse = Pick<DemoUnit, 'living' | 'bedrooms' | 'price' | 'status'> & { garden: number };

export function rowHouse(name: string, { garden, ...unit }: RowHouse): DemoUnit {
  return { name, type: 'terraced_house', floors: 3, ...unit, outside: garden };
}

/** At the end of a row, with a third façade. */
export function endHouse(name: string, house: RowHouse): DemoUnit {
  return { ...rowHouse(name, house), isCorner: true };
}

type Flat = Omit<DemoUnit, 'name' | 'type' | 'floor' | 'isCorner'> & {
  floor: number;
  /** Absent for an ordinary flat. */
  type?: 'duplex' | 'penthouse';
};

export function flat(name: string, { type, ...unit }: Flat): DemoUnit {
  return { name, type: type ?? (unit.floor === 0 ? 'ground_floor_flat' : 'apartment'), ...unit };
}
