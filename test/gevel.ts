import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Site, Stores } from '#command-line/command.ts';
import { runCommandLine } from '#command-line/run.ts';
import type { Database } from '#database/client.ts';
import { openFiles } from '#images/site-files.ts';

/** A site that sends its mails and has an agency of its own. */
export const wellKept: Site['environment'] = {
  smtpUrl: 'smtp://127.0.0.1:1',
  devMailbox: false,
  demo: false,
  backupTo: undefined,
  objectServer: { endpoint: undefined, region: 'us-east-1' },
};

/**
 * Gives a function that calls `npm run gevel -- …` on a database, in a folder that is removed after the file's last
 * test: `const { gevel, directory } = await commandLine(database);` at the top of the file.
 */
export async function commandLine(
  database: Kysely<Database>,
  stores?: Omit<Stores, typeof Symbol.asyncDispose>,
  environment: Partial<Site['environment']> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'gevel-command-'));
  afterAll(() => rm(directory, { recursive: true }));
  const open = (place: string) =>
    openFiles(place, { endpoint: process.env.AWS_ENDPOINT_URL, region: 'us-east-1' }, (error) => {
      throw error;
    });
  const { pictures, documents, films } = await open(directory);

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
        pictures: { database, storage: pictures, jobs: { enqueue: async () => {} } },
        documents,
        films,
        openFiles: open,
        publicUrl: 'https://www.example.be',
        officeUrl: 'https://kantoor.example.be',
        dataDirectory: directory,
        importKey: 'a key for the tests, of many signs',
        readMetrics: async () => undefined,
        environment: { ...wellKept, ...environment },
        [Symbol.asyncDispose]: async () => {},
      }),
      openStores: async () => {
        if (!stores) throw new Error('This test has no stores.');
        return { ...stores, [Symbol.asyncDispose]: async () => {} };
      },
    });
    return { status, ...said };
  }
  /** At a terminal, with the same answer to each question. */
  async function gevelAnswering(answer: string, ...args: string[]) {
    const questions: string[] = [];
    const result = await call(args, async (question) => {
      questions.push(question);
      return answer;
    });
    return { ...result, questions };
  }
  return { gevel, gevelAnswering, directory, pictures, documents, films };
}
