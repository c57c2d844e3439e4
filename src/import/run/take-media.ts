import { closeReplaced, reopenDocument, withdrawDocument } from '#commands/document/source-documents.ts';
import { forgetMedia, isPhotosLocked, type KeptMedia, listMedia, noteMedia } from '#database/import/media.ts';
import { isUnavailable } from '#database/unavailable.ts';
import { problem } from '#domain/problem/problem.ts';
import { arrangePhotos, listShown } from '#import/core/photos/arrange-photos.ts';
import type { MappedRecord, RemoteMedia } from '#import/crm/mapped-record.ts';
import { fetchMedia } from './fetch-media.ts';
import { type Run, runBy, say } from './run.ts';
import { writeCaptions } from './write-captions.ts';

const mostTries = 3;

/**
 * Brings the photographs, plans and documents of a home that is written already: each once, by its id and version at
 * the source. What cannot be had is tried again by the next runs, and holds nothing back.
 */
export async function takeMedia(run: Run, mapped: MappedRecord, propertyId: number): Promise<void> {
  const { around, source } = run;
  const before = new Map(
    (await listMedia(around.database, source.id, mapped.ref)).map((each) => [each.remoteId, each]),
  );
  const isLocked = await isPhotosLocked(around.database, propertyId);
  const pictures: { media: RemoteMedia; pictureId: string }[] = [];
  for (const media of mapped.media.toSorted((a, b) => a.sort - b.sort)) {
    if (isLocked && media.kind !== 'document') continue;
    const kept = await takeOne(run, mapped.ref, media, before.get(media.remoteId), propertyId);
    if (kept?.pictureId) pictures.push({ media, pictureId: kept.pictureId });
  }
  if (!isLocked) await arrange(run, propertyId, pictures, before);
  if (run.mayFetch) await takeAway(run, mapped, before, propertyId);
}

/** What the source has no longer. A photograph is shown no more; a document is kept, and no visitor is given it. */
async function takeAway(
  run: Run,
  { ref, media }: MappedRecord,
  before: ReadonlyMap<string, KeptMedia>,
  propertyId: number,
): Promise<void> {
  const { around, source } = run;
  const present = new Set(media.map(({ remoteId }) => remoteId));
  const gone = [...before.values()].filter(({ remoteId }) => !present.has(remoteId));
  const documents = gone.flatMap((each) => (each.fileKey === null ? [] : { ...each, fileKey: each.fileKey }));
  const others = gone.filter(({ fileKey }) => fileKey === null).map(({ remoteId }) => remoteId);
  await forgetMedia(around.database, source.id, ref, others);
  for (const { remoteId, fileKey, goneAt } of documents) {
    if (goneAt) continue;
    const given = { propertyId, sourceId: source.id, ref, remoteId, fileKey };
    if (await withdrawDocument(runBy(run), given))
      say(run, ref, [
        { field: 'document', reason: problem('ABOUT', { what: remoteId, why: problem('DOCUMENT_GONE') }) },
      ]);
  }
}

async function takeOne(
  run: Run,
  ref: string,
  media: RemoteMedia,
  before: KeptMedia | undefined,
  propertyId: number,
): Promise<{ pictureId: string | null } | undefined> {
  const given = { propertyId, sourceId: run.source.id, ref, remoteId: media.remoteId };
  if (before?.goneAt && before.fileKey)
    await reopenDocument(runBy(run), { ...given, fileKey: before.fileKey });
  const isSame = before !== undefined && before.version === (media.version ?? null) && !mayDiffer(run, media);
  const isThere = before && (before.pictureId !== null || before.fileKey !== null);
  // One that was tried in vain is the new version of what is there.
  if (isThere && isSame && before.attempts === 0) return before;
  const attempts = isSame && !run.isByHand ? before.attempts : 0;
  if (!run.mayFetch || attempts >= mostTries) return before;
  const fetched = await fetchSafely(run, media, { propertyId, formerKey: before?.fileKey });
  const row = { ref, remoteId: media.remoteId, kind: media.kind, version: media.version ?? null };
  if ('problem' in fetched) {
    run.counts.failedMedia += 1;
    say(run, ref, [
      { field: media.kind, reason: problem('ABOUT', { what: media.remoteId, why: fetched.problem }) },
    ]);
    await noteMedia(run.around.database, run.source.id, {
      ...row,
      attempts: attempts + 1,
      problem: fetched.problem,
    });
    // Its former version is better than none.
    return before;
  }
  const pictureId = 'pictureId' in fetched ? fetched.pictureId : null;
  const fileKey = 'fileKey' in fetched ? fetched.fileKey : null;
  const isOther = pictureId !== (before?.pictureId ?? null) || fileKey !== (before?.fileKey ?? null);
  if (isOther) run.counts[media.kind === 'document' ? 'documents' : 'photos'] += 1;
  if (before?.fileKey && before.fileKey !== fileKey)
    await closeReplaced(runBy(run), { ...given, fileKey: before.fileKey });
  // What took the name of another one before may have been closed as replaced.
  if (fileKey && isOther) await reopenDocument(runBy(run), { ...given, fileKey });
  const now = run.around.now();
  const done = {
    ...row,
    attempts: 0,
    problem: null,
    pictureId,
    fileKey,
    etag: fetched.etag ?? null,
    fetchedAt: now,
  };
  await noteMedia(run.around.database, run.source.id, done);
  return { pictureId };
}

/** A file without a version may be another one under its name, wherever the delivery has it. */
function mayDiffer({ delivery }: Run, { file, version }: RemoteMedia): boolean {
  return version === undefined && file !== undefined && delivery?.names.includes(file) === true;
}

async function fetchSafely(run: Run, media: RemoteMedia, place: Parameters<typeof fetchMedia>[2]) {
  try {
    return await fetchMedia(run, media, place);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return { problem: problem('NOT_STORED') };
  }
}

/** In the order of the source; what people added here stands after them. */
async function arrange(
  run: Run,
  propertyId: number,
  pictures: readonly { media: RemoteMedia; pictureId: string }[],
  before: ReadonlyMap<string, KeptMedia>,
): Promise<void> {
  const ofSource = new Set([...before.values()].map(({ pictureId }) => pictureId));
  await run.around.database.transaction().execute(async (transaction) => {
    for (const kind of ['photo', 'plan'] as const) {
      const shown = await listShown(transaction, [propertyId], kind);
      const given = pictures.filter(({ media }) => media.kind === kind);
      const wanted = new Set(given.map(({ pictureId }) => pictureId));
      for (const { picture_id } of shown) if (!ofSource.has(picture_id)) wanted.add(picture_id);
      const there = new Set(shown.map(({ picture_id }) => picture_id));
      const changed = await arrangePhotos(
        transaction,
        new Map([[propertyId, [...wanted]]]),
        false,
        undefined,
        kind,
      );
      const fresh = given.filter(({ pictureId }) => !there.has(pictureId));
      await writeCaptions(transaction, propertyId, fresh);
      if (changed.length > 0)
        await transaction
          .updateTable('property')
          .set({ updated_at: run.around.now() })
          .where('id', '=', propertyId)
          .execute();
    }
  });
}
