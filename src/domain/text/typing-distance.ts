const LONGEST = 128;
// One set of rows for all: thousands of names are compared with each letter that somebody types.
let beforeLast = new Uint8Array(LONGEST);
let last = new Uint8Array(LONGEST);
let current = new Uint8Array(LONGEST);

/**
 * How many typing errors (a letter too many, too few, another, or two swapped) lie between what was typed and the
 * name; undefined when they are more than `most`, or the name has 128 letters or more.
 */
export function typingDistance(typed: string, name: string, most: number): number | undefined {
  if (name.length >= LONGEST || Math.abs(name.length - typed.length) > most) return undefined;
  if (compare(typed, name, name.length, most) === undefined) return undefined;
  const distance = at(last, name.length);
  return distance <= most ? distance : undefined;
}

/** The same distance, but to the beginning of the name that fits the typed text best. */
export function typingDistanceToBeginning(typed: string, name: string, most: number): number | undefined {
  if (name.length < typed.length - most) return undefined;
  return compare(typed, name, Math.min(name.length, typed.length + most, LONGEST - 1), most);
}

/**
 * Leaves in `last` the distance between the typed text and each beginning of the name, up to `length` letters.
 * Returns the smallest of them; undefined if that is more than `most`.
 */
function compare(typed: string, name: string, length: number, most: number): number | undefined {
  for (let column = 0; column <= length; column += 1) last[column] = column;
  let least = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = typed.charCodeAt(row - 2);
    current[0] = row;
    least = row;
    for (let column = 1; column <= length; column += 1) {
      const other = name.charCodeAt(column - 1);
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (letter === other ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === name.charCodeAt(column - 2) && letterBefore === other)
        distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (least > most) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return least;
}

function at(row: Uint8Array, column: number): number {
  return row[column] as number;
}
