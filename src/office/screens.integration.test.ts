import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addOfficeRecords } from '#test/office-records.ts';
import { allAnswers } from '#test/screen-answers/all-answers.ts';
import type { Expected } from '#test/screen-answers/answers.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { screens } from './screens.ts';

const site = await createTestApp(officeSite);
const { see, send } = asksOffice(site);
const records = await addOfficeRecords(site);

const comeIn = async () => ({
  stranger: '',
  editor: (await logInStaff(site, 'editor')).cookie,
  agent: (await logInStaff(site, 'agent')).cookie,
  /** A role that demands a code, without one yet. */
  'administrator without a code': (await logInStaff(site, 'admin', { code: false })).cookie,
  administrator: (await logInStaff(site, 'admin')).cookie,
});
const visitors = await comeIn();
/** A session of its own, since the log-out ends it. */
const leaving = await comeIn();

const expected = allAnswers(records);

const rows = expected.flatMap(({ path, at, get, post, postForData }) =>
  Object.entries(path === 'office/logout' ? leaving : visitors).flatMap(([who, cookie], index) =>
    (['get', 'post'] as const).map((method) => {
      const answer = (method === 'get' ? get : post)[index] as Expected;
      // A redirect reaches scripts as data, which they follow.
      const told = typeof answer === 'string' || (answer < 304 && answer > 300) ? 202 : answer;
      const forData = (method === 'post' && postForData) || told;
      return { path, at, who, cookie, method, answer, forData };
    }),
  ),
);

const ask = (method: 'get' | 'post', path: string, cookie: string) =>
  method === 'get' ? see(path, cookie) : send(path, {}, cookie);

it('every screen has a row', () => {
  expect(expected.map(({ path }) => path).toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
});

describe.each(rows)('$method $path as $who', ({ at, method, cookie, answer, forData }) => {
  it(`is answered ${answer}, and ${forData} to scripts`, async () => {
    const data = await ask(method, `${at}_.data`, cookie);
    const said = await data.text();
    const page = await ask(method, at, cookie);
    const read = await page.text();
    expect(data.status).toBe(forData);
    if (typeof answer === 'number') expect(page.status).toBe(answer);
    else {
      expect([page.status, page.headers.get('Location')?.split('?', 1)[0]]).toEqual([302, answer]);
      expect(said).toContain(answer);
    }
    // No address appears: neither a colleague's nor one on the screen.
    if (answer !== 200) expect(read + said).not.toContain('@agency.be');
  });
});
