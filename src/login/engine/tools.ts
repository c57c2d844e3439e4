import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { Whose } from './whose.ts';

/** The request: its headers, the address it came from, and its time. `log`: the request's own. */
export type Asking = { headers: Headers; clientAddress: string; now: Date; log: Pick<Logger, 'info'> };

/** The part of better-auth that the engine needs; each kind of account adds its own. */
type Authentication = {
  api: {
    signInEmail(given: {
      body: { email: string; password: string };
      headers: Headers;
      returnHeaders: true;
    }): Promise<{ headers: Headers }>;
    getSession(given: { headers: Headers }): Promise<{
      session: { id: string; updatedAt: Date; expiresAt: Date };
      user: Record<string, unknown> & { id: string };
    } | null>;
    signOut(given: { headers: Headers; returnHeaders: true }): Promise<{ headers: Headers }>;
  };
};

export type LoginTools<Kind extends Authentication = Authentication> = {
  whose: Whose;
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  authentication: () => Promise<Kind>;
  /** True if the site has TLS, which it must have except on a developer's machine. */
  isSecure: boolean;
};

/** Its libraries are loaded at the first use, so that they do not slow down the start. */
export function loadedLater<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    // After a failure the next caller tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
