import { type Role, roles } from '#domain/staff/rights.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';

const keys = { admin: 'ROLE_ADMIN', agent: 'ROLE_AGENT', editor: 'ROLE_EDITOR' } as const;
const hints = {
  admin: 'ROLE_ADMIN_HINT',
  agent: 'ROLE_AGENT_HINT',
  editor: 'ROLE_EDITOR_HINT',
} as const;

export function roleText(role: Role, t: OfficeTexts): string {
  return t(keys[role]);
}

/** The roles, each with its rights. */
export function roleChoices(t: OfficeTexts) {
  return roles.map((role) => ({ value: role, label: t(keys[role]), hint: t(hints[role]) }));
}
