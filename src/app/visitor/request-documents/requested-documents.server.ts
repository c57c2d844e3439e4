import { redirect } from 'react-router';
import { appointmentLawIn } from '#app/property/appointment-law.server.ts';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { FormSender } from '#commands/lead/keep-lead.ts';
import { type DocumentRow, listDocuments } from '#database/property/property-page.ts';
import { wereDocumentsRequested } from '#database/property/requested-documents.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { FormValues } from '#questions/form.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import { documentsForm } from './documents-form.ts';

export type DocumentsForm = ReturnType<typeof documentsForm>;

/** Throws a redirect to the property's page if there is nothing to ask for. */
export async function loadRequestable(context: RequestContext, id: string, pathname: string) {
  const property = await loadPropertySubject(context, id, pathname);
  const all = await listDocuments(context.database, { propertyId: property.about.property_id });
  const documents = all.filter(({ access }) => access === 'request');
  if (documents.length === 0) throw redirect(property.shown.href);
  const form = documentsForm(
    documents.map((document) => ({
      value: String(document.id),
      label: (language) => documentTitle(document, language),
    })),
    { isListed: appointmentLawIn(context, property.row) !== undefined },
  );
  return { form, documents, property };
}

export function chosenIn(documents: DocumentRow[], values: FormValues<DocumentsForm>): DocumentRow[] {
  return documents.filter(({ id }) => values.documents.includes(String(id)));
}

/** True for another request within a day; the same one sent twice does not count. */
export function wereAskedBefore(
  { database, now }: RequestContext,
  propertyId: number,
  { email, documents }: FormValues<DocumentsForm>,
  { idempotencyKey }: FormSender,
): Promise<boolean> {
  const since = new Date(now.getTime() - dayMs);
  return wereDocumentsRequested(database, { email, propertyId, documents, since, except: idempotencyKey });
}
