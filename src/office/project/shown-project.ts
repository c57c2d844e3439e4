/** What the form of a project was filled with. `key`: another one fills it anew; `seen`: the change that was seen. */
export type ShownProject = { key: string; seen: string; given: Record<string, string> };

/**
 * What the form shows when the project was loaded again. Only its own save fills it anew. Publishing, withdrawing and
 * the map leave what it says alone, so that what is typed stays and counts as written over that; what others stored
 * meanwhile is not seen, and saving says so.
 */
export function nextShown(
  shown: ShownProject,
  loaded: Omit<ShownProject, 'key'>,
  button: string | undefined,
): ShownProject {
  if (button === 'save') return { ...loaded, key: loaded.seen };
  const isSame = JSON.stringify(loaded.given) === JSON.stringify(shown.given);
  return isSame ? { ...shown, seen: loaded.seen } : shown;
}
