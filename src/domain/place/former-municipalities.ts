import { plainWord } from '#domain/reading/word.ts';

/** Merged on 1 January 2019 and 2025: their names still stand in addresses, before or behind that of a village. */
const names = [
  'Beveren, Bertogne, Bilzen, Borgloon, De Pinte, Galmaarden, Gooik, Herne, Hoeselt, Kortessem, Kruibeke, Melle',
  'Merelbeke, Meulebeke, Moerbeke, Nazareth, Ruiselede, Tessenderlo, Tongeren, Wachtebeke, Zwijndrecht, Borsbeek',
  'Knesselare, Kruishoutem, Lovendegem, Neerpelt, Nevele, Opglabbeek, Overpelt, Puurs, Sint-Amands, Waarschoot',
  'Zingem, Zomergem',
].flatMap((line) => line.split(', '));

const plainNames = new Set(names.map(plainWord));

export function wasMunicipality(name: string): boolean {
  return plainNames.has(plainWord(name));
}
