import { expect, it } from 'vitest';
import { listUnsentMails } from '#database/mail/outbox.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';
import { outbox } from '#test/outbox.ts';

const { database } = await testDatabase();
const { now, queue, deliver, recipients } = await outbox(database);
const { gevel } = await commandLine(database);

it('a restored site sends nothing, old or new, until it is told to', async () => {
  await queue('before@example.be');
  await database.insertInto('mail_hold').values({ held_since: now() }).execute();
  await deliver();
  await queue('after@example.be');
  expect(await deliver()).toBe('done');
  expect(recipients()).toEqual([]);
  expect(await listUnsentMails(database)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  expect(await gevel('mails')).toMatchObject({
    status: 0,
    err: "2 waiting, 0 dead\nThe site was restored: all are held until 'mails release'\n",
  });

  expect(await gevel('mails', 'release')).toEqual({
    status: 0,
    out: '2 mails go within a minute\n',
    err: '',
  });
  await deliver();
  expect(recipients()).toEqual(['before@example.be', 'after@example.be']);
  expect(await gevel('mails', 'release')).toEqual({ status: 0, out: 'No mails are held\n', err: '' });
});

it('what is kept at /dev/mail/ is not held: it goes to nobody', async () => {
  await database.insertInto('mail_hold').values({ held_since: now() }).execute();
  await queue('lies@example.be');
  await deliver({ smtpUrl: undefined, devMailbox: true });
  expect(await listUnsentMails(database)).toEqual([]);
  await gevel('mails', 'release');
});
