import type { Kysely, Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { AgentValues } from '#database/agent/present-agent.ts';
import type { Database } from '#database/client.ts';

/** Adds the agent as the last of the office's team. */
export async function createAgent({ database, now, actor }: By, values: AgentValues): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { sort } = await transaction
      .selectFrom('agent')
      .select(({ fn }) => fn.max('sort').as('sort'))
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto('agent')
      .values({ ...rowOf(values), sort: Number(sort ?? 0) + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, { now, actor }, 'agent.create', `agent:${id}`);
    return id;
  });
}

/** False if there is no such agent. */
export async function changeAgent(
  { database, now, actor }: By,
  id: number,
  values: AgentValues,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('agent')
      .set(rowOf(values))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await audit(transaction, { now, actor }, 'agent.change', `agent:${id}`);
    return true;
  });
}

/** One place up or down in the team of the office; nothing happens at its ends. */
export async function moveAgent({ database, now, actor }: By, id: number, step: -1 | 1): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const team = await teamOf(transaction, id);
    const place = team.findIndex((each) => each.id === id);
    const other = place + step;
    if (place < 0) return false;
    if (other < 0 || other >= team.length) return true;
    const arranged = team.map(({ id: each }) => each);
    [arranged[place], arranged[other]] = [arranged[other] as number, arranged[place] as number];
    for (const [sort, each] of arranged.entries())
      await transaction.updateTable('agent').set({ sort }).where('id', '=', each).execute();
    await audit(transaction, { now, actor }, 'agent.move', `agent:${id}`);
    return true;
  });
}

function teamOf(transaction: Transaction<Database> | Kysely<Database>, id: number) {
  return transaction
    .selectFrom('agent')
    .select('id')
    .where('ended_at', 'is', null)
    .where('office_id', '=', (query) => query.selectFrom('agent').select('office_id').where('id', '=', id))
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
}

function rowOf(values: AgentValues) {
  return {
    office_id: values.officeId,
    first_name: values.firstName,
    last_name: values.lastName,
    role: JSON.stringify(values.role),
    phone: values.phone,
    email: values.email,
    registration_number: values.registrationNumber,
    languages: values.languages,
    is_shown: values.isShown,
    picture_id: values.pictureId,
  };
}
