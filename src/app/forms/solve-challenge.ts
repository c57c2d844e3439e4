import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Derives keys, off the main thread, until one begins as asked. Gives '' if that failed: the server then shows
 * characters to type.
 */
export async function solveFor(form: string): Promise<string> {
  try {
    const answer = await fetch(`/captcha/challenge/?form=${form}`);
    if (!answer.ok) return '';
    const challenge = (await answer.json()) as Challenge;
    const least = new Promise((resolve) => setTimeout(resolve, Number(challenge.parameters.data?.leastMs)));
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 });
    // A visitor whose answers are all remembered needs no time, and would be taken for a program.
    await least;
    return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
  } catch {
    return '';
  }
}
