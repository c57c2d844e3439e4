import { LRUCache } from 'lru-cache';
import type { WorkQueue } from '#jobs/work-queue.ts';

type Made = Buffer | 'busy';

/**
 * Makes the picture or the sound of a challenge once, however often it is asked for: a second picture of the same
 * characters would help a program to read them. Keeps the last `most`, and makes them in turn in `queue`.
 */
export function makesOnce(
  make: (text: string) => Promise<Buffer>,
  { queue, most }: { queue: WorkQueue; most: number },
) {
  const kept = new LRUCache<string, Promise<Made>>({ max: most });
  return (challengeId: string, text: string): Promise<Made> => {
    const known = kept.get(challengeId);
    if (known) return known;
    const made = queue.run(() => make(text));
    kept.set(challengeId, made);
    const forget = () => kept.delete(challengeId);
    // The next one to ask tries again.
    made.then((outcome) => outcome === 'busy' && forget(), forget);
    return made;
  };
}
