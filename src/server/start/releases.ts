import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#environment';

/**
 * Gives the folder of the release that was built last (scripts/publish-release.ts); undefined where there is none. It is
 * served from now on, and so kept for a while after the next one.
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
    // In a folder that is only read nothing is built either, and so nothing removed.
  }
  return release;
}
