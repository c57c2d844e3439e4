import { heaviestDocument } from '#commands/document/document-file.ts';
import type { DocumentOwner } from '#commands/document/document-owner.ts';
import { listDocumentReaders } from '#database/lead/document-readers.ts';
import { listOfficeDocuments } from '#database/property/office-documents.ts';
import type { Language } from '#domain/language.ts';
import { type DocumentAccess, documentAccesses, documentKinds } from '#domain/property/document-kinds.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { documentName, documentTitle } from '#texts/wording/document-name.ts';
import { fileSize } from '#texts/wording/file-size.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { expiryWords } from './expiry-words.server.ts';
import { findDocumentsOwner } from './find-documents-owner.server.ts';
import { presentReader } from './present-reader.server.ts';

const told = { saved: 'SAVED', removed: 'DOCUMENTS_TOLD_REMOVED' } as const;

type Row = Awaited<ReturnType<typeof listOfficeDocuments>>[number];

/** Throws 404 if there is no such property or project. */
export async function loadDocuments(office: OfficeContext, id: string, url: URL) {
  const { database, language } = office;
  const { owner, path, title, reference, region } = await findDocumentsOwner(office, id, url);
  const mayRead = staffOf(office).may('requests.read');
  const [documents, readers] = await Promise.all([
    listOfficeDocuments(database, owner),
    mayRead ? listDocumentReaders(database, owner) : [],
  ]);
  const t = officeTextsFor(language);
  const accesses = accessTexts(owner, language);
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    ...{ path, title, reference },
    told: toldKey ? t(toldKey) : '',
    mostBytes: heaviestDocument,
    names: languagesOf(office.settings).map((each) => ({
      name: `name.${each}`,
      label: ownLanguageNames[each],
      lang: each,
    })),
    kinds: documentKinds
      .map((value) => ({
        value: value as string,
        label: documentName(textsFor(language), value, region),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    accesses: documentAccesses.map((value) => ({ value, label: accesses[value] })),
    hintIfNone: t('projectId' in owner ? 'DOCUMENTS_NONE_HINT_OF_PROJECT' : 'DOCUMENTS_NONE_HINT'),
    documents: documents.map((row, index) => ({
      ...presentDocument(row, office),
      access: accesses[row.access],
      // A link from elsewhere opens it to renew it.
      isOpen: url.searchParams.get('open') === String(row.id),
      isFirst: index === 0,
      isLast: index === documents.length - 1,
      readers: readers
        .filter(({ document_id }) => document_id === row.id)
        .map((reader) => presentReader(reader, office)),
    })),
  };
}

function presentDocument(row: Row, { language, now, settings }: OfficeContext) {
  const { id, kind, access, file_key, size_bytes, issued_on, expires_on, file_title, file_author } = row;
  const t = officeTextsFor(language);
  const texts = textsFor(language);
  const isKnown = (documentKinds as readonly string[]).includes(kind);
  const format = /\.(\w+)$/.exec(file_key ?? '')?.[1]?.toUpperCase();
  return {
    id,
    name: documentTitle(row, language),
    /** Empty unless the document has a name of its own. */
    kindName: row.name?.[language]?.trim() ? documentName(texts, kind, row.region) : '',
    isKnown,
    hasFile: file_key !== null,
    /** Changes when another file replaces it. */
    version: file_key ?? '',
    /** The format and size of the file, and its date. */
    about: [
      file_key === null ? t('DOCUMENT_ON_PAPER') : [format, size_bytes && fileSize(texts, size_bytes)],
      issued_on && t('DOCUMENT_ISSUED', { day: formatDay(issued_on, language) }),
    ]
      .flat()
      .filter(Boolean)
      .join(', '),
    /** The title and author inside the file, which every reader gets with it. */
    inFile: [
      file_title && t('DOCUMENT_IN_FILE_TITLE', { title: file_title }),
      file_author && t('DOCUMENT_IN_FILE_AUTHOR', { author: file_author }),
    ]
      .filter(Boolean)
      .join(', '),
    isGone: row.is_gone,
    expiry: expires_on ? expiryWords(expires_on, dayOf(now), language) : undefined,
    given: {
      kind: isKnown ? kind : '',
      access: access as string,
      ...Object.fromEntries(languagesOf(settings).map((each) => [`name.${each}`, row.name?.[each] ?? ''])),
      issued: issued_on ?? '',
      expires: expires_on ?? '',
    },
  };
}

/** A project has no owner who logs in. */
function accessTexts(owner: DocumentOwner, language: Language): Record<DocumentAccess, string> {
  const t = officeTextsFor(language);
  return {
    owner: t('projectId' in owner ? 'DOCUMENT_FOR_AGENCY' : 'DOCUMENT_FOR_OWNER'),
    request: t('DOCUMENT_FOR_WHO_ASKS'),
    download: t('DOCUMENT_FOR_ALL'),
  };
}

function languagesOf({ languages }: OfficeContext['settings']) {
  return languages.filter(({ inUse }) => inUse).map(({ code }) => code);
}

export type LoadedDocuments = Awaited<ReturnType<typeof loadDocuments>>;
export type ShownDocument = LoadedDocuments['documents'][number];
