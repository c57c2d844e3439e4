import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { runCommandLine } from '#command-line/run.ts';
import type { Database } from '#database/client.ts';
import { diskStorage } from '#images/storage.ts';

/**
 * Gives a function that calls `npm run gevel -- …` on a database, in a folder that is removed after the file's last
 * test: `const { gevel, directory } = await commandLine(database);` at the top of the file.
 */
export async function commandLine(database: Kysely<Database>) {
  const directory = await mkdtemp(join(tmpdir(), 'gevel-command-'));
  afterAll(() => rm(directory, { recursive: true }));
  const storage = diskStorage(join(directory, 'pictures'));
  const documents = diskStorage(join(directory, 'documents'));
  const films = diskStorage(join(directory, 'films'));

  const gevel = (...args: string[]) => call(args);

  async function call(args: string[], ask?: (question: string) => Promise<string>) {
    const said = { out: '', err: '' };
    const status = await runCommandLine(args, {
      out: (text) => (said.out += text),
      err: (text) => (said.err += text),
      isInteractive: false,
      ask,
      directory,
      now: new Date(),
      openSite: async () => ({
        database,
        pictures: { database, storage, jobs: { enqueue: async () => {} } },
        documents,
        films,
        publicUrl: 'https://www.example.be',
        [Symbol.asyncDispose]: async () => {},
      }),
    });
    return { status, ...said };
  }
  /** At a terminal, where each question gets the same answer. */
  async function gevelAnswering(answer: string, ...args: string[]) {
    const questions: string[] = [];
    const result = await call(args, async (question) => {
      questions.push(question);
      return answer;
    });
    return { ...result, questions };
  }
  return { gevel, gevelAnswering, directory, documents, films };
}
