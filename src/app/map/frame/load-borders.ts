import shapes from '#search/zones/zone-shapes.json?url';
import { Borders } from './borders.ts';

/** Undefined if they do not load: a map without them is still of use. */
export async function loadBorders(): Promise<Borders | undefined> {
  try {
    const response = await fetch(shapes);
    if (!response.ok) throw new Error(`The borders: ${response.status}`);
    return new Borders(await response.json());
  } catch (error) {
    console.warn(error);
  }
}
