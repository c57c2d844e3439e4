/**
 * The shortest of five times in ms. Other programs on the machine lengthen some of them; a wait of the program itself
 * lengthens all.
 */
export async function quickestMs(time: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await time(round));
  return Math.min(...times);
}
