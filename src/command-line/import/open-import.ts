import { setTimeout } from 'node:timers/promises';
import { NotThere, type Site, WrongUse } from '#command-line/command.ts';
import { findSource, type ImportSource } from '#database/import/sources.ts';
import { SourceProblem } from '#import/crm/adapter.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import type { ImportSurroundings } from '#import/run/surroundings.ts';

export async function getSource(site: Site, positionals: readonly string[]): Promise<ImportSource> {
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new WrongUse("Name the source: 'imports list' shows them.");
  const source = await findSource(site.database, name);
  if (!source) throw new NotThere(`There is no source ${name}.`);
  return source;
}

/** Other commands use the time of their call; an import run takes long, so its clock goes on. */
export function importSurroundings(site: Site, startedAt: Date): ImportSurroundings {
  const begun = performance.now();
  return {
    database: site.database,
    pictures: site.pictures,
    documents: site.documents,
    importKey: site.importKey,
    publicUrl: site.publicUrl,
    now: () => new Date(startedAt.getTime() + performance.now() - begun),
    pause: async (milliseconds) => void (await setTimeout(milliseconds)),
    findAdapter,
  };
}

/** Turns a problem of the source or its settings into a message for the person at the terminal. */
export async function tellProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceProblem) throw new NotThere(error.message);
    throw error;
  }
}
