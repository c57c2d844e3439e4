import { data, Form, redirect, useActionData } from 'react-router';
import { ViewingFull } from '#commands/book-viewing.ts';
import { cancelAppointment, moveAppointment, NothingToChange } from '#commands/change-appointment.ts';
import { findVisit } from '#commands/queue-visit-mails.ts';
import { appointmentPath } from '#mail/appointment-link.ts';
import { requestContext } from '#server/context.ts';
import { type FormTextKey, formTexts } from '#texts/forms.ts';
import { FormAnswerContext } from '../../forms/form-context.ts';
import { Button } from '../../interface/button.tsx';
import { Subject } from '../../property/subject.tsx';
import { headElements } from '../../shell/head.ts';
import { TimeChoice } from '../visit/time-choice.tsx';
import type { Route } from './+types/route.ts';
import { chosenTime, loadAppointment, openAppointment } from './appointment.server.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadAppointment(context, await openAppointment(context, url), url);
}

export async function action({ context: contexts, request, url }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { database, language, now } = context;
  const { id } = await openAppointment(context, url);
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  const site = { ...context, actor: 'visitor' };
  try {
    if (body.get('do') === 'cancel') {
      await cancelAppointment(site, id);
      return redirect(`${url.pathname}${url.search}`, 303);
    }
    const time = chosenTime(body);
    if (!time) return refuse('VISIT_TIME_MISSING');
    await moveAppointment(site, id, time);
    // The link that was given holds until the time at which the visit was.
    const moved = await findVisit(database, id);
    return redirect(await appointmentPath(database, language, moved ?? { id, startsAt: time }, now), 303);
  } catch (error) {
    if (error instanceof ViewingFull) return refuse('VISIT_FULL');
    // Cancelled twice: the page says how it is now.
    if (error instanceof NothingToChange) return redirect(`${url.pathname}${url.search}`, 303);
    throw error;
  }

  function refuse(key: FormTextKey) {
    return data({ problem: formTexts(language)(key) }, { status: 422 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { title, state, moments, subject, isOpen, move, cancel } = loaderData;
  const problem = useActionData<typeof action>()?.problem;
  const answer = problem
    ? {
        typed: {},
        heading: problem,
        problems: [{ field: 'time', text: problem }],
        titlePrefix: '',
        captcha: undefined,
      }
    : undefined;
  return (
    <div className="column page-end pt-6 desktop:pt-12">
      <div className="with-side-column">
        {subject && (
          <aside className="mb-8 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
            <Subject subject={subject} />
          </aside>
        )}
        <div className="desktop:col-start-1 desktop:row-start-1">
          <h1 className="d2">{title}</h1>
          <p className="lede mt-5 text-ink-2">{state}</p>
          <ul className="mt-4">
            {moments.map((moment) => (
              <li key={moment} className="py-1 font-semibold">
                {moment}
              </li>
            ))}
          </ul>
          {isOpen && (
            <>
              <section className="mt-11 border-t border-ink pt-6">
                <h2 className="d4 mb-4">{move.title}</h2>
                {move.times.length === 0 ? (
                  <p className="text-ink-3">{move.none}</p>
                ) : (
                  <FormAnswerContext value={{ answer, given: {}, formId: 'move', optional: '' }}>
                    <Form method="post" className="grid justify-items-start gap-6 *:first:w-full">
                      <TimeChoice label={move.label} times={move.times} />
                      <Button type="submit" name="do" value="move">
                        {move.submit}
                      </Button>
                    </Form>
                  </FormAnswerContext>
                )}
              </section>
              <section id="cancel" className="mt-11 scroll-mt-26 border-t border-ink pt-6">
                <h2 className="d4">{cancel.title}</h2>
                <p className="mt-1 mb-5 text-ink-3">{cancel.hint}</p>
                <Form method="post">
                  <Button type="submit" name="do" value="cancel" kind="quiet">
                    {cancel.title}
                  </Button>
                </Form>
              </section>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
