import { betterAuth } from 'better-auth';
import { languages } from '#domain/language.ts';
import { authenticationOptions, times } from '#login/engine/authentication-options.ts';
import { ownerAccounts } from './owners.ts';

export function createOwnerAuthentication(site: Parameters<typeof authenticationOptions>[1]) {
  return betterAuth({
    ...authenticationOptions(ownerAccounts, site),
    user: {
      modelName: 'owner',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        language: { type: [...languages], input: false },
        disabledAt: { type: 'date', fieldName: 'disabled_at', required: false, input: false },
      },
    },
  });
}

export type OwnerAuthentication = ReturnType<typeof createOwnerAuthentication>;
