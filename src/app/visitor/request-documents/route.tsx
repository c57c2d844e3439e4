import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { showSubjectForm } from '#app/visitor/form-page/subject-form.server.ts';
import { SubjectForm } from '#app/visitor/form-page/subject-form.tsx';
import type { Route } from './+types/route.ts';
import { chosenIn, loadRequestable, wereAskedBefore } from './requested-documents.server.ts';
import { sendDocuments } from './send-documents.server.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { form, property } = await loadRequestable(context, params.id, url.pathname);
  const { reference, shown: subject } = property;
  return showSubjectForm(context, 'requestDocuments', { id: params.id, reference, subject }, { form });
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { form, documents, property } = await loadRequestable(context, args.params.id, args.url.pathname);
  const { about } = property;
  return handleForm(args, form, {
    about,
    decline: async (values, sender) =>
      (await wereAskedBefore(context, about.property_id, values, sender)) ? 'DOCUMENTS_ALREADY' : undefined,
    // Documents that we have are sent at once; the usual confirmation says that the agent sends them.
    confirms: (values) => chosenIn(documents, values).some(({ has_file }) => !has_file),
    follow: (transaction, request) =>
      sendDocuments(transaction, context, { about, documents: chosenIn(documents, request.values) }, request),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function RequestDocuments({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
