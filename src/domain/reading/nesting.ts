/** Texts with lists within lists have ten levels at most. What comes after the reading goes through all of them. */
export const mostLevels = 100;

/** Whether JSON that somebody wrote has more lists and objects within each other than any code can follow. */
export function isNestedTooDeep(value: unknown, levelsLeft = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levelsLeft === 0) return true;
  return Object.values(value).some((each) => isNestedTooDeep(each, levelsLeft - 1));
}
