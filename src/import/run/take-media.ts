import { sql } from 'kysely';
import type { DocumentOwner } from '#commands/document/document-owner.ts';
import { closeReplaced, reopenDocument, withdrawDocument } from '#commands/document/source-documents.ts';
import { lockProperty } from '#commands/media/lock-property.ts';
import { forgetMedia, isPhotosLocked, type KeptMedia, listMedia, noteMedia } from '#database/import/media.ts';
import { isUnavailable } from '#database/unavailable.ts';
import { problem } from '#domain/problem/problem.ts';
import { arrangePhotos, listShown } from '#import/core/photos/arrange-photos.ts';
import type { MappedRecord, RemoteMedia } from '#import/crm/mapped-record.ts';
import { fetchMedia } from './fetch-media.ts';
import { type Run, runBy, say } from './run.ts';
import { writeCaptions } from './write-captions.ts';

const mostTries = 3;

/** A property or a project that is already written. */
type Written = { of: 'property' | 'project'; id: number };

/**
 * Fetches the photographs, plans and documents of a home or a project that is already written, each once, by its id and
 * version at the source. The next runs try failures again; a failure holds nothing back.
 */
export async function takeMedia(run: Run, mapped: MappedRecord, { of, id }: Written): Promise<void> {
  const { around, source } = run;
  const { ref } = mapped;
  const before = new Map(
    (await listMedia(around.database, source.id, ref)).map((each) => [each.remoteId, each]),
  );
  const home: Home = { ref, of, id, before };
  const isLocked = of === 'property' && (await isPhotosLocked(around.database, id));
  const taken: Taken[] = [];
  for (const media of mapped.media.toSorted((a, b) => a.sort - b.sort)) {
    if (media.kind !== 'document' && isLocked) continue;
    taken.push({ media, ...(await takeOne(run, home, media)) });
  }
  const lacking = lackingKinds(taken);
  if (!isLocked) await arrange(run, home, taken, lacking);
  if (run.mayFetch) await takeAway(run, home, mapped.media, lacking);
}

function ownerOf({ of, id }: Written): DocumentOwner {
  return of === 'property' ? { propertyId: id } : { projectId: id };
}

/** `before`: the media of earlier runs, by their id at the source. */
type Home = Written & { ref: string; before: ReadonlyMap<string, KeptMedia> };

type Had = Pick<KeptMedia, 'pictureId' | 'fileKey' | 'attempts'>;

type Taken = Had & { media: RemoteMedia };

/**
 * The kinds that still lack media: a medium that the source no longer names may be one of those under its former id,
 * and stays meanwhile. The last photographs and plans stay until there are others.
 */
function lackingKinds(taken: readonly Taken[]): ReadonlySet<string> {
  const byKind = Map.groupBy(taken, ({ media }) => media.kind);
  const lacking = [...byKind].filter(([kind, all]) => {
    const awaited = all.filter(({ pictureId, fileKey }) => pictureId === null && fileKey === null);
    const areAll = awaited.length === all.length && kind !== 'document';
    return areAll || awaited.some(({ attempts }) => attempts < mostTries);
  });
  return new Set(lacking.map(([kind]) => kind));
}

/** Takes away media that the source no longer has: a photograph is not shown, no visitor gets a document. */
async function takeAway(
  run: Run,
  { ref, of, id, before }: Home,
  media: readonly RemoteMedia[],
  lacking: ReadonlySet<string>,
): Promise<void> {
  const { around, source } = run;
  const present = new Set(media.map(({ remoteId }) => remoteId));
  const gone = [...before.values()].filter(
    ({ remoteId, kind }) => !present.has(remoteId) && !lacking.has(kind),
  );
  const documents = gone.flatMap((each) => (each.fileKey === null ? [] : { ...each, fileKey: each.fileKey }));
  const others = gone.filter(({ fileKey }) => fileKey === null).map(({ remoteId }) => remoteId);
  await forgetMedia(around.database, source.id, ref, others);
  for (const { remoteId, fileKey, goneAt } of documents) {
    if (goneAt) continue;
    const given = { ...ownerOf({ of, id }), sourceId: source.id, ref, remoteId, fileKey };
    if (await withdrawDocument(runBy(run), given))
      say(run, ref, [
        { field: 'document', reason: problem('ABOUT', { what: remoteId, why: problem('DOCUMENT_GONE') }) },
      ]);
  }
}

