import { data } from 'react-router';
import { listTeam } from '#database/agent/team.ts';
import { findStaff, findStaffPasswordHash, type StaffRow } from '#database/staff/staff.ts';
import { isUuid } from '#domain/address/uuid.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { presentState, staffChoices } from '#office/staff/staff.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const told = { saved: 'SAVED', code: 'FACTOR_FORGOTTEN' } as const;

/** Throws 404 if there is nobody. */
export async function findMember({ database }: OfficeContext, id: string): Promise<StaffRow> {
  const member = isUuid(id) ? await findStaff(database, { id }) : undefined;
  if (!member) throw data(null, 404);
  return member;
}

export async function loadMember(office: OfficeContext, id: string, url: URL) {
  const { database, language } = office;
  const member = await findMember(office, id);
  const t = officeTextsFor(language);
  const [hash, agents] = await Promise.all([findStaffPasswordHash(database, member.id), listTeam(database)]);
  const hasPassword = hash !== undefined;
  const key = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    told: key ? t(key) : '',
    name: member.name,
    email: member.email,
    state: presentState({ ...member, hasPassword }, t).state,
    given: {
      name: member.name,
      role: member.role,
      language: member.language,
      agent: member.agentId === null ? '' : String(member.agentId),
    },
    choices: staffChoices(t),
    agents: agents.map(({ id: value, name: label }) => ({ value: String(value), label })),
    canInvite: !hasPassword,
    canForgetCode: (member.hasCode || member.hasPasskey) && member.id !== staffOf(office).id,
    isEnded: member.endedAt !== null,
  };
}
