import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { listOffices } from '#database/site/people.ts';
import { countryIds } from '#domain/place/region.ts';
import { openMinutesOf, quantile } from '#domain/time/open-minutes.ts';

export type AnswerTimes = {
  count: number;
  /** Minutes of opening hours; undefined if nothing was answered. */
  median: number | undefined;
  /** The ninetieth percentile, in the same minutes. */
  ninetieth: number | undefined;
};

type AnswerSpan = {
  from: Date;
  until: Date;
  staffId?: string;
  form?: string;
  propertyId?: number | undefined;
};

type Answered = {
  /** Milliseconds. */
  asked: number;
  answered: number;
  form: string;
  staffId: string | null;
  name: string | null;
  officeId: number | null;
};

/**
 * How long visitors waited for the first answer by a person. Counts requests answered in that span, by the opening
 * hours of the agent's office, else of the main one.
 */
export async function findAnswerTimes(database: Kysely<Database>, span: AnswerSpan): Promise<AnswerTimes> {
  return timesOf((await listAnswered(database, span)).map(({ minutes }) => minutes));
}

/** The same for all, for each form, and for each person to whom requests are assigned. */
export async function findAllAnswerTimes(database: Kysely<Database>, span: AnswerSpan) {
  const answered = await listAnswered(database, span);
  const minutes = (rows: readonly { minutes: number }[]) => rows.map((row) => row.minutes);
  return {
    all: timesOf(minutes(answered)),
    byForm: new Map(
      [...Map.groupBy(answered, ({ form }) => form)].map(([form, rows]) => [form, timesOf(minutes(rows))]),
    ),
    byPerson: [...Map.groupBy(answered, ({ staffId }) => staffId)].flatMap(([staffId, rows]) =>
      staffId === null ? [] : [{ staffId, name: rows[0]?.name ?? '', ...timesOf(minutes(rows)) }],
    ),
  };
}

async function listAnswered(
  database: Kysely<Database>,
  { from, until, staffId, form, propertyId }: AnswerSpan,
): Promise<(Answered & { minutes: number })[]> {
  const [{ rows }, offices] = await Promise.all([
    // Selects numbers: dates, and the office's hours in each row, took a quarter of the time of the list of requests.
    sql<Answered>`
      select extract(epoch from l.created_at)::float8 * 1000 as asked,
        extract(epoch from l.first_answer_at)::float8 * 1000 as answered,
        l.form, l.assigned_to as "staffId", s.name, a.office_id as "officeId"
      from lead l left join agent a on a.id = l.agent_id left join staff s on s.id = l.assigned_to
      where l.first_answer_at >= ${from} and l.first_answer_at < ${until}
        and (${staffId ?? null}::uuid is null or l.assigned_to = ${staffId ?? null}::uuid)
        and (${form ?? null}::text is null or l.form = ${form ?? null}::text)
        and (${propertyId ?? null}::int is null or l.property_id = ${propertyId ?? null}::int)
      order by l.first_answer_at desc limit 5000`.execute(database),
    listOffices(database),
  ]);
  const counts = new Map(offices.map(({ id, hours, countryId }) => [id, openMinutesOf(hours, countryId)]));
  const usual = counts.values().next().value ?? openMinutesOf([], countryIds.belgium);
  return rows.map((row) => {
    const openMinutes = (row.officeId === null ? undefined : counts.get(row.officeId)) ?? usual;
    return { ...row, minutes: openMinutes(row.asked, row.answered) };
  });
}

function timesOf(minutes: readonly number[]): AnswerTimes {
  return { count: minutes.length, median: quantile(minutes, 0.5), ninetieth: quantile(minutes, 0.9) };
}
