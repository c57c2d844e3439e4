import { randomBytes } from 'node:crypto';
import { createWorkQueue } from '#jobs/work-queue.ts';
import { type AcceptedPicture, acceptPicture, inspectPicture, type PictureRefusal } from './accept.ts';
import { openPicture } from './open-picture.ts';

/** What a visitor may send: telephones write photographs of 2 to 6 MB. */
export const largestVisitorPicture = 8 * 1024 * 1024;

/** No place shows it larger. */
const longestSide = 1600;

// Decoding a large photograph takes up to 200 MB: one at a time, and few in line.
const queue = createWorkQueue({ atOnce: 1, waiting: 20 });

/** Takes what a visitor sent; gives the reason why it is refused, as far as its header tells, or undefined. */
export async function refuseVisitorPicture(bytes: Uint8Array): Promise<PictureRefusal | undefined> {
  if (bytes.length > largestVisitorPicture) return 'picture.tooHeavy';
  const seen = await inspectPicture(bytes);
  return 'refusal' in seen ? seen.refusal : undefined;
}

/**
 * Takes what a visitor sent; gives a picture drawn anew from it, small and without anything else that the file said,
 * such as where it was taken. Its id is random: the address of a picture that nobody has read yet cannot be guessed,
 * not even by who sent it. 'broken': it cannot be drawn; 'busy': too many others wait.
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
