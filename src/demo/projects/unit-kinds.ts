import type { DemoUnit } from './unit-row.ts';

/** A row house; those at the ends have a third façade and more garden. Areas in m², the price in euros. */
export function rowHouse(
  name: string,
  living: number,
  bedrooms: number,
  garden: number,
  price: number,
  status: DemoUnit['status'],
  isCorner?: true,
): DemoUnit {
  const corner = isCorner ? { isCorner } : {};
  return {
    name,
    type: 'terraced_house',
    floors: 3,
    living,
    bedrooms,
    outside: garden,
    price,
    status,
    ...corner,
  };
}

/** `outside`: the garden on the ground floor, else the terrace. Areas in m², the price in euros. */
export function flat(
  name: string,
  type: DemoUnit['type'],
  floor: number,
  living: number,
  bedrooms: number,
  outside: number,
  price: number,
  status: DemoUnit['status'],
): DemoUnit {
  return { name, type, floor, living, bedrooms, outside, price, status };
}
