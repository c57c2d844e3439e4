/**
 * The values that fill the form of a project. `key`: a new one fills it again; `seen`: the change that the user saw.
 */
export type ShownProject = { key: string; seen: string; given: Record<string, string> };

/**
 * The form's state when the project was loaded again. Only its own save fills it anew. Publishing, withdrawing and the
 * map
 * leave the form alone, so that typed text stays. If a colleague stored other values meanwhile, `seen` stays as it was,
 * and
 * saving reports that.
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
