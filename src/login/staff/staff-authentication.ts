import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { roles } from '#domain/staff/rights.ts';
import { minuteSeconds } from '#domain/time/durations.ts';
import { authenticationOptions, cookie, times } from '#login/engine/authentication-options.ts';
import { codeCookie, staffAccounts } from './staff-cookies.ts';

/** `agency`: the name under which an app for codes lists the account. */
export function createStaffAuthentication(
  site: Parameters<typeof authenticationOptions>[1] & { agency: string },
) {
  const options = authenticationOptions(staffAccounts, site);
  const isSecure = site.publicUrl.startsWith('https:');
  return betterAuth({
    ...options,
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        language: { type: [...languages], input: false },
        role: { type: [...roles], input: false },
        agentId: { type: 'number', fieldName: 'agent_id', required: false, input: false },
        endedAt: { type: 'date', fieldName: 'ended_at', required: false, input: false },
      },
    },
    verification: {
      modelName: 'staff_verification',
      fields: { expiresAt: 'expires_at', ...times },
    },
    advanced: {
      ...options.advanced,
      cookies: { ...options.advanced.cookies, two_factor: cookie(codeCookie, isSecure) },
    },
    plugins: [
      passkeySessions,
      twoFactor({
        issuer: site.agency,
        twoFactorCookieMaxAge: 10 * minuteSeconds,
        accountLockout: { maxFailedAttempts: 5, durationSeconds: 15 * minuteSeconds },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factor',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  });
}

/** Begins a session after a passkey was checked, as the right password would. No address leads to it. */
const passkeySessions = {
  id: 'passkey-sessions',
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ staffId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.staffId);
        if (!user) throw new Error('There is no user to begin a session for.');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
      },
    ),
  },
} satisfies BetterAuthPlugin;

export type StaffAuthentication = ReturnType<typeof createStaffAuthentication>;
