import { handleForm } from '#app/forms/handle-form.server.ts';
import { showSubjectForm } from '#app/forms/subject-form.server.ts';
import { SubjectForm } from '#app/forms/subject-form.tsx';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import type { Route } from './+types/route.ts';
import { contactMeForm } from './contact-me-form.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { shown: subject, reference } = await loadPropertySubject(context, params.id, url.pathname);
  const about = { id: params.id, reference, subject };
  return showSubjectForm(context, 'requestInformation', about, contactMeForm(context.settings));
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { about } = await loadPropertySubject(context, args.params.id, args.url.pathname);
  return handleForm(args, contactMeForm(context.settings), { about });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function RequestInformation({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
