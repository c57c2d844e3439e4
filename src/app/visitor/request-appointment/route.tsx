import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { headElements } from '#app/page/head.ts';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { Subject } from '#app/property/subject.tsx';
import { requestContext } from '#app/request-context.ts';
import { dayOf } from '#domain/time/dates.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
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
  const { title, subject, back, shown, offer, terms, start, allFull } = loaderData;
  const answer = useActionData<FormAnswer>();
  const fields = shown.sections.flatMap((section) => section.fields);
  const field = (name: string) => fields.find((each) => each.name === name);
  const agree = field('terms');
  return (
    <div className="column page-end">
      <p className="py-3 tablet:py-6">
        <Link
          to={subject.href}
          className="tiny inline-flex items-center gap-2 font-medium underline-offset-4 hover:underline"
        >
          <Icon name="chevron-left" size={16} />
          {back}
        </Link>
      </p>
      <div className="with-side-column">
        <aside className="mb-5 tablet:mb-8 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <Subject subject={subject} />
          {!agree && terms.length > 0 && <StartOfRent title={start} terms={terms} />}
        </aside>
        <div className="desktop:col-start-1 desktop:row-start-1">
          <h1 className="d2 mb-5 tablet:mb-8">{title}</h1>
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
        </div>
      </div>
    </div>
  );
}
