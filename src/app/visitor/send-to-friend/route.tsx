import { handleForm } from '#app/forms/handle-form.server.ts';
import { showSubjectForm } from '#app/forms/subject-form.server.ts';
import { SubjectForm } from '#app/forms/subject-form.tsx';
import { loadHome } from '#app/property/subject.server.ts';
import { requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import { countRequest } from '#commands/lead/count-request.ts';
import { withoutAddresses } from '#domain/text/without-addresses.ts';
import { daySeconds } from '#domain/time/durations.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { Route } from './+types/route.ts';
import { friendForm } from './friend-form.ts';

/** To one address, whoever sends; and in the name of one address. */
const limits = { toFriend: { most: 3, seconds: daySeconds }, ofSender: { most: 10, seconds: daySeconds } };

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { shown: subject, reference } = await loadHome(context, params.id, url.pathname);
  return showSubjectForm(context, 'sendToFriend', { id: params.id, reference, subject }, friendForm);
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { jobs, language, log, now } = context;
  const { about } = await loadHome(context, args.params.id, args.url.pathname);
  return handleForm(args, friendForm, {
    thanks: 'thanksSendToFriend',
    about,
    follow: async (transaction, { id, values }) => {
      const { friend_email, email, first_name, last_name, remark } = values;
      const isWithin = [
        await countRequest(transaction, ['friend', friend_email.toLowerCase()], limits.toFriend, now),
        await countRequest(transaction, ['friend_of', email.toLowerCase()], limits.ofSender, now),
      ].every(Boolean);
      // Beyond the limit the answer is the same: it would tell how often others wrote to an address.
      if (!isWithin) return log.info({ lead: id }, 'a mail to a friend is beyond the limit');
      await queueMail(transaction, jobs, {
        template: 'friend',
        language,
        recipient: friend_email,
        replyTo: email,
        leadId: id,
        now,
        data: {
          senderName: withoutAddresses(`${first_name} ${last_name}`),
          senderEmail: email,
          remark: remark && withoutAddresses(remark),
          propertyId: about.property_id,
        },
      });
    },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function SendToFriend({ loaderData }: Route.ComponentProps) {
  return <SubjectForm page={loaderData} />;
}
