import type { FileHandling } from '#office/uploads/upload-queue.ts';

/** Larger ones are made smaller before they are sent: nobody shows more pixels, and a phone in a cellar is slow. */
const HEAVY_BYTES = 3 * 1024 * 1024;
const LONGEST_SIDE = 4096;
const QUALITY = 0.9;

export const photoFiles: FileHandling = { shrink, preview: (file) => URL.createObjectURL(file) };

async function shrink(file: File): Promise<Blob> {
  if (file.size <= HEAVY_BYTES || file.type !== 'image/jpeg') return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return smaller.size < file.size ? smaller : file;
}
