import type { Language } from '#domain/language.ts';
import { problem } from '#domain/problem/problem.ts';
import { kindOfFileName } from '#domain/property/kind-of-file-name.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';
import type { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { mediaOf } from './values.ts';

type Attachment = { group: string; kind: string | number; path: string; reader: RecordReader };

/** Photographs, plans and documents, the title picture first, and the addresses of a film and a tour. */
export function mediaFrom(
  record: RecordReader,
  mapping: Mapping,
  language: Language,
): { media: RemoteMedia[]; videoUrl: string | undefined; virtualTourUrl: string | undefined } {
  const attachments = record
    .list('anhaenge.anhang')
    .flatMap((each) => attachmentOf(new RecordReader(each), mapping) ?? []);
  const addressOf = (kind: string) =>
    attachments.find((each) => each.kind === kind && isAddress(each.path))?.path;
  const media = attachments
    .filter(({ kind }) => kind === 'photo' || kind === 'plan' || kind === 'document')
    .toSorted((a, b) => Number(b.group === 'TITELBILD') - Number(a.group === 'TITELBILD'))
    .map((attachment, sort) => toMedia(attachment, sort, language));
  return { media, videoUrl: addressOf('video'), virtualTourUrl: addressOf('tour') };
}

function attachmentOf(reader: RecordReader, mapping: Mapping): Attachment | undefined {
  const path = pathOf(reader.text('daten.pfad'));
  if (path === undefined) {
    if (reader.text('@location')?.toUpperCase() === 'INTERN')
      mapping.warnings.push({ field: 'anhang', reason: problem('PICTURE_WITHIN') });
    return undefined;
  }
  const group = reader.text('@gruppe')?.toUpperCase() ?? (isPicture(reader, path) ? 'BILD' : 'DOKUMENTE');
  const kind = mapping.meaning('attachment', group, mediaOf);
  if (kind === undefined) return undefined;
  // The gallery draws plans and photographs, which it cannot do with a PDF.
  const asFile = (kind === 'plan' || kind === 'photo') && !isPicture(reader, path);
  return { group, kind: asFile ? 'document' : kind, path, reader };
}

function toMedia({ kind, group, path, reader }: Attachment, sort: number, language: Language): RemoteMedia {
  const title = reader.text('anhangtitel');
  const version = reader.text('check');
  const named = kindOfFileName(`${title ?? ''} ${path.split('/').at(-1)}`);
  const documentKind = group === 'GRUNDRISS' ? 'plans' : named;
  return {
    remoteId: path,
    ...(version && { version }),
    ...(isAddress(path) ? { url: path } : { file: path }),
    kind: kind as RemoteMedia['kind'],
    sort,
    ...(title && { caption: { [language]: title } }),
    ...(kind === 'document' && documentKind !== 'other' && { documentKind }),
  };
}

/** Its name in the archive: some write '.\\bilder\\1.jpg'. */
function pathOf(path: string | undefined): string | undefined {
  if (path === undefined || isAddress(path)) return path;
  return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '') || undefined;
}

function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** Judges by the file extension, else by the format, which some leave out and others write as 'jpg'. */
function isPicture(reader: RecordReader, path: string): boolean {
  const end = /\.([a-z]{3,4})$/i.exec(path.split(/[?#]/)[0] ?? '')?.[1] ?? reader.text('format') ?? '';
  return /^(?:image\/)?(?:jpe?g|png|gif|webp|bmp|tiff?|heic|avif)$/i.test(end);
}
