import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, listEdits } from '#database/property/property-edits.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { publishEdits } from './publish-edits.ts';
import { type SavedEdit, saveEdit } from './save-edit.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-23T14:30:00Z');
const key = 'bedrooms';

/** An action of an open editor, and what happens to its request on the way. */
type Step =
  | { does: 'types'; who: 0 | 1; typed: string; way: 'arrives' | 'is answered to nobody' | 'is late' }
  /** A request that was sent before arrives, for the first time or again. */
  | { does: 'delivers'; which: number }
  | { does: 'publishes' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('types' as const),
      who: fc.constantFrom(0 as const, 1 as const),
      typed: fc.constantFrom('1', '9', 'x', ''),
      way: fc.constantFrom('arrives' as const, 'is answered to nobody' as const, 'is late' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('delivers' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ does: 'publishes' as const }) },
);

type Heard = { sequence: number; isKept: boolean };

type Request = { who: 0 | 1; typed: string; seen: unknown[]; sequence: number };

/** Plays editors as the form does: each sees what it typed and what answers told it. */
async function play(isDraft: boolean, steps: readonly Step[]) {
  const id = await addProperty(database, { bedrooms: 9, ...(isDraft && { publication: 'draft' }) });
  const editors = [0, 1].map((who) => ({
    by: { database, now, actor: `staff:${who}` },
    seen: [9] as unknown[],
    count: 0,
  }));
  const sent: Request[] = [];
  /** By editor: the highest request that reached the server. */
  const newestOf: Heard[] = [0, 1].map(() => ({ sequence: 0, isKept: false }));
  let writer: number | undefined;
  const content = async () => {
    const [edit] = await listEdits(database, id, [key]);
    if (edit) return contentOf(edit);
    const { bedrooms } = await database
      .selectFrom('property')
      .select('bedrooms')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return bedrooms;
  };
  const deliver = async (request: Request): Promise<SavedEdit> => {
    const editor = editors[request.who] as (typeof editors)[number];
    const { typed, seen, sequence } = request;
    const before = await content();
    const answer = await saveEdit(editor.by, {
      propertyId: id,
      key,
      typed,
      seen,
      client: String(request.who),
      sequence,
    });
    const after = await content();
    const own = read(typed);
    const { sequence: newest, isKept } = newestOf[request.who] as Heard;
    if (sequence < newest) expect(answer.outcome).toBe('outdated');
    const isStale = sequence < newest || (sequence === newest && isKept);
    if (isStale || answer.outcome === 'conflict') expect(after).toEqual(before);
    else expect(after).toEqual(own);
    if (answer.outcome === 'conflict') {
      expect(answer.theirs.map((each) => each.content)).toContainEqual(before);
      // No writer is in conflict with their own words.
      expect(writer).not.toBe(request.who);
    }
    if (!isStale) newestOf[request.who] = { sequence, isKept: answer.outcome !== 'conflict' };
    if (JSON.stringify(before) !== JSON.stringify(after)) writer = request.who;
    // Acknowledged words are never overwritten unseen: the writer who replaces them had seen them, or wrote them.
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const known = [
        ...seen,
        ...sent.filter((each) => each.who === request.who).map((each) => read(each.typed)),
      ];
      expect(known).toContainEqual(before);
    }
    return answer;
  };
  for (const each of steps) {
    if (each.does === 'publishes')
      await publishEdits((editors[0] as (typeof editors)[number]).by, { propertyId: id });
    else if (each.does === 'delivers') {
      const request = sent[each.which % Math.max(1, sent.length)];
      if (request) await deliver(request);
    } else {
      const editor = editors[each.who] as (typeof editors)[number];
      editor.count += 1;
      const request = { who: each.who, typed: each.typed, seen: [...editor.seen], sequence: editor.count };
      sent.push(request);
      if (each.way === 'is late') continue;
      const answer = await deliver(request);
      if (each.way === 'is answered to nobody') continue;
      if (answer.outcome === 'conflict') editor.seen.push(...answer.theirs.map(({ content }) => content));
      else editor.seen = [read(each.typed)];
    }
  }
  // At the end the connection is back: each editor sends its last text, again and again until an answer brings nothing
  // new.
  for (const who of [0, 1] as const) {
    const last = sent.findLast((each) => each.who === who);
    const editor = editors[who] as (typeof editors)[number];
    if (!last) continue;
    for (;;) {
      editor.count += 1;
      const answer = await deliver({ ...last, seen: [...editor.seen], sequence: editor.count });
      if (answer.outcome !== 'conflict') break;
      editor.seen.push(...answer.theirs.map(({ content }) => content));
    }
    expect(await content()).toEqual(read(last.typed));
  }
}

function read(typed: string): unknown {
  if (typed === '') return null;
  return typed === 'x' ? { typed } : Number(typed);
}

test.each([false, true])(
  'requests that are lost, doubled or late lose nothing of anybody (draft: %s)',
  async (isDraft) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), (steps) => play(isDraft, steps)),
      { numRuns: 150 },
    );
  },
  60_000,
);
