/**
 * Takes what was typed and a name; gives how many typing errors (a letter too many, too few, another, or two swapped)
 * lie between it and the beginning of the name, or undefined when they are more than `most`.
 */
export function typingDistance(typed: string, name: string, most: number): number | undefined {
  if (name.length < typed.length - most) return undefined;
  const length = Math.min(name.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      let distance = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (row > 1 && column > 1 && isSwapped)
        distance = Math.min(distance, (beforeLast[column - 2] as number) + 1);
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least > most) return undefined;
    beforeLast = last;
    last = current;
  }
  const distance = Math.min(...last);
  return distance <= most ? distance : undefined;
}
