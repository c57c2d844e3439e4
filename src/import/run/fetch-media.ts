import { type AddedDocument, addDocument } from '#commands/document/add-document.ts';
import { acceptDocument } from '#commands/document/document-file.ts';
import type { DocumentOwner } from '#commands/document/document-owner.ts';
import { problem } from '#domain/problem/problem.ts';
import type { PictureRefusal } from '#images/accept.ts';
import { otherKind } from '#images/other-kind.ts';
import { storePicture } from '#images/store-picture.ts';
import { ArchiveProblem } from '#import/archive/file-archive.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';
import { guardedFetch } from '#import/fetch/guarded-fetch.ts';
import { fetchRemotePicture, whyNoPicture } from '#import/fetch/remote-picture.ts';
import { type Run, runBy } from './run.ts';

type FetchedMedia =
  | { pictureId: string; etag: string | undefined }
  | { fileKey: string; etag: string | undefined }
  | { problem: string };

/** The property or project of a document, and the key of its former file. */
type Place = { owner: DocumentOwner; formerKey: string | null | undefined };

/** Fetches and stores one photograph, plan or document. */
export async function fetchMedia(run: Run, media: RemoteMedia, place: Place): Promise<FetchedMedia> {
  if (media.file !== undefined) return readDelivered(run, media, media.file, place);
  if (media.url === undefined) return { problem: problem('MEDIA_WITHOUT_ADDRESS') };
  const url = run.around.network?.addressOf?.(media.url) ?? media.url;
  return media.kind === 'document' ? fetchDocument(run, media, url, place) : fetchPicture(run, url);
}

const mostFileBytes = 25_000_000;

async function readDelivered(
  run: Run,
  media: RemoteMedia,
  file: string,
  place: Place,
): Promise<FetchedMedia> {
  if (!run.delivery) return { problem: problem('MEDIA_OTHER_DELIVERY') };
  try {
    const bytes = await run.delivery.read(file, mostFileBytes);
    return media.kind === 'document'
      ? await keepDocument(run, media, { bytes, etag: undefined }, place)
      : await keepPicture(run, { bytes, etag: undefined });
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    return { problem: error.message };
  }
}

async function fetchPicture(run: Run, url: string): Promise<FetchedMedia> {
  const fetched = await fetchRemotePicture(url, wayTo(run));
  if (fetched.kind === 'refused') return { problem: fetched.reason };
  if (fetched.kind === 'unchanged') return { problem: problem('SERVER_STATUS', { status: 304 }) };
  return keepPicture(run, fetched);
}

function pictureProblem(refusal: PictureRefusal, bytes: Uint8Array): string {
  switch (refusal) {
    case 'picture.tooHeavy':
      return problem('FILE_TOO_LARGE', { megabytes: mostFileBytes / 1e6 });
    case 'picture.wrongKind':
      return whyNoPicture(bytes);
    case 'picture.broken':
      return problem('PICTURE_BROKEN');
    case 'picture.tooLarge':
      return problem('PICTURE_PIXELS');
  }
}

type File = { bytes: Uint8Array; etag: string | undefined };

async function keepPicture(run: Run, { bytes, etag }: File): Promise<FetchedMedia> {
  const stored = await storePicture(run.around.pictures, bytes);
  if ('refusal' in stored) return { problem: pictureProblem(stored.refusal, bytes) };
  return { pictureId: stored.id, etag };
}

async function fetchDocument(run: Run, media: RemoteMedia, url: string, place: Place): Promise<FetchedMedia> {
  const fetched = await guardedFetch(url, { ...wayTo(run), maxBytes: mostFileBytes });
  if (fetched.kind === 'refused') return { problem: fetched.reason };
  if (fetched.kind === 'unchanged' || fetched.status !== 200)
    return {
      problem: problem('SERVER_STATUS', { status: fetched.kind === 'unchanged' ? 304 : fetched.status }),
    };
  return keepDocument(run, media, fetched, place);
}

/** Visitors get it when they ask the agent for it, until somebody here decides otherwise. */
async function keepDocument(
  run: Run,
  media: RemoteMedia,
  { bytes, etag }: File,
  { owner, formerKey }: Place,
): Promise<FetchedMedia> {
  const file = acceptDocument(owner, bytes);
  if (typeof file === 'string') return { problem: documentProblem(file, bytes) };
  // The same file as before: if somebody here removed it, it does not come back.
  if (file.fileKey === formerKey) return { fileKey: formerKey, etag };
  const added = await addDocument(
    { ...runBy(run), documents: run.around.documents },
    { ...owner, kind: media.documentKind ?? 'other', access: 'request', bytes, isGuessed: true },
  );
  if (added.outcome !== 'added' && added.outcome !== 'there already')
    return { problem: documentProblem(added.outcome, bytes) };
  return { fileKey: file.fileKey, etag };
}

function documentProblem(
  outcome: Exclude<AddedDocument['outcome'], 'added' | 'there already'>,
  bytes: Uint8Array,
): string {
  const kind = otherKind(bytes);
  switch (outcome) {
    case 'too heavy':
      return problem('DOCUMENT_TOO_LARGE');
    case 'too many pixels':
      return problem('PICTURE_PIXELS');
    case 'wrong kind':
      return kind ? problem('DOCUMENT_OF_KIND', { kind }) : problem('DOCUMENT_KIND');
    case 'broken':
      return problem('PICTURE_BROKEN');
    case 'too many':
      return problem('DOCUMENT_TOO_MANY');
    case 'no such property':
      return problem('NOT_STORED');
  }
}

function wayTo({ around, adapter, source }: Run) {
  return { hosts: [...adapter.hosts, ...source.hosts], ...around.network };
}
