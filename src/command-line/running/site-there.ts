import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectTo } from '#database/connect.ts';
import { hostAddresses, hostNames } from '#database/hosts.ts';
import { listenerName } from '#database/site/caught-up.ts';
import { StartProblem } from '#database/start-problem.ts';
import type { Environment } from '#environment';

type Where = Pick<Environment, 'databaseUrl' | 'dataDirectory'>;

/** Throws if there is no database yet: opening the embedded one would create it. */
export function refuseWithoutCluster(where: Where): void {
  if (!where.databaseUrl && !existsSync(join(where.dataDirectory, 'postgres', 'cluster')))
    throw noSite(where);
}

/** `isServed`: a process serves the site in this database. Throws a StartProblem if there is no site in it. */
export async function findSite(url: string, where: Where): Promise<{ isServed: boolean }> {
  const client = await connectTo(url, 'command');
  try {
    const { rows } = await client.query<{ isThere: boolean; isServed: boolean }>(
      `select to_regclass('public.property') is not null as "isThere", exists (select from pg_stat_activity
        where datname = current_database() and application_name = $1) as "isServed"`,
      [listenerName],
    );
    if (!rows[0]?.isThere) throw noSite(where);
    return { isServed: rows[0].isServed };
  } finally {
    await client.end();
  }
}

/** Without user and password. */
export function nameOfData({ databaseUrl, dataDirectory }: Where): string {
  if (!databaseUrl) return `${dataDirectory} (DATA_DIR)`;
  const addresses = hostAddresses(databaseUrl) ?? [];
  return `the database ${URL.parse(addresses[0] ?? '')?.pathname.slice(1) ?? ''} at ${hostNames(addresses)} (DATABASE_URL)`;
}

function noSite(where: Where): StartProblem {
  return new StartProblem(
    `There is no site in ${nameOfData(where)}. Start it there first with npm start, or give this command the DATA_DIR or DATABASE_URL of the site.`,
  );
}
