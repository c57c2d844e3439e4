import { type Beside, LoggedOut, type Sent } from './upload-queue.ts';

/** The sentences for a user who may not send files, and for a property that is gone. */
type Refusals = { forbidden: string; gone: string };

/**
 * Sends to an address that answers JSON: {} or { refusal }. XMLHttpRequest, because fetch does not tell how much was
 * sent.
 */
export function sendFile(
  to: string,
  { file, name, beside }: { file: Blob; name: string; beside: Beside },
  onProgress: (done: number) => void,
  { forbidden, gone }: Refusals,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('no connection'));
    request.onload = () => {
      // The page of the log-in answers 200 too.
      if (request.status === 401 || (request.status === 200 && !request.response)) reject(new LoggedOut());
      else if (request.status === 200) resolve({ outcome: 'kept' });
      else if (request.status === 422) resolve({ outcome: 'refused', refusal: request.response.refusal });
      else if (request.status === 413) resolve({ outcome: 'refused', refusal: '> 60 MB' });
      else if (request.status === 403) resolve({ outcome: 'refused', refusal: forbidden });
      else if (request.status === 404) resolve({ outcome: 'refused', refusal: gone });
      else reject(new Error(String(request.status)));
    };
    const body = new FormData();
    for (const [field, value] of Object.entries(beside)) body.append(field, value);
    body.append('file', file, name);
    request.send(body);
  });
}
