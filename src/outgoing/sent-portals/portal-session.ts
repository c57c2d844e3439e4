import { problem } from '#domain/problem/problem.ts';
import { type FetchOptions, guardedFetch } from '#import/fetch/guarded-fetch.ts';
import { toldWaitMs } from '#import/fetch/told-wait.ts';
import { wordsOf } from './portal-words.ts';
import {
  type Answer,
  type AnySettings,
  type Ask,
  LockedOut,
  type PortalRequest,
  type Replied,
  type SentPortal,
  Unreachable,
} from './sent-portal.ts';

/** Options that a test sets for the guarded fetch. */
export type PortalReach = Partial<FetchOptions> & { addressOf?: (address: string) => string };

export type PortalSession = {
  put(id: string, body: string): Promise<Answer>;
  remove(id: string): Promise<Answer>;
};

/** Talks with a portal during one sending: logs in when first needed, and again if that has expired. */
export function portalSession<Settings extends AnySettings>(
  portal: SentPortal<Settings>,
  { settings, secrets }: { settings: Settings; secrets: readonly string[] },
  now: () => Date,
  reach?: PortalReach,
): PortalSession {
  const ask = asker(reach);
  let way: Record<string, string> | undefined;

  /** Takes out secrets: a portal may repeat what it was sent. */
  const hushed = (words: string) => {
    const passes = Object.values(way ?? {}).flatMap((value) => [value, value.replace(/^\S+ /, '')]);
    return [...secrets, ...passes].reduce((said, secret) => said.replaceAll(secret, '…'), words);
  };

  async function exchange(id: string, request: PortalRequest): Promise<Answer> {
    const address = settings.listingAddress.replace('{id}', encodeURIComponent(id));
    for (let isNew = way === undefined; ; isNew = true) {
      way ??= await portal.authorise(settings, ask);
      const headers = { ...request.headers, ...way };
      const replied = await ask(address, { ...request, headers });
      if (replied.status !== 401 || isNew) return read(request, replied);
      way = undefined;
    }
  }

  function read({ method }: PortalRequest, { status, bytes, retryAfter }: Replied): Answer {
    const said = wordsOf(bytes);
    const words = [status, said].filter(Boolean).join(': ');
    if (status === 401 || status === 403) return { kind: 'locked out', words };
    if (status === 429 || (status === 503 && retryAfter !== undefined))
      return { kind: 'busy', waitMs: toldWaitMs(retryAfter, now()) };
    if (method === 'DELETE' && (status === 404 || status === 410)) return { kind: 'not there' };
    if (status >= 400 && status < 500 && status !== 408) return { kind: 'refused', words };
    if (status < 200 || status > 299)
      return {
        kind: 'away',
        words: said ? problem('PORTAL_SAID', { status, said }) : problem('SERVER_STATUS', { status }),
      };
    return method === 'DELETE' && bytes.length === 0 ? { kind: 'taken' } : portal.readTaken(bytes);
  }

  async function tell(id: string, request: PortalRequest): Promise<Answer> {
    const answer = await exchange(id, request).catch((error: unknown): Answer => {
      if (error instanceof LockedOut) return { kind: 'locked out', words: error.message };
      if (error instanceof Unreachable) return { kind: 'away', words: error.message };
      throw error;
    });
    return 'words' in answer ? { ...answer, words: hushed(answer.words) } : answer;
  }

  return {
    put: (id, body) => tell(id, { method: 'PUT', headers: { 'Content-Type': portal.contentType }, body }),
    remove: (id) => tell(id, { method: 'DELETE', headers: {} }),
  };
}

function asker(reach: PortalReach | undefined): Ask {
  return async (address, request) => {
    const fetched = await guardedFetch(reach?.addressOf?.(address) ?? address, {
      hosts: [new URL(address).hostname],
      maxBytes: 500_000,
      connectMs: 5000,
      totalMs: 20_000,
      ...request,
      ...reach,
    });
    if (fetched.kind === 'refused') throw new Unreachable(fetched.reason);
    if (fetched.kind === 'unchanged') throw new Unreachable(problem('SERVER_STATUS', { status: 304 }));
    return fetched;
  };
}
