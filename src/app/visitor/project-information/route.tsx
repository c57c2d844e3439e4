import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { loadProjectSubject } from '#app/property/subject.server.ts';
import { requestContext } from '#app/request-context.ts';
import { showSubjectForm } from '#app/visitor/form-page/subject-form.server.ts';
import { SubjectForm } from '#app/visitor/form-page/subject-form.tsx';
import type { Route } from './+types/route.ts';
import { projectForm } from './project-form.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { shown: subject, reference } = await loadProjectSubject(context, params.id, url.pathname);
  const about = { id: params.id, reference, subject };
  const form = projectForm(context.settings);
  const given = { wish: url.searchParams.getAll('wish') };
  return showSubjectForm(context, 'projectInformation', about, { form, given });
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { about } = await loadProjectSubject(context, args.params.id, args.url.pathname);
  return handleForm(args, projectForm(context.settings), { about });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function ProjectInformation({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
