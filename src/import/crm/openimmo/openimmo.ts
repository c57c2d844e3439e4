import { z } from 'zod';
import { problem } from '#domain/problem/problem.ts';
import type { FileArchive } from '#import/archive/file-archive.ts';
import { type Adapter, type FetchEnd, SourceProblem } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { mapImmobilie, openImmoFeeds } from './map-immobilie.ts';
import { readTransfer } from './read-transfer.ts';
import { withoutPersonal } from './without-personal.ts';

type Delivered = Pick<FileArchive, 'names' | 'read'>;

/** OpenImmo 1.2, which programs of agencies hand in as files; there is no server to ask. */
export const openImmo = {
  name: 'openimmo',
  settings: z.object({}),
  secrets: [],
  hosts: [],
  feeds: openImmoFeeds,
  withoutPersonal,
  map: mapImmobilie,
  readDelivery,
} satisfies Adapter<object> & { readDelivery: typeof readDelivery };

const mostBytes = 50e6;

/** The homes of a delivery: an XML file, with the pictures that it names beside it. */
async function* readDelivery(delivered: Delivered): AsyncGenerator<RawRecord, FetchEnd> {
  const names = delivered.names.filter(
    (name) => /\.xml$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name),
  );
  if (names.length === 0) throw new SourceProblem(problem('DELIVERY_WITHOUT_XML'));
  const gone: string[] = [];
  const present: string[] = [];
  const unreadable: string[] = [];
  let isWhole = names.length === 1;
  for (const name of names) {
    const transfer = readTransfer(await delivered.read(name, mostBytes));
    if (transfer.kind === 'refused')
      throw new SourceProblem(problem('ABOUT_FILE', { what: name, why: transfer.reason }));
    isWhole &&= transfer.isWhole;
    for (const each of transfer.records()) {
      if (each.kind === 'gone') gone.push(each.ref);
      else if (each.kind === 'unreadable') unreadable.push(each.reason);
      else {
        present.push(each.record.ref);
        yield each.record;
      }
    }
  }
  // Thrown after all other homes: an unreadable home neither holds them up nor makes any of them seem gone.
  if (unreadable.length > 0)
    throw new SourceProblem(
      problem('DELIVERY_UNREADABLE', { homes: unreadable.length, why: unreadable[0] ?? '' }),
    );
  return { isComplete: isWhole, present, gone };
}
