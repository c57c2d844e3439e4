/** Texts with nested lists have ten levels at most. Code that runs after the reading goes through all levels. */
export const mostLevels = 100;

/** True if lists and objects in somebody's JSON are nested too deep for code to follow. */
export function isNestedTooDeep(value: unknown, levelsLeft = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levelsLeft === 0) return true;
  return Object.values(value).some((each) => isNestedTooDeep(each, levelsLeft - 1));
}
