/** The roles that staff can have. */
export const roles = ['admin', 'agent', 'editor'] as const;

export type Role = (typeof roles)[number];

const everybodyWithClients = ['admin', 'agent'] as const;
const everybody = roles;

/** Who may do what in the office: the one table that screens, forms and commands ask. */
const rights = {
  /** Properties with what the site does not show: owner, hidden price and street. */
  'homes.read': everybodyWithClients,
  'homes.write': everybodyWithClients,
  'homes.publish': everybodyWithClients,
  'requests.read': everybodyWithClients,
  'requests.answer': everybodyWithClients,
  'visits.plan': everybodyWithClients,
  'owners.read': everybodyWithClients,
  'owners.invite': everybodyWithClients,
  'figures.read': everybodyWithClients,
  'content.write': everybody,
  'settings.write': ['admin'],
  'staff.manage': ['admin'],
  /** All that is kept about a person, handed over or erased (GDPR, articles 15 and 17). */
  'persons.export': ['admin'],
  'persons.erase': ['admin'],
  'imports.manage': ['admin'],
  /** Where properties are sent automatically: secret addresses, and programs of others. */
  'portals.manage': ['admin'],
  'audit.read': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

export const allRights = Object.keys(rights) as Right[];

export function can(role: Role, right: Right): boolean {
  const may: readonly Role[] = rights[right];
  return may.includes(role);
}

export function isRole(value: string): value is Role {
  return (roles as readonly string[]).includes(value);
}

/** An administrator reaches everything, and a password alone may be guessed, seen by others or used elsewhere too. */
export function needsCode(role: Role): boolean {
  return role === 'admin';
}
