import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Lets a user through the folder of the database and its parent, if they are closed to others: their group may enter
 * them (0710), but not list them. Gives a function that closes them again.
 */
export function letPass({ gid }: { gid: number }, directory: string): () => void {
  const closed = [dirname(directory), directory].filter((folder) => (statSync(folder).mode & 0o007) === 0);
  for (const folder of closed) {
    chownSync(folder, -1, gid);
    chmodSync(folder, 0o710);
  }
  return () => {
    for (const folder of closed) chmodSync(folder, 0o700);
  };
}