async function takeOne(run: Run, { ref, of, id, before: allBefore }: Home, media: RemoteMedia): Promise<Had> {
  const before = allBefore.get(media.remoteId);
  const owner = ownerOf({ of, id });
  const given = { ...owner, sourceId: run.source.id, ref, remoteId: media.remoteId };
  if (before?.goneAt && before.fileKey)
    await reopenDocument(runBy(run), { ...given, fileKey: before.fileKey });
  const isSame = before !== undefined && before.version === (media.version ?? null) && !mayDiffer(run, media);
  const isThere = before && (before.pictureId !== null || before.fileKey !== null);
  // Failed attempts mean that the source has a newer version than the stored one.
  if (isThere && isSame && before.attempts === 0) return before;
  const attempts = isSame && !run.isByHand ? before.attempts : 0;
  const former = { pictureId: before?.pictureId ?? null, fileKey: before?.fileKey ?? null };
  if (!run.mayFetch || attempts >= mostTries) return { ...former, attempts };
  const fetched = await fetchSafely(run, media, { owner, formerKey: before?.fileKey });
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
    return { ...former, attempts: attempts + 1 };
  }
  const pictureId = 'pictureId' in fetched ? fetched.pictureId : null;
  const fileKey = 'fileKey' in fetched ? fetched.fileKey : null;
  const isOther = pictureId !== former.pictureId || fileKey !== former.fileKey;
  if (isOther) run.counts[media.kind === 'document' ? 'documents' : 'photos'] += 1;
  if (before?.fileKey && before.fileKey !== fileKey)
    await closeReplaced(runBy(run), { ...given, fileKey: before.fileKey });
  // A file that another one replaced before, under the same name, may have been closed.
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
  return { pictureId, fileKey, attempts: 0 };
}

/** A file without a version may have changed under its name, if the delivery contains it. */
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

/** Arranges pictures in the order of the source, those that people added here after them, unless staff arranged them. */
async function arrange(
  run: Run,
  { of, id, before }: Home,
  taken: readonly Taken[],
  lacking: ReadonlySet<string>,
): Promise<void> {
  const formers = new Map(
    taken.flatMap(({ media, pictureId }) => {
      const former = before.get(media.remoteId)?.pictureId;
      return pictureId && former ? [[pictureId, former]] : [];
    }),
  );
  const ofSource = new Set([...before.values()].map(({ pictureId }) => pictureId));
  await run.around.database.transaction().execute(async (transaction) => {
    // Staff may have taken them over while they were fetched.
    if (of === 'property' && (await lockProperty(transaction, id)) && (await isPhotosLocked(transaction, id)))
      return;
    for (const kind of ['photo', 'plan'] as const) {
      const shown = await listShown(transaction, [id], { kind, of });
      const given = taken.flatMap(({ media, pictureId }) =>
        media.kind === kind && (pictureId || lacking.has(kind))
          ? [{ media, pictureId: pictureId ?? undefined }]
          : [],
      );
      const added = shown.map(({ picture_id }) => picture_id).filter((each) => !ofSource.has(each));
      const wanted = [...given.map(({ pictureId }) => pictureId), ...added];
      const there = new Map(shown.map(({ picture_id, caption }) => [picture_id, caption]));
      const changed = await arrangePhotos(transaction, new Map([[id, wanted]]), false, {
        ...{ kind, of, formers },
      });
      const fresh = given.flatMap(({ media, pictureId }) =>
        pictureId && !there.has(pictureId)
          ? [{ media, pictureId, former: there.get(formers.get(pictureId) ?? '') }]
          : [],
      );
      await writeCaptions(transaction, { of, id }, fresh);
      if (changed.length > 0)
        await sql`update ${sql.table(of)} set updated_at = ${run.around.now()} where id = ${id}`.execute(
          transaction,
        );
    }
  });
}
