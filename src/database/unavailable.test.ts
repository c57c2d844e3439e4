import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a query that took too long', withCode('57014'), true],
  ['a server that is shut down', withCode('57P01'), true],
  ['a server that is starting', withCode('57P03'), true],
  ['a server without a free connection', withCode('53300'), true],
  ['nobody at the port', withCode('ECONNREFUSED'), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  [
    'one that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['a row that is there already', withCode('23505'), false],
  ['a mistake in the program', new TypeError('x is undefined'), false],
  ['what is no error', 'Connection terminated', false],
])('%s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
