import { kindOfFileName } from '#domain/property/kind-of-file-name.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';
import type { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { wordAt } from './said.ts';
import { pictureOf } from './values.ts';

type Found = Omit<RemoteMedia, 'sort'> & { order: number };

/** Photographs with the first picture first, plans, documents. */
export function mediaFrom(record: RecordReader, mapping: Mapping): RemoteMedia[] {
  const pictures = record.list('Pictures.Picture').flatMap((row) => {
    const picture = new RecordReader(row);
    const type = wordAt(picture, 'PictureType');
    const kind = type === undefined ? 'photo' : mapping.meaning('picture', type, pictureOf);
    if (kind !== 'photo' && kind !== 'plan') return [];
    return found(picture, { kind, order: type === 'FIRST_PICTURE' ? -1 : indexOf(picture) });
  });
  const plans = record.list('FloorPlans.Picture').flatMap((row) => {
    const plan = new RecordReader(row);
    const isFile = /\.pdf$/i.test(plan.text('Name') ?? '');
    return found(plan, {
      ...(isFile ? { kind: 'document', documentKind: 'plans' } : { kind: 'plan' }),
      order: indexOf(plan),
    });
  });
  const documents = record.list('Documents.Document').flatMap((row) => {
    const document = new RecordReader(row);
    const name = document.text('OriginalName') ?? '';
    const documentKind = kindOfFileName(`${document.text('Description') ?? ''} ${name}`);
    const caption = document.text('Description') ?? name;
    return found(document, {
      kind: 'document',
      ...(documentKind !== 'other' && { documentKind }),
      ...(caption && { caption: { nl: caption } }),
      order: 0,
    });
  });
  return [...inOrder(pictures), ...inOrder(plans), ...documents].map(({ order: _, ...each }, sort) => ({
    ...each,
    sort,
  }));
}

/** The address is the only id; a picture that changes keeps it. */
function found(row: RecordReader, own: Omit<Found, 'remoteId'>): Found[] {
  const url = row.text('URL');
  if (url === undefined) return [];
  const version = row.text('Modified');
  const caption = row.text('Description');
  return [
    {
      remoteId: row.text('DocumentID') ?? url,
      url,
      ...(version && { version }),
      ...(caption && { caption: { nl: caption } }),
      ...own,
    },
  ];
}

function indexOf(row: RecordReader): number {
  return row.number('Index') ?? Number.MAX_SAFE_INTEGER;
}

function inOrder(media: readonly Found[]): Found[] {
  return media.toSorted((a, b) => a.order - b.order);
}
