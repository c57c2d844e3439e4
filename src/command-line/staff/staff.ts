import { type Command, NotThere, type Site } from '#command-line/command.ts';
import { readEmail } from '#command-line/owner/owner-email.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { changeStaff, endStaff, forgetCode, type StaffChanged } from '#commands/staff/change-staff.ts';
import { findStaff, listStaff, type StaffRow } from '#database/staff/staff.ts';
import { readRole } from './staff-invite.ts';

const statuses = `Exit status: 0 done, 1 not possible, 2 wrong usage.
`;

export const staff: Command = {
  name: 'staff',
  summary: 'Lists the people with a log-in to the office',
  help: `npm run gevel -- staff

Lists the agency's people: address, name, role, language, and 'invited' (no password yet), 'active' or 'ended', with
'code' if the log-in asks for one after the password, and 'passkey' if the person has one.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const all = await listStaff(site.database);
    for (const { email, name, role, language, hasPassword, hasCode, hasPasskey, endedAt } of all) {
      const state = endedAt ? 'ended' : hasPassword ? 'active' : 'invited';
      const factors = [hasCode && 'code', hasPasskey && 'passkey'];
      out(`${[email, name, role, language, state, ...factors].filter(Boolean).join('  ')}\n`);
    }
    err(`${all.length} ${all.length === 1 ? 'person' : 'people'}\n`);
    return 0;
  },
};

export const staffRole: Command = {
  name: 'staff role',
  summary: 'Changes the role of a person in the office',
  help: `npm run gevel -- staff role EMAIL --role ROLE

The role changes at once, also for a person who is logged in. The last administrator keeps the role.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { role: { type: 'string' } });
    const role = readRole(values.role);
    await using site = await openSite();
    const { id, name, email, language, agentId } = await getStaff(site, positionals);
    const by = { database: site.database, now, actor: 'command' };
    return tell(out, email, await changeStaff(by, id, { name, role, language, agentId }), `is ${role} now`);
  },
};

export const staffEnd: Command = {
  name: 'staff end',
  summary: 'Ends the log-in of a person to the office',
  help: `npm run gevel -- staff end EMAIL

Logs the person out everywhere. Their actions stay in the log. staff invite opens the account again. The last
administrator cannot be ended.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    await using site = await openSite();
    const { id, email } = await getStaff(site, positionals);
    const by = { database: site.database, now, actor: 'command' };
    return tell(out, email, await endStaff(by, id), 'can no longer log in');
  },
};

export const staffForgetCode: Command = {
  name: 'staff forget-code',
  summary: 'Removes the code and the passkeys of a person who lost the devices',
  help: `npm run gevel -- staff forget-code EMAIL

Logs the person out everywhere. The password is then enough to log in, until they set up a code or a passkey again. An
administrator is taken there right after the log-in.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    await using site = await openSite();
    const { id, email } = await getStaff(site, positionals);
    await forgetCode({ database: site.database, now, actor: 'command' }, id);
    return tell(
      out,
      email,
      'changed',
      'now logs in with the password alone, and can set up a code or a passkey',
    );
  },
};

async function getStaff({ database }: Site, [typed, ...more]: readonly string[]): Promise<StaffRow> {
  refuseWords(more);
  const email = readEmail(typed);
  const found = await findStaff(database, { email });
  if (!found) throw new NotThere(`Nobody of the agency has the address ${email}.`);
  return found;
}

function tell(out: (text: string) => void, email: string, outcome: StaffChanged, done: string): number {
  if (outcome === 'changed') out(`${email} ${done}\n`);
  else if (outcome === 'last administrator') out(`${email} is the last administrator: nothing was changed\n`);
  else out(`${email} was already ended\n`);
  return outcome === 'changed' ? 0 : 1;
}
