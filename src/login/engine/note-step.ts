import { createHmac } from 'node:crypto';
import { getSecret } from '#database/secrets.ts';
import type { Asking, LoginTools } from './tools.ts';

/** The step that the log names. Monitors look for `owner.log-in` or `staff.log-in`: these words stay. */
export type Step =
  | 'log-in'
  | 'log-in-code'
  | 'log-in-passkey'
  | 'log-out'
  | 'register'
  | 'confirm-email'
  | 'change-email'
  | 'ask-password'
  | 'choose-password'
  | 'change-password'
  | 'set-up'
  | 'add-code'
  | 'confirm-code'
  | 'remove-code'
  | 'new-backup-codes'
  | 'add-passkey'
  | 'remove-passkey';

/**
 * Writes a line that names nobody (OWASP ASVS 5.0, 16.3): lines about one account, or from one network, share a keyed
 * hash. `email`: as it was typed, whether or not it has an account; undefined if the account is not known.
 */
export async function noteStep(
  { database, whose }: Pick<LoginTools, 'database' | 'whose'>,
  { step, outcome, email }: { step: Step; outcome: string; email: string | undefined },
  { log, clientAddress }: Pick<Asking, 'log' | 'clientAddress'>,
): Promise<void> {
  const key = await getSecret(database, 'login_log');
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  log.info(
    {
      event: `${whose.name}.${step}`,
      outcome,
      ...(email !== undefined && { account: hash(`account.${email.toLowerCase()}`) }),
      network: hash(`network.${clientAddress}`),
    },
    'log-in',
  );
}
