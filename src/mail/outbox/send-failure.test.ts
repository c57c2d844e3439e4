import { expect, it } from 'vitest';
import { describeFailure } from './send-failure.ts';

const ofRecipient = (response: string) => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  response,
  responseCode: Number(response.slice(0, 3)),
});
const ofText = (responseCode: number) => ({ code: 'EMESSAGE', command: 'DATA', responseCode });

it.each([
  ['no connection', { code: 'ESOCKET', command: 'CONN' }, 'server'],
  ['no answer in time', { code: 'ETIMEDOUT', command: 'CONN' }, 'server'],
  ['given up by ourselves', { code: 'EABORT' }, 'server'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'server'],
  ['a sender that may not send', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'server'],
  ['a server that closes', ofRecipient('421 4.3.2 closing'), 'server'],
  ['a server that closes after the text', ofText(421), 'server'],
  ['a server that wants a log-in', ofRecipient('530 5.7.0 Authentication required'), 'server'],
  ['a server that does not relay', ofRecipient('550 5.7.1 Relaying denied'), 'server'],
  ['an unknown recipient', ofRecipient('550 5.1.1 no such user'), 'refused'],
  ['an unknown recipient, said shortly', ofRecipient('550 no'), 'refused'],
  ['a full mailbox', ofRecipient('452 4.2.2 full'), 'later'],
  ['a recipient that is put off', ofRecipient('450 greylisted'), 'later'],
  ['a text that is refused', ofText(554), 'refused'],
  ['a text that is put off', ofText(451), 'later'],
  ['an address that is none', { code: 'EENVELOPE' }, 'invalid'],
])('a mail that could not be sent: %s', (_, error, kind) => {
  expect(describeFailure(Object.assign(new Error('why'), error))).toMatchObject({ kind, reason: 'why' });
});
