import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Client } from 'pg';

/** Everything that is kept of a site, for comparison: each row of each table, and the state of the sequences. */
export async function rowsOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not in ('caught_up', 'mail_hold') order by 1`);
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    const { rows: sequences } = await client.query<{ row: string }>(`
      select sequencename || ' ' || coalesce(last_value::text, 'none') as row from pg_sequences
      where schemaname = 'public' and sequencename not like 'caught_up%' order by 1`);
    found.sequences = sequences.map(({ row }) => row);
    const { rows: triggers } = await client.query<{ row: string }>(
      "select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) as row from pg_trigger where not tgisinternal order by 1",
    );
    found.triggers = triggers.map(({ row }) => row);
    return found;
  } finally {
    await client.end();
  }
}

/** The SHA-256 of each original picture, document and film below a data folder, by its path. */
export async function filesOf(dataDirectory: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const folder of ['pictures/originals', 'documents', 'films']) {
    const entries = await readdir(join(dataDirectory, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile())
        found[relative(dataDirectory, path)] = createHash('sha256')
          .update(await readFile(path))
          .digest('hex');
    }
  }
  return found;
}
