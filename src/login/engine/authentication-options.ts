import type { BetterAuthOptions } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { daySeconds } from '#domain/time/durations.ts';
import { passwordLength } from './password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { cookieName, type Whose } from './whose.ts';

export const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * Sets up better-auth on our tables. It has no addresses of its own: our pages call its functions, and already have
 * rate limits and protection against other sites. It is large, so it is loaded at the first log-in.
 */
export function authenticationOptions(
  whose: Whose,
  { database, secret, publicUrl }: { database: Kysely<Database>; secret: string; publicUrl: string },
) {
  const isSecure = publicUrl.startsWith('https:');
  const personId = { userId: `${whose.name}_id` };
  return {
    baseURL: publicUrl,
    secret,
    telemetry: { enabled: false },
    // It would log expected outcomes, with people's addresses in them. Failures are thrown.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: { db: database, type: 'postgres', transaction: true },
    account: {
      modelName: `${whose.name}_password`,
      fields: { ...personId, providerId: 'provider_id', accountId: 'account_id', ...times },
    },
    session: {
      modelName: `${whose.name}_session`,
      fields: {
        ...personId,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
      expiresIn: whose.longestDays * daySeconds,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // Its own prefix would be __Secure-, which does not prevent a neighbouring host from setting the cookie.
      useSecureCookies: false,
      cookies: { session_token: cookie(whose.sessionCookie, isSecure) },
    },
  } satisfies BetterAuthOptions;
}

export function cookie(secureName: `__Host-${string}`, isSecure: boolean) {
  return {
    name: cookieName(secureName, isSecure),
    // Lax, so that a link in a mail works for somebody who is logged in; the method gate refuses foreign posts.
    attributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' } as const,
  };
}
