import { afterEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';
import { LoggedOut } from './upload-queue.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's request with this answer. */
function answering(status: number, response: unknown) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      response = response;
      onload = () => {};
      open() {}
      send() {
        this.onload();
      }
    },
  );
  const file = new Blob(['x']);
  const words = { forbidden: 'mag niet', gone: 'weg' };
  return sendFile('/office/', { file, name: 'huis.jpg', beside: {} }, () => {}, words);
}

it('has kept a file only where the answer is that of an upload', async () => {
  expect(await answering(200, {})).toEqual({ outcome: 'kept' });
});

it.each([
  ['the door, which was reached by a redirection', 200, null],
  ['that one has to log in', 401, null],
])('keeps a file waiting that was answered by %s', async (_, status, response) => {
  await expect(answering(status, response)).rejects.toBeInstanceOf(LoggedOut);
});

it.each([
  [403, 'mag niet'],
  [404, 'weg'],
])('does not send again what was answered by %i', async (status, refusal) => {
  expect(await answering(status, null)).toEqual({ outcome: 'refused', refusal });
});
