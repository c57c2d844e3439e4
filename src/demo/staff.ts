import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff/rights.ts';
import { hashPassword } from '#login/engine/password-hash.ts';

type DemoStaff = {
  name: string;
  email: string;
  /** Public: these accounts give access to an invented agency only. */
  password: string;
  role: Role;
  language: Language;
};

/** One person of each role who can log in to the demo's office. The first two are of the team on the site. */
export const demoStaff = {
  eline: {
    name: 'Eline Vermeersch',
    email: 'eline@rooilijn.example',
    password: 'trapgevel-aan-de-leie',
    role: 'admin',
    language: 'nl',
  },
  stijn: {
    name: 'Stijn Maes',
    email: 'stijn@rooilijn.example',
    password: 'sleutelbos-in-de-regen',
    role: 'agent',
    language: 'nl',
  },
  camille: {
    name: 'Camille Renard',
    email: 'camille@rooilijn.example',
    password: 'plume-sur-le-pupitre',
    role: 'editor',
    language: 'fr',
  },
} as const satisfies Record<string, DemoStaff>;

type StaffKey = keyof typeof demoStaff;

/** Slow by design, so it is done before the transaction that needs the hashes. */
export async function hashStaffPasswords(): Promise<ReadonlyMap<StaffKey, string>> {
  const keys = Object.keys(demoStaff) as StaffKey[];
  return new Map(
    await Promise.all(keys.map(async (key) => [key, await hashPassword(demoStaff[key].password)] as const)),
  );
}

export async function insertStaff(
  transaction: Transaction<Database>,
  { hashes, agentIds }: { hashes: ReadonlyMap<StaffKey, string>; agentIds: readonly number[] },
): Promise<void> {
  const agentOf: Partial<Record<StaffKey, number>> = { eline: agentIds[0], stijn: agentIds[1] };
  for (const [key, hash] of hashes) {
    const { password, ...person } = demoStaff[key];
    const { id } = await transaction
      .insertInto('staff')
      .values({ ...person, email_verified: true, agent_id: agentOf[key] ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('staff_password')
      .values({ staff_id: id, provider_id: 'credential', account_id: id, password: hash })
      .execute();
  }
}
