import * as z from 'zod';
import type { ImmowebAccount } from '#domain/portal/portal-accounts.ts';
import { problem } from '#domain/problem/problem.ts';
import { immowebClassified, immowebTypeOf } from './immoweb-classified.ts';
import { wordsOf } from './portal-words.ts';
import { LockedOut, type SentPortal, Unreachable } from './sent-portal.ts';

/**
 * Immoweb gives partners an account for its pipeline of classifieds, with access by OAuth (client credentials, RFC
 * 6749, 4.4). The description of the pipeline comes with the account: our assumptions until then stand in
 * docs/operations/portals.md.
 */
export const immoweb: SentPortal<ImmowebAccount> = {
  contentType: 'application/json',
  removesByItsNumber: false,
  refuses: (property) => {
    if (property.priceCents === undefined) return 'price';
    return immowebTypeOf(property) ? undefined : 'type';
  },
  write: (property) => JSON.stringify(immowebClassified(property)),
  async authorise({ tokenAddress, clientId, clientSecret }, ask) {
    const answer = await ask(tokenAddress, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: String(
        new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }),
      ),
    });
    if ([400, 401, 403].includes(answer.status)) throw new LockedOut(wordsOf(answer.bytes));
    if (answer.status !== 200)
      throw new Unreachable(problem('PORTAL_LOGIN_STATUS', { status: answer.status }));
    return { Authorization: `Bearer ${tokenIn(answer.bytes)}`, Accept: 'application/json' };
  },
  readTaken: () => ({ kind: 'taken' }),
};

const tokenAnswer = z.object({ access_token: z.string().regex(/^[\x21-\x7e]+$/) });

function tokenIn(bytes: Buffer): string {
  try {
    return tokenAnswer.parse(JSON.parse(String(bytes))).access_token;
  } catch {
    throw new Unreachable(problem('PORTAL_LOGIN_NOTHING'));
  }
}
