import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { kindOfFileName } from '#domain/property/kind-of-file-name.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';

const lists = [
  ['images', 'photo'],
  ['plans', 'plan'],
  ['documents', 'document'],
] as const;

/**
 * Addresses of media last an hour and differ each time: only the id says that it is the same photograph. A photograph
 * that is changed in SweepBright gets a new id.
 */
export function mediaOf(estate: RecordReader): RemoteMedia[] {
  const language = languages.find((each) => textsAt(estate, 'description_title')[each]) ?? 'nl';
  return lists.flatMap(([list, kind]) => {
    const rows = estate.list(list).map((row) => new RecordReader(row));
    const inOrder = rows.toSorted((a, b) => ordinalOf(a) - ordinalOf(b));
    return inOrder
      .flatMap((row) => mediumOf(row, kind, language))
      .map((medium, sort) => Object.assign(medium, { sort }));
  });
}

function mediumOf(row: RecordReader, kind: RemoteMedia['kind'], language: Language): RemoteMedia[] {
  const [remoteId, url] = [row.text('id'), row.text('url')];
  if (!remoteId || !url) return [];
  const caption = captionOf(row, language);
  const name = [row.text('description'), row.text('filename')].filter(Boolean).join(' ');
  const documentKind = kind === 'document' ? kindOfFileName(name) : 'other';
  return [
    {
      remoteId,
      url,
      kind,
      sort: 0,
      ...(caption && { caption }),
      ...(documentKind !== 'other' && { documentKind }),
    },
  ];
}

/** A caption that is written only once is in the agency's language. */
function captionOf(row: RecordReader, language: Language): LocalisedText | undefined {
  const inEach = textsAt(row, 'description');
  if (Object.keys(inEach).length > 0) return inEach;
  const text = row.text('description');
  return text ? { [language]: text } : undefined;
}

/** {"nl": "…", "fr": "…"}. */
export function textsAt(reader: RecordReader, path: string): LocalisedText {
  const texts = new RecordReader(reader.at(path));
  return Object.fromEntries(
    languages.flatMap((each) => {
      const text = texts.text(each);
      return text ? [[each, text]] : [];
    }),
  );
}

function ordinalOf(row: RecordReader): number {
  return row.number('ordinal') ?? Number.MAX_SAFE_INTEGER;
}
