import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely';
import type { Database } from '#database/client.ts';
import type { Answers, Sample } from './sample.ts';

export type Statement = { sql: string; parameters: readonly unknown[] };

/** Makes the call on a database that only notes what it is asked. */
export async function record({ call, answers }: Sample): Promise<Statement[]> {
  const statements: Statement[] = [];
  const database = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(statements, answers),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const given = await call(database as Transaction<Database>);
  if (given && typeof given === 'object' && Symbol.asyncIterator in given)
    for await (const _ of given as AsyncIterable<unknown>);
  return statements;
}

class RecordingDriver extends DummyDriver implements Driver {
  readonly #statements: Statement[];
  readonly #answers: Answers;
  #asked = 0;

  constructor(statements: Statement[], answers: Answers) {
    super();
    this.#statements = statements;
    this.#answers = answers;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const executeQuery = async <Row>({ sql, parameters }: CompiledQuery) => {
      this.#statements.push({ sql, parameters });
      const rows = (this.#answers[this.#asked++] ?? []) as Row[];
      return { rows, numAffectedRows: 1n };
    };
    return {
      executeQuery,
      streamQuery() {
        throw new Error('Streams are not recorded.');
      },
    };
  }

  override async beginTransaction(): Promise<void> {
    this.#statements.push({ sql: 'begin', parameters: [] });
  }

  override async commitTransaction(): Promise<void> {
    this.#statements.push({ sql: 'commit', parameters: [] });
  }
}
