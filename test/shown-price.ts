import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { quickestMs } from './quickest.ts';
import { until } from './until.ts';

/**
 * How long a new price of a property takes to reach all `readers`, in ms: from its commit to the start of the request
 * that got it. The time to render it does not count. `afterRound` gets the shown price.
 */
export function quickestNewPriceMs(
  database: Kysely<Database>,
  id: number,
  readers: readonly (() => Promise<string>)[],
  afterRound: (price: string) => Promise<void> = async () => {},
): Promise<number> {
  return quickestMs(async (round) => {
    const price = `399.00${round}`;
    await database
      .updateTable('property')
      .set({ price_cents: (399_000 + round) * 100 })
      .where('id', '=', id)
      .execute();
    const committed = performance.now();
    const shown = readers.map((read) =>
      until(async () => {
        const askedAfterMs = performance.now() - committed;
        return (await read()).includes(price) && askedAfterMs;
      }),
    );
    const slowest = Math.max(...(await Promise.all(shown)));
    await afterRound(price);
    return slowest;
  });
}
