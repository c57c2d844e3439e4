import { data, redirect } from 'react-router';
import { type AddedDocument, addDocument } from '#commands/document/add-document.ts';
import { arrangeDocuments, moveDocument } from '#commands/document/arrange-documents.ts';
import { changeDocument, removeDocument } from '#commands/document/change-document.ts';
import type { DocumentOwner } from '#commands/document/document-owner.ts';
import type { Language } from '#domain/language.ts';
import { type DocumentAccess, documentAccesses } from '#domain/property/document-kinds.ts';
import { kindOfFileName } from '#domain/property/kind-of-file-name.ts';
import { otherKind } from '#images/other-kind.ts';
import { textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { DocumentsOwner } from './find-documents-owner.server.ts';
import { readDocumentForm, readKind } from './read-document-form.server.ts';

/** `refusals`: a sentence for each file that was not taken. */
export type UploadAnswer = { refusals: string[] };

export async function actOnDocuments(office: OfficeContext, found: DocumentsOwner, form: FormData) {
  const by = { ...staffBy(office), documents: office.documents };
  const here = (told: string, id?: number) =>
    redirect(`${found.path}documents/?told=${told}${id ? `#document-${id}` : ''}`, 303);
  const documentId = Number(textOf(form, 'id')) || 0;
  const one = { ...found.owner, documentId };
  switch (textOf(form, 'do')) {
    case 'upload':
      return uploadAll(office, found, form);
    case 'up':
      return (await moveDocument(by, one, -1)) ? here('saved', documentId) : gone();
    case 'down':
      return (await moveDocument(by, one, 1)) ? here('saved', documentId) : gone();
    case 'arrange':
      return (await arrangeDocuments(by, found.owner, form.getAll('order').map(Number)))
        ? here('saved')
        : gone();
    case 'remove':
      return (await removeDocument(by, one)) ? here('removed') : gone();
    case 'change': {
      const t = officeTextsFor(office.language);
      const read = await readDocumentForm(form, office);
      if (read.problems) return refuseForm(form, read.problems);
      const outcome = await changeDocument(by, one, read.change);
      if (outcome === 'changed') return here('saved', documentId);
      if (outcome === 'gone') gone();
      if (outcome === 'no file') return refuseForm(form, [{ field: 'access', text: t('DOCUMENT_NO_FILE') }]);
      return refuseForm(form, [
        {
          field: 'file',
          text: textOfRefusal(outcome, read.change.bytes ?? new Uint8Array(), office.language),
        },
      ]);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

function gone(): never {
  throw data(null, 404);
}

async function uploadAll(office: OfficeContext, { owner, path }: DocumentsOwner, form: FormData) {
  const refusals: string[] = [];
  for (const file of form.getAll('file')) {
    // An empty file field sends an empty file.
    if (!(file instanceof File) || file.size === 0) continue;
    const refusal = await refusalText(await uploadOne(office, owner, { file, form }), file, office.language);
    if (refusal) refusals.push(`${file.name}: ${refusal}`);
  }
  if (refusals.length > 0) return data<UploadAnswer>({ refusals }, 422);
  return redirect(`${path}documents/?told=saved`, 303);
}

/** `form` gives the kind of the document; else the name of the file does. */
export async function uploadOne(
  office: OfficeContext,
  owner: DocumentOwner,
  { file, form }: { file: File; form: FormData },
): Promise<AddedDocument> {
  const chosen = readKind(textOf(form, 'kind'));
  const access = textOf(form, 'access');
  return addDocument(
    { ...staffBy(office), documents: office.documents },
    {
      ...owner,
      kind: chosen ?? kindOfFileName(file.name),
      isGuessed: chosen === undefined,
      // Without a choice only the owner may read it.
      access: isAccess(access) ? access : 'owner',
      bytes: new Uint8Array(await file.arrayBuffer()),
    },
  );
}

function isAccess(text: string): text is DocumentAccess {
  return (documentAccesses as readonly string[]).includes(text);
}

const refusalKeys = {
  'too heavy': 'DOCUMENT_TOO_HEAVY',
  broken: 'DOCUMENT_BROKEN',
  'too many pixels': 'DOCUMENT_TOO_MANY_PIXELS',
  'too many': 'DOCUMENT_TOO_MANY',
  'no such property': 'NOT_FOUND',
} as const;

export async function refusalText(
  { outcome }: AddedDocument,
  file: File,
  language: Language,
): Promise<string | undefined> {
  if (outcome === 'added' || outcome === 'there already') return undefined;
  return textOfRefusal(outcome, new Uint8Array(await file.slice(0, 64).arrayBuffer()), language);
}

function textOfRefusal(
  outcome: keyof typeof refusalKeys | 'wrong kind',
  bytes: Uint8Array,
  language: Language,
): string {
  const t = officeTextsFor(language);
  if (outcome !== 'wrong kind') return t(refusalKeys[outcome]);
  const kind = otherKind(bytes);
  return kind ? t('DOCUMENT_OF_KIND', { kind }) : t('DOCUMENT_WRONG_KIND');
}
