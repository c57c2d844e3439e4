import { beforeAll, expect, it } from 'vitest';
import { countRequests, fromAddress } from '#commands/lead/count-request.ts';
import { failuresAnHour } from '#login/engine/sign-in.ts';
import { createTestApp } from '#test/app.ts';
import { addOwner, ownerPassword } from '#test/owners.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const send = sendsForms(app);
const forgotten = '/nl/login/wachtwoord-vergeten/';

// The first log-in loads a library.
beforeAll(async () => {
  const { email } = await addOwner(app.database);
  await send('/nl/login/', { email, password: ownerPassword });
});

/** Forty people who forgot their password, each from another network. Counts those who were answered. */
function flood() {
  const statuses: number[] = [];
  const answers = Array.from({ length: 40 }, async (_, at) => {
    const { status } = await send(
      forgotten,
      { email: `niemand${at}@voorbeeld.be` },
      { from: `192.0.2.${at}` },
    );
    statuses.push(status);
  });
  return {
    sent: () => statuses.filter((status) => status === 303).length,
    statuses,
    end: Promise.all(answers),
  };
}

it('keeps no page waiting while forms of accounts wait', async () => {
  const resets = flood();
  // Pages at this address are never kept, so it has to take its turn.
  expect((await app.request('/nl/nergens/')).status).toBe(404);
  expect(resets.sent()).toBeLessThan(12);
  await resets.end;
  // Three at once, and twenty in line.
  expect(resets.sent()).toBeGreaterThanOrEqual(23);
  expect(new Set(resets.statuses)).toEqual(new Set([303, 503]));
});

it('lets somebody in while others ask for new passwords', async () => {
  const { email } = await addOwner(app.database);
  const resets = flood();
  expect((await send('/nl/login/', { email, password: ownerPassword })).status).toBe(303);
  expect(resets.sent()).toBeLessThan(15);
  await resets.end;
});

it('leaves room for others beside one who sends many', async () => {
  const from = '203.0.113.7';
  const many = Promise.all(
    Array.from({ length: 40 }, (_, at) => send(forgotten, { email: `a${at}@voorbeeld.be` }, { from })),
  );
  const other = await send(forgotten, { email: 'b@voorbeeld.be' }, { from: '203.0.113.8' });
  expect(other.status).toBe(303);
  expect((await many).filter(({ status }) => status === 303)).toHaveLength(5);
});

it('counts what comes from a /48, ten times as much as from a /64', async () => {
  const from = (network: number) => `2001:db8:7:${network.toString(16)}`;
  for (let at = 0; at < 49; at++)
    await countRequests(app.database, fromAddress('login', from(at), failuresAnHour), new Date());
  const statusFrom = async (address: string) =>
    (await send('/nl/login/', { email: `${address.length}@d.be`, password: 'niet dit' }, { from: address }))
      .status;
  expect(await statusFrom(`${from(50)}::1`)).toBe(422);
  expect(await statusFrom(`${from(51)}::1`)).toBe(429);
  expect(await statusFrom('2001:db8:8::1')).toBe(422);
});
