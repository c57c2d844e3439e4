import { expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import type { SiteFacts } from './site-facts.ts';
import { troublesOf } from './troubles.ts';
import type { UnfitData } from './unfit-data.ts';

const now = new Date('2026-11-21T17:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);

function facts({
  due,
  ran = 1,
  freeMB = 20_000,
  unwritten = 0,
  unfit = {},
}: {
  due?: number;
  ran?: number;
  freeMB?: number;
  unwritten?: number;
  unfit?: Partial<UnfitData>;
}): SiteFacts {
  return {
    mails: {
      waiting: 1,
      dead: 0,
      unwritten,
      dueSince: due === undefined ? undefined : ago(due),
      pause: undefined,
      heldSince: undefined,
    },
    jobs: [
      { name: 'deliver-mails', succeededAt: ago(ran), failedAt: null, running: 0, waiting: 0 },
      { name: 'retention', succeededAt: null, failedAt: ago(600), running: 0, waiting: 0 },
    ],
    disk: { freeBytes: freeMB * 1e6, bytes: 1e12 },
    unfit: { settings: [], pages: [], ...unfit },
  };
}

it.each([
  [{}, []],
  [{ due: 30 }, []],
  [{ due: 31 }, ['mails are stopped, one has waited for 31 minutes']],
  [{ ran: 10 }, []],
  [{ ran: 11 }, ['jobs are stopped, none was done for ten minutes']],
  [{ freeMB: 500 }, []],
  [{ freeMB: 499 }, ['the disk is full, 499 MB are left']],
  [{ unwritten: 2 }, ["2 of the waiting mails cannot be written: 'npm run gevel -- mails' says why"]],
  [
    { unfit: { settings: ['list.pageSize', 'visits.mostInPart'] } },
    [
      "the settings are not valid at list.pageSize, visits.mostInPart, so a default is used: 'npm run gevel -- settings export' says why",
    ],
  ],
  [
    { unfit: { pages: Array.from({ length: 10 }, (_, at) => `about.path[${at}]`) } },
    [
      expect.stringMatching(
        /^the pages are not valid at about.path\[0\], .*\[7\] and 2 more, .*pages export/,
      ),
    ],
  ],
])('what somebody has to look at: %j', (given, troubles) => {
  expect(troublesOf(facts(given), now)).toEqual(troubles);
});

it('a process that has just started has not stopped its jobs', () => {
  expect(troublesOf(facts({ ran: 4000 }), now, ago(2))).toEqual([]);
});
