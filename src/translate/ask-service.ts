import type { TranslateProblem } from './translator.ts';

/** An answer longer than this is no translation of the request. */
const mostBytes = 2_000_000;

/**
 * Posts JSON and gives the JSON of the answer. It follows no redirect, because the texts and the key are only for that
 * host.
 */
export async function askService(
  url: string,
  { body, headers = {}, waitMs }: { body: object; headers?: Record<string, string>; waitMs: number },
): Promise<{ json: unknown } | { problem: TranslateProblem }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      // Also limits the time to read the answer.
      signal: AbortSignal.timeout(waitMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: problemOf(response.status) };
    }
    return { json: JSON.parse(await readAtMost(response)) };
  } catch {
    // There was no connection, no answer in time, or none in JSON.
    return { problem: 'away' };
  }
}

async function readAtMost(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('The answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** DeepL answers 456 if the contract is used up. */
function problemOf(status: number): TranslateProblem {
  if (status === 429 || status === 529) return 'too many';
  if (status === 456) return 'used up';
  return status === 401 || status === 403 ? 'refused' : 'away';
}
