import { Form, useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { actOnAppointment, requireAppointment } from '#office/calendar/act-on-appointment.server.ts';
import { ResultForm } from '#office/calendar/result-form.tsx';
import { SpanFields } from '#office/calendar/span-fields.tsx';
import { TakeSlot } from '#office/calendar/take-slot.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import { Facts } from '#office/interface/facts.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { type LoadedAppointment, loadAppointment } from './appointment.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadAppointment(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  return actOnAppointment(office, await requireAppointment(office, params.id), await readForm(request));
}

/** One appointment: who, where and when. It is planned, moved, cancelled and closed here. */
export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { person, state, back, mayPlan, mayClose, result, again } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={person} />
      <PageHeading
        title={person}
        note={<Sign kind={state.kind}>{state.text}</Sign>}
        actions={
          <Link to={back} className="editor-undo">
            {t('CALENDAR_TO_CALENDAR')}
          </Link>
        }
      />
      <div className="screen visit-screen">
        <section aria-label={t('CALENDAR_VISIT')}>
          <Particulars visit={loaderData} />
        </section>
        <div className="flex flex-col gap-10">
          {mayClose && (
            <section>
              <h2 className="office-section">{t('CALENDAR_RESULT')}</h2>
              <ResultForm result={result} answer={answerTo(answer, 'result')} />
            </section>
          )}
          {again && (
            <p>
              <ButtonLink to={again} kind="quiet" size="small">
                {t('CALENDAR_AGAIN')}
              </ButtonLink>
            </p>
          )}
          {mayPlan && <Planning visit={loaderData} answer={answerTo(answer, 'plan')} />}
          {mayPlan && (
            <section>
              <h2 className="office-section">{t('CALENDAR_CANCEL')}</h2>
              <p className="mb-3 text-ink-2">{t('CALENDAR_CANCEL_HINT')}</p>
              <Form method="post">
                <Button type="submit" name="do" value="cancel" kind="quiet" size="small">
                  {t('CALENDAR_CANCEL_NOW')}
                </Button>
              </Form>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function Particulars({ visit }: { visit: LoadedAppointment }) {
  const { when, wished, about, reference, route, agent, phone, email, remark, request } = visit;
  const t = useOfficeTexts();
  const facts = [
    when && { term: t('CALENDAR_WHEN'), value: when },
    wished.length > 0 && {
      term: t('CALENDAR_WISHED'),
      value: wished.map((moment) => (
        <span key={moment} className="block">
          {moment}
        </span>
      )),
    },
    about && {
      term: reference,
      value: (
        <Link to={about.href} className="editor-undo">
          {about.address}
        </Link>
      ),
    },
    route && {
      term: t('VISIT_ROUTE'),
      value: (
        <a href={route} target="_blank" rel="noreferrer" className="editor-undo">
          {t('CALENDAR_ROUTE_OPEN')}
        </a>
      ),
    },
    { term: t('CALENDAR_AGENT'), value: agent },
    phone && {
      term: t('CALENDAR_PHONE'),
      value: phone.href ? (
        <a href={phone.href} className="editor-undo">
          {phone.text}
        </a>
      ) : (
        phone.text
      ),
    },
    email && {
      term: t('EMAIL'),
      value: (
        <a href={`mailto:${email}`} className="editor-undo wrap-anywhere">
          {email}
        </a>
      ),
    },
    request && {
      term: t('CALENDAR_REQUEST'),
      value: (
        <Link to={request} className="editor-undo">
          {t('CALENDAR_REQUEST_OPEN')}
        </Link>
      ),
    },
    remark && { term: t('CALENDAR_REMARK'), value: <span className="whitespace-pre-line">{remark}</span> },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object')} />;
}

function Planning({ visit, answer }: { visit: LoadedAppointment; answer: FormAnswer | undefined }) {
  const { when, agents, slots, given } = visit;
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t(when ? 'CALENDAR_MOVE' : 'CALENDAR_PLAN')}</h2>
      <TakeSlot slots={slots} />
      <OfficeForm answer={answer} given={given}>
        <SpanFields agents={agents} />
        <p className="small text-ink-3">{t('CALENDAR_MAILS_HINT')}</p>
        <p>
          <Button type="submit" name="do" value="plan" size="small">
            {t(when ? 'CALENDAR_MOVE' : 'CALENDAR_PLAN')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}
