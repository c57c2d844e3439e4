import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { sendFile } from './send-file.ts';
import { type FileHandling, type Upload, UploadQueue } from './upload-queue.ts';

/** The queue is undefined until JavaScript runs. `handling`: the same object each time. */
export function useUploads(
  to: string,
  handling: FileHandling,
): { uploads: readonly Upload[]; queue: UploadQueue | undefined } {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [queue, setQueue] = useState<UploadQueue>();
  const { revalidate } = useRevalidator();
  const t = useOfficeTexts();
  const forbidden = t('UPLOAD_FORBIDDEN');
  const gone = t('UPLOAD_GONE');
  useEffect(() => {
    const made = new UploadQueue({
      ...handling,
      send: (sent, onProgress) => sendFile(to, sent, onProgress, { forbidden, gone }),
      onChange: setUploads,
      onKept: () => void revalidate(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    setQueue(made);
  }, [to, handling, revalidate, forbidden, gone]);
  const isBusy = uploads.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { uploads, queue };
}
