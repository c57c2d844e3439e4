import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { requestContext } from '#app/request-context.ts';
import { showSubjectForm } from '#app/visitor/form-page/subject-form.server.ts';
import { SubjectForm } from '#app/visitor/form-page/subject-form.tsx';
import type { Route } from './+types/route.ts';
import { friendForm } from './friend-form.ts';
import { writeToFriend } from './write-to-friend.server.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { shown: subject, reference } = await loadPropertySubject(context, params.id, url.pathname);
  const about = { id: params.id, reference, subject };
  return showSubjectForm(context, 'sendToFriend', about, { form: friendForm });
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { about } = await loadPropertySubject(context, args.params.id, args.url.pathname);
  return handleForm(args, friendForm, {
    about,
    follow: (transaction, request) => writeToFriend(transaction, context, about.property_id, request),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function SendToFriend({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
