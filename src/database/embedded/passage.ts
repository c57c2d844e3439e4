import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Lets a user through the folder of the database and the one around it, where they are closed to others: by their
 * group, who may pass and not look around. Gives a function that closes them again.
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
