import { data, Form, redirect, useActionData } from 'react-router';
import { FormAnswerContext } from '#app/forms/form-context.ts';
import { headElements } from '#app/page/head.ts';
import { Subject } from '#app/property/subject.tsx';
import { requestContext } from '#app/request-context.ts';
import { SlotFull } from '#commands/appointment/book-appointment.ts';
import {
  cancelAppointment,
  moveAppointment,
  NothingToChange,
  wishOtherMoments,
} from '#commands/appointment/change-appointment.ts';
import { TooManyRequests } from '#commands/lead/count-request.ts';
import { findAppointment } from '#database/appointment/appointments.ts';
import { Button, ButtonAnchor } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { appointmentPath } from '#links/appointment-link.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import type { Route } from './+types/route.ts';
import { chosenMoments, chosenTime, loadAppointment, openAppointment } from './appointment.server.ts';
import { MoveForm, WishForm } from './move-form.tsx';

export const handle = { isPersonal: true };

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadAppointment(context, await openAppointment(context, url), url);
}

export async function action({ context: contexts, request, url }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { database, language, now } = context;
  const appointment = await openAppointment(context, url);
  const { id } = appointment;
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  const site = { ...context, actor: 'visitor' };
  const asItIs = redirect(`${url.pathname}${url.search}`, 303);
  try {
    if (body.get('do') === 'cancel') {
      await cancelAppointment(site, id);
      return asItIs;
    }
    if (body.get('do') === 'wish') {
      const ticked = body.getAll('moments').map(String);
      if (ticked.length === 0) return refuse('moments', 'APPOINTMENT_MOMENTS_MISSING');
      const moments = await chosenMoments(context, appointment, ticked);
      if (!moments) return refuse('moments', 'APPOINTMENT_FULL');
      await wishOtherMoments(site, id, moments);
      return asItIs;
    }
    const time = chosenTime(body);
    if (!time) return refuse('time', 'APPOINTMENT_TIME_MISSING');
    await moveAppointment(site, id, time);
    // The visitor's link is valid only until the former time.
    const moved = await findAppointment(database, id);
    return redirect(await appointmentPath(database, language, moved ?? { id, startsAt: time }, now), 303);
  } catch (error) {
    if (error instanceof SlotFull) return refuse('time', 'APPOINTMENT_FULL');
    if (error instanceof TooManyRequests)
      return refuse(body.get('do') === 'wish' ? 'moments' : 'time', 'TOO_MANY', 429);
    // It was cancelled twice: the page shows the state of the appointment.
    if (error instanceof NothingToChange) return asItIs;
    throw error;
  }

  function refuse(field: 'time' | 'moments', key: FormTextKey, status = 422) {
    const typed = { [field]: body.getAll(field).map(String) };
    return data({ field, problem: formTexts(language)(key), typed }, { status });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { title, state, moments, subject, isOpen, calendar, move, wish, cancel } = loaderData;
  const refused = useActionData<typeof action>();
  const answer = refused && {
    typed: refused.typed,
    heading: refused.problem,
    problems: [{ field: refused.field, text: refused.problem }],
    titlePrefix: '',
    captcha: undefined,
  };
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
          {calendar && (
            <ButtonAnchor href={calendar.href} kind="quiet" className="mt-6">
              <Icon name="calendar" />
              {calendar.label}
            </ButtonAnchor>
          )}
          {isOpen && (
            <>
              <section className="mt-11 border-t border-ink pt-6">
                <FormAnswerContext
                  value={{ answer, given: { moments: wish?.given ?? [] }, formId: 'move', optional: '' }}
                >
                  {wish ? <WishForm wish={wish} /> : <MoveForm move={move} />}
                </FormAnswerContext>
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
