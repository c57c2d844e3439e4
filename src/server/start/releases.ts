import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#environment';

/**
 * Gives the folder of the release that was built last (scripts/publish-release.ts); undefined if there is none. It is
 * marked as served, and so kept for a while after the next one.
 */
export function findRelease(): string | undefined {
  let release: string;
  try {
    release = realpathSync(join(projectDirectory, 'build', 'current'));
  } catch {
    return undefined;
  }
  try {
    writeFileSync(join(release, 'served'), '');
  } catch {
    // In a read-only folder nothing is built either, and so nothing is removed.
  }
  return release;
}
