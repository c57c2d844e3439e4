import { randomBytes } from 'node:crypto';
import { createWorkQueue } from '#jobs/work-queue.ts';
import { type AcceptedPicture, acceptPicture, inspectPicture, type PictureRefusal } from './accept.ts';
import { openPicture } from './open-picture.ts';

/** Phones write photographs of 2 to 6 MB. */
export const largestVisitorPicture = 8 * 1024 * 1024;

/** In pixels. No page shows it larger. */
const longestSide = 1600;

// Decoding a large photograph takes up to 200 MB: one at a time, and a short queue.
const queue = createWorkQueue({ atOnce: 1, waiting: 20 });

/** Reads the header only. */
export async function refuseVisitorPicture(bytes: Uint8Array): Promise<PictureRefusal | undefined> {
  if (bytes.length > largestVisitorPicture) return 'picture.tooHeavy';
  const seen = await inspectPicture(bytes);
  return 'refusal' in seen ? seen.refusal : undefined;
}

/**
 * Redraws the picture small and without the rest of the file's data, such as where it was taken. Its id is random, so
 * that nobody, not even the sender, can guess the address of a picture before it is published. 'broken': it cannot be
 * decoded; 'busy': too many others wait.
 */
export function redrawVisitorPicture(
  sent: Uint8Array,
): Promise<{ picture: AcceptedPicture; bytes: Buffer } | 'broken' | 'busy'> {
  return queue.run(async () => {
    const bytes = await openPicture(sent)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer()
      .catch(() => undefined);
    const picture = bytes && (await acceptPicture(bytes));
    if (!picture || 'refusal' in picture) return 'broken';
    return { picture: { ...picture, id: randomBytes(10).toString('hex') }, bytes };
  });
}
