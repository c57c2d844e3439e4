import { Client, type PoolClient } from 'pg';
import { hostAddresses } from './hosts.ts';
import { isAway, READ_ONLY } from './unavailable.ts';

/** Opens a separate connection to the first host at `url` that answers and takes writes. The caller ends it. */
export async function connectTo(url: string, name: string): Promise<Client> {
  const addresses = hostAddresses(url) ?? [url];
  let problem: unknown;
  for (const connectionString of addresses) {
    const client = new Client({ connectionString, application_name: name });
    // The running query gets the error of a connection that breaks.
    client.on('error', () => {});
    try {
      await client.connect();
      if (addresses.length > 1) await refuseReadOnly(client);
      return client;
    } catch (error) {
      problem = error;
      await client.end().catch(() => {});
      if (!isAway(error)) throw error;
    }
  }
  throw problem;
}

export async function refuseReadOnly(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: string }>(
    `select current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (rows[0]?.isReadOnly === 'on') throw new Error(READ_ONLY);
}
