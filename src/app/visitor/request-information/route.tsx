import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { appointmentLawIn } from '#app/property/appointment-law.server.ts';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { showSubjectForm } from '#app/visitor/form-page/subject-form.server.ts';
import { SubjectForm } from '#app/visitor/form-page/subject-form.tsx';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { Route } from './+types/route.ts';
import { informationForm } from './information-form.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { row, shown: subject, reference } = await loadPropertySubject(context, params.id, url.pathname);
  const about = { id: params.id, reference, subject };
  return showSubjectForm(context, 'requestInformation', about, { form: formFor(context, row) });
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { row, about } = await loadPropertySubject(context, args.params.id, args.url.pathname);
  return handleForm(args, formFor(context, row), { about });
}

function formFor(context: RequestContext, row: PropertyRow) {
  return informationForm(context.settings, { isListed: appointmentLawIn(context, row) !== undefined });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function RequestInformation({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
