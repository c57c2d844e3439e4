import { useMemo, useRef } from 'react';
import { useActionData } from 'react-router';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { isFormAnswer } from '#office/interface/form-answer.ts';
import { keepShown } from '#office/interface/keep-shown.ts';
import { EmptyState, Refusal, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { UndoArranging } from '#office/ordering/undo-arranging.tsx';
import { useArranging } from '#office/ordering/use-arranging.ts';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import type { FileHandling } from '#office/uploads/upload-queue.ts';
import { useUploads } from '#office/uploads/use-uploads.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnDocuments, type UploadAnswer } from './act-on-documents.server.ts';
import { AddDocuments } from './add-documents.tsx';
import { DocumentRow } from './document-row.tsx';
import { type LoadedDocuments, loadDocuments } from './documents.server.ts';
import { findDocumentsOwner } from './find-documents-owner.server.ts';
import { UploadRow } from './upload-row.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadDocuments(context.get(officeContext), params.id, url);
}

const { load, useShown } = keepShown<LoadedDocuments>();

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<LoadedDocuments> {
  return load(url.pathname, serverLoader);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const found = await findDocumentsOwner(office, params.id, url);
  return actOnDocuments(office, found, await readForm(request));
}

/** The documents of a property or project, to add, describe, renew and order; with the visitors who asked for them. */
export default function Documents({ loaderData }: Route.ComponentProps) {
  const { path, title, reference, told, documents, hintIfNone, mostBytes } = loaderData;
  const t = useOfficeTexts();
  useShown(`${path}documents/`, loaderData);
  const said = useActionData<UploadAnswer | object>();
  const answer = isFormAnswer(said) ? said : undefined;
  const refusals = said && 'refusals' in said ? said.refusals : [];
  const tooHeavy = t('DOCUMENT_TOO_HEAVY');
  const handling = useMemo<FileHandling>(
    () => ({ refuse: ({ size }) => (size > mostBytes ? tooHeavy : undefined) }),
    [mostBytes, tooHeavy],
  );
  const { uploads, queue } = useUploads(`${path}documents/upload/`, handling);
  const list = useRef<HTMLUListElement>(null);
  const last = useArranging(
    list,
    documents.map((document) => document.id),
    (places) => t('DOCUMENT_MOVED', places),
  );
  const back = (
    <Link to={path} className="door-link">
      <Icon name="chevron-left" size={18} /> {title}
    </Link>
  );
  return (
    <>
      <PageTitle page={t('DOCUMENTS')} />
      <PageHeading title={t('DOCUMENTS')} note={documents.length || undefined} actions={back} />
      <div className="screen">
        <AddDocuments queue={queue} loaded={loaderData} />
        <StatusLine>{last?.said ?? told}</StatusLine>
        {last && <UndoArranging arranged={last} />}
        {refusals.map((refusal) => (
          <Refusal key={refusal} title={refusal} />
        ))}
        {documents.length === 0 && uploads.length === 0 ? (
          <EmptyState title={t('DOCUMENTS_NONE')} hint={hintIfNone} />
        ) : (
          <ul ref={list} className="document-list" aria-label={`${t('DOCUMENTS')}, ${reference}`}>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                loaded={loaderData}
                answer={answer?.typed.id?.[0] === String(document.id) ? answer : undefined}
              />
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} onForget={() => queue?.forget(upload.id)} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
