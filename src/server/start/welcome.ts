import type { Environment } from '#environment';

/** Tells the person at the terminal where the site is, and where its mails are when they are not sent. */
export function welcome({ publicUrl, devMailbox }: Pick<Environment, 'publicUrl' | 'devMailbox'>): string {
  const mails = devMailbox ? `Its mails are not sent: read them at ${publicUrl}/dev/mail/\n` : '';
  return `\nGevel is at ${publicUrl}\n${mails}`;
}

type LogIn = { kind: 'owner' | 'staff'; email: string; password: string; isNew: boolean };

/**
 * The e-mail addresses and passwords with which people of the demo log in; undefined if there are none. New passwords
 * are stored nowhere else.
 */
export function welcomeDemo(
  { publicUrl, officeUrl }: Pick<Environment, 'publicUrl' | 'officeUrl'>,
  logIns: readonly LogIn[],
): string | undefined {
  const told = [
    listLogIns(`Owners of the demo log in at ${publicUrl}/nl/login/`, logIns, 'owner'),
    officeUrl && listLogIns(`Its staff log in at ${officeUrl}/office/`, logIns, 'staff'),
  ];
  return told.filter(Boolean).join('\n') || undefined;
}

function listLogIns(where: string, logIns: readonly LogIn[], whose: LogIn['kind']): string | undefined {
  const own = logIns.filter(({ kind }) => kind === whose);
  if (own.length === 0) return undefined;
  const width = Math.max(...own.map(({ email }) => email.length));
  const lines = own.map(({ email, password }) => `  ${email.padEnd(width)}  ${password}\n`);
  const how = own.some(({ isNew }) => isNew) ? ', with new passwords that are shown only now:' : '';
  return `${where}${how}\n${lines.join('')}`;
}

/** The link to the set-up of a site that nobody owns yet, or the setting that it lacks. */
export function welcomeSetup(
  { publicUrl, officeUrl }: Pick<Environment, 'publicUrl' | 'officeUrl'>,
  token: string,
): string {
  if (!officeUrl)
    return `Nobody can work here yet: set OFFICE_URL, the address of the office beside ${publicUrl}, and start again.\n`;
  return `Set up the agency within 24 hours at ${officeUrl}/office/setup/${token}/\n`;
}
