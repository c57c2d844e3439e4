import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { headElements } from '#app/page/head.ts';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { requestContext } from '#app/request-context.ts';
import { SubjectPage } from '#app/visitor/form-page/subject-form.tsx';
import { dayOf } from '#domain/time/dates.ts';
import { absenceProblems } from '#questions/absence.ts';
import type { Route } from './+types/route.ts';
import { bookOrWish, seeAppointmentQuery } from './book-or-wish.server.ts';
import { MomentChoice } from './moment-choice.tsx';
import { RentTerms, StartOfRent } from './rent-terms.tsx';
import { formFor, loadAppointmentForm } from './request-appointment.server.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadAppointmentForm(context, await loadPropertySubject(context, params.id, url.pathname));
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const property = await loadPropertySubject(context, args.params.id, args.url.pathname);
  const { definition } = await formFor(context, property.row);
  return handleForm(args, definition, {
    about: property.about,
    checkTogether: (understood) => absenceProblems(understood, dayOf(context.now)),
    follow: (transaction, request) => bookOrWish(transaction, context, property.row, request),
    thanksQuery: (leadId) => seeAppointmentQuery(context, leadId),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

// The free places change from one moment to the next.
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { title, subject, shown, offer, terms, start, allFull } = loaderData;
  const answer = useActionData<FormAnswer>();
  const fields = shown.sections.flatMap((section) => section.fields);
  const agree = fields.find(({ name }) => name === 'terms');
  return (
    <SubjectPage
      title={title}
      subject={subject}
      beside={!agree && terms.length > 0 && <StartOfRent title={start} terms={terms} />}
    >
      {allFull ? (
        <p className="border-t border-ink pt-6">{allFull}</p>
      ) : (
        <PostForm
          shown={shown}
          answer={answer}
          own={{
            [offer.field]: <MomentChoice offer={offer} />,
            ...(agree && { terms: <RentTerms terms={terms} field={agree} /> }),
          }}
        />
      )}
    </SubjectPage>
  );
}
