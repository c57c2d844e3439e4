import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findOriginalKey, isStillPicture } from '#database/picture/pictures.ts';
import {
  deliveredWidth,
  imageVariants,
  pictureFormats,
  type VariantRequest,
} from '#domain/media/image-variants.ts';
import { createWorkQueue } from '#jobs/work-queue.ts';
import { encodeVariant } from './encode-variant.ts';
import type { FileStorage } from './storage.ts';

/** 'unknown': there is no such picture; 'busy': too many variants wait to be made. */
type VariantOrReason = Buffer<ArrayBuffer> | 'unknown' | 'busy';

export type PictureVariants = {
  /** Made at the first request, then read from the storage. */
  get(request: VariantRequest): Promise<VariantOrReason>;
  /** Removes all variants and the original; does nothing if there are none. */
  removeFiles(picture: { id: string; originalKey: string }): Promise<void>;
};

/** Make one per process, so that visitors and jobs share the limit on encoding. */
export function createPictureVariants(database: Kysely<Database>, storage: FileStorage): PictureVariants {
  // Two at once leave the other two of Node's four threads to files and passwords. A queue of sixty takes about five
  // seconds.
  const queue = createWorkQueue({ atOnce: 2, waiting: 60 });
  const underWay = new Map<string, Promise<VariantOrReason>>();

  async function readOrMake(key: string, { id, width, format }: VariantRequest): Promise<VariantOrReason> {
    const kept = await storage.read(key);
    if (kept) return kept;
    const originalKey = await findOriginalKey(database, id);
    if (!originalKey) return 'unknown';
    const delivered = deliveredWidth(width);
    if (!delivered) throw new Error(`${width} is not a width that pictures are delivered in`);
    return queue.run(async () => {
      const original = await storage.read(originalKey);
      if (!original) {
        if (!(await isStillPicture(database, id))) return 'unknown';
        throw new Error(`The original of picture ${id} is missing from the storage`);
      }
      const variant = await encodeVariant(original, { width: delivered, format });
      await storage.write(key, variant);
      return variant;
    });
  }

  return {
    get(request) {
      const key = variantKey(request);
      // Reading is shared as well: otherwise a request that finds no variant just before it is written would make it
      // again.
      let answer = underWay.get(key);
      if (!answer) {
        answer = readOrMake(key, request).finally(() => underWay.delete(key));
        underWay.set(key, answer);
      }
      return answer;
    },
    async removeFiles({ id, originalKey }) {
      for (const { requested: width } of imageVariants)
        for (const format of pictureFormats) await storage.remove(variantKey({ id, width, format }));
      await storage.remove(originalKey);
    },
  };
}

function variantKey({ id, width, format }: VariantRequest): string {
  return `variants/${id}/${width}.${format}`;
}
