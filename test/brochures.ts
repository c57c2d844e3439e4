import sharp from 'sharp';
import { expect } from 'vitest';
import { storePicture } from '#images/store-picture.ts';
import type { TestApp } from './app.ts';
import { readPdf } from './read-pdf.ts';

/** What is printed of properties and projects, as visitors get it, and pictures for it. */
export function brochures({ request, database, pictureFiles }: TestApp) {
  let visitors = 0;
  return {
    async addPictures(propertyId: number, kinds: readonly ('photo' | 'plan')[]): Promise<void> {
      const jobs = { enqueue: () => Promise.resolve() };
      for (const [sort, kind] of kinds.entries()) {
        const background = { r: 40 * sort, g: 90, b: 120 };
        const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer();
        const stored = await storePicture({ database, storage: pictureFiles, jobs }, bytes);
        if ('refusal' in stored) throw new Error('the picture was refused');
        await database
          .insertInto('media')
          .values({ property_id: propertyId, picture_id: stored.id, kind, sort })
          .execute();
      }
    },

    /** For a visitor of its own each time, because one visitor gets only so many in a minute. */
    async readBrochure(path: string) {
      visitors += 1;
      const response = await request(path, { headers: { 'X-Forwarded-For': `203.0.113.${100 + visitors}` } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      return { response, ...readPdf(Buffer.from(await response.arrayBuffer())) };
    },
  };
}
