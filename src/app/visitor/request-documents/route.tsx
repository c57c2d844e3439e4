import { redirect } from 'react-router';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { showSubjectForm } from '#app/forms/subject-form.server.ts';
import { SubjectForm } from '#app/forms/subject-form.tsx';
import { loadHome } from '#app/property/subject.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import { countRequest } from '#commands/lead/count-request.ts';
import { listDocuments } from '#database/property/property-page.ts';
import { wereDocumentsRequested } from '#database/property/requested-documents.ts';
import { dayMs, daySeconds } from '#domain/time/durations.ts';
import { documentPath } from '#links/document-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { textsFor } from '#texts/server/texts.ts';
import { documentName } from '#texts/wording/document-name.ts';
import type { Route } from './+types/route.ts';
import { documentsForm } from './documents-form.ts';

const linkDays = 7;

/** So many mails with links go to one address: anybody can type it, again and again and for each home. */
const sentADay = { most: 10, seconds: daySeconds };

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { form, home } = await loadRequestable(context, params.id, url.pathname);
  const { reference, shown: subject } = home;
  return showSubjectForm(context, 'requestDocuments', { id: params.id, reference, subject }, form);
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { database, jobs, language, log, now } = context;
  const { form, documents, home } = await loadRequestable(context, args.params.id, args.url.pathname);
  const { about } = home;
  const chosenOf = (ids: readonly string[]) => documents.filter(({ id }) => ids.includes(String(id)));
  return handleForm(args, form, {
    thanks: 'thanksDocuments',
    about,
    failure: 'DOCUMENTS_NOT_STORED',
    // What we have is sent at once; the usual confirmation says that the agent sends it.
    confirms: (values) => chosenOf(values.documents).some(({ has_file }) => !has_file),
    decline: async (values, { idempotencyKey }) =>
      (await wereDocumentsRequested(database, {
        email: values.email,
        propertyId: about.property_id,
        documents: values.documents,
        since: new Date(now.getTime() - dayMs),
        except: idempotencyKey,
      }))
        ? 'DOCUMENTS_ALREADY'
        : undefined,
    follow: async (transaction, { id, values }) => {
      const sent = chosenOf(values.documents).filter(({ has_file }) => has_file);
      if (sent.length === 0) return;
      if (!(await countRequest(transaction, ['documents', values.email.toLowerCase()], sentADay, now)))
        return log.info({ lead: id }, 'a mail with documents is beyond the limit');
      const until = new Date(now.getTime() + linkDays * dayMs);
      const t = textsFor(language);
      await queueMail(transaction, jobs, {
        template: 'documents',
        language,
        recipient: values.email,
        leadId: id,
        now,
        data: {
          firstName: values.first_name,
          documents: await Promise.all(
            sent.map(async ({ id, kind }) => ({
              name: documentName(t, kind),
              path: await documentPath(transaction, id, until),
            })),
          ),
          until: until.toISOString(),
          agentId: about.agent_id ?? undefined,
          propertyId: about.property_id,
        },
      });
    },
  });
}

/** Where there is nothing to ask for, who asks is led to the page of the home. */
async function loadRequestable(context: RequestContext, id: string, pathname: string) {
  const home = await loadHome(context, id, pathname);
  const all = await listDocuments(context.database, { propertyId: home.about.property_id });
  const documents = all.filter(({ access }) => access === 'request');
  if (documents.length === 0) throw redirect(home.shown.href);
  const form = documentsForm(
    documents.map((document) => ({
      value: String(document.id),
      label: (language) => documentName(textsFor(language), document.kind),
    })),
  );
  return { form, documents, home };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function RequestDocuments({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
