import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { languages } from '#domain/language.ts';
import { passwordLength } from '#domain/person/password.ts';
import { daySeconds } from '#domain/time/durations.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { sessionCookieName } from './session-cookie.ts';
import { longestDays } from './session-limits.ts';

/**
 * Sets up better-auth on our tables. It has no addresses of its own: our pages, which have rate limits and protection
 * against other sites already, call its functions. It is large, so it is loaded at the first log-in.
 */
export function createAuthentication({
  database,
  secret,
  publicUrl,
}: {
  database: Kysely<Database>;
  secret: string;
  publicUrl: string;
}) {
  const isSecure = publicUrl.startsWith('https:');
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return betterAuth({
    baseURL: publicUrl,
    secret,
    telemetry: { enabled: false },
    // It would log expected outcomes, with people's addresses in them. Failures are thrown.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: { db: database, type: 'postgres', transaction: true },
    user: {
      modelName: 'owner',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: { language: { type: [...languages], input: false } },
    },
    account: {
      modelName: 'owner_password',
      fields: { userId: 'owner_id', providerId: 'provider_id', accountId: 'account_id', ...times },
    },
    session: {
      modelName: 'owner_session',
      fields: {
        userId: 'owner_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
      expiresIn: longestDays * daySeconds,
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
      cookies: {
        session_token: {
          name: sessionCookieName(isSecure),
          attributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
  });
}

export type Authentication = ReturnType<typeof createAuthentication>;
