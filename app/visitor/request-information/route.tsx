import { requestContext } from '#server/context.ts';
import { handleForm } from '../../forms/handle-form.server.ts';
import { showSubjectForm } from '../../forms/subject-form.server.ts';
import { SubjectForm } from '../../forms/subject-form.tsx';
import { loadHome } from '../../property/subject.server.ts';
import { headElements } from '../../shell/head.ts';
import type { Route } from './+types/route.ts';
import { contactMeForm } from './contact-me-form.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { shown: subject, reference } = await loadHome(context, params.id, url.pathname);
  return showSubjectForm(context, 'requestInformation', { id: params.id, reference, subject }, contactMeForm);
}

export async function action(args: Route.ActionArgs) {
  const { about } = await loadHome(args.context.get(requestContext), args.params.id, args.url.pathname);
  return handleForm(args, contactMeForm, { thanks: 'thanksContactMe', about });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function RequestInformation({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
