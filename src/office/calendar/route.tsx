import { useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Refusal, StatusLine } from '#office/interface/notice.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnAppointment, requireAppointment } from './act-on-appointment.server.ts';
import { type LoadedCalendar, loadCalendar } from './calendar.server.ts';
import { CalendarKeys } from './calendar-keys.tsx';
import { DayList } from './day-list.tsx';
import { useCalendarDrop } from './use-calendar-drop.ts';
import { useIsOnline } from './use-is-online.ts';
import { WeekGrid } from './week-grid.tsx';
import { Wishes } from './wishes.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCalendar(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const form = await readForm(request);
  return actOnAppointment(office, await requireAppointment(office, textOf(form, 'visit')), form);
}

/** A list of a day on a telephone; a grid of the week on wider screens. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { view, told, week, spanTitle, wishes, title, links } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const screen = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  useCalendarDrop(screen, loaderData);
  const isOfPlan = answer?.typed.do?.at(-1) === 'plan';
  return (
    <>
      <PageTitle page={t('CALENDAR')} />
      <div
        ref={screen}
        className="calendar"
        data-view={view}
        data-wishes={wishes.length}
        // Offline, the written text stays; else an error page would take its place.
        onSubmitCapture={(event) => isOnline || event.preventDefault()}
      >
        <CalendarHeading calendar={loaderData} />
        <div className="calendar-parts">
          <div className="min-w-0">
            <div className="calendar-told">
              <StatusLine>{told}</StatusLine>
              {isOfPlan && answer.problems.map(({ text }) => <Refusal key={text} title={text} />)}
            </div>
            <DayStrip calendar={loaderData} />
            <section aria-label={title} className="calendar-day">
              <DayList calendar={loaderData} answer={isOfPlan ? undefined : answer} />
            </section>
            {view !== 'list' && <WeekGrid week={week} label={spanTitle} />}
            <CalendarKeys links={links} />
            <div className="calendar-more">
              <Link to="/office/calendar/absences/" className="editor-undo">
                {t('CALENDAR_ABSENCES')}
              </Link>
              <Link to="/office/calendar/address/" className="editor-undo">
                {t('CALENDAR_ADDRESS')}
              </Link>
              {view !== 'list' && <ShownAgents calendar={loaderData} />}
            </div>
          </div>
          <Wishes wishes={wishes} />
        </div>
        <p role="status" className="calendar-connection">
          {!isOnline && t('CALENDAR_OFFLINE')}
        </p>
      </div>
    </>
  );
}

function CalendarHeading({ calendar }: { calendar: LoadedCalendar }) {
  const { title, note, spanTitle, weekText, links, view } = calendar;
  const t = useOfficeTexts();
  return (
    <header className="page-heading calendar-heading">
      <div className="min-w-0">
        <h1 className="office-title">{t('CALENDAR')}</h1>
        <p className="calendar-of-day">
          <span className="font-semibold text-ink">{title}</span>
          <span>{note}</span>
        </p>
      </div>
      <div className="calendar-turn">
        <Link
          to={links.before}
          aria-label={t(view === 'day' ? 'CALENDAR_DAY_BEFORE' : 'CALENDAR_BEFORE')}
          className="calendar-arrow"
        >
          <Icon name="chevron-left" />
        </Link>
        <p className="calendar-of-week">{spanTitle}</p>
        <Link
          to={links.after}
          aria-label={t(view === 'day' ? 'CALENDAR_DAY_AFTER' : 'CALENDAR_AFTER')}
          className="calendar-arrow"
        >
          <Icon name="chevron-right" />
        </Link>
        <p className="calendar-week-number text-ink-3">{weekText}</p>
      </div>
      <nav aria-label={t('CALENDAR_VIEWS')} className="office-tabs calendar-views">
        <Link to={links.day} aria-current={view === 'day' ? 'page' : undefined}>
          {t('DAY')}
        </Link>
        <Link to={links.week} aria-current={view === 'week' ? 'page' : undefined}>
          {t('CALENDAR_WEEK')}
        </Link>
        <Link to={links.list} aria-current={view === 'list' ? 'page' : undefined}>
          {t('CALENDAR_LIST')}
        </Link>
      </nav>
      <div className="calendar-doing">
        <ButtonLink to={links.today} kind="quiet" size="small">
          {t('TODAY')}
        </ButtonLink>
        <ButtonLink to="/office/calendar/slots/" kind="quiet" size="small">
          {t('CALENDAR_OPEN_SLOTS')}
        </ButtonLink>
        <ButtonLink to="/office/calendar/new/" size="small">
          <Icon name="plus" size={20} />
          <span className="max-tablet:sr-only">{t('CALENDAR_NEW')}</span>
        </ButtonLink>
      </div>
    </header>
  );
}

/** The agents whose columns the week shows. */
function ShownAgents({ calendar: { agents, day, view, mostAgents } }: { calendar: LoadedCalendar }) {
  const t = useOfficeTexts();
  return (
    <details className="shown-agents">
      <summary className="editor-undo">{t('CALENDAR_SHOWN_AGENTS')}</summary>
      <Form method="get" key={day}>
        <input type="hidden" name="day" value={day} />
        {view !== 'week' && <input type="hidden" name="view" value={view} />}
        <fieldset>
          <legend className="small text-ink-3">{t('CALENDAR_AGENTS_MOST', { most: mostAgents })}</legend>
          {agents.map(({ id, name, isShown }) => (
            <label key={id} className="office-choice">
              <input
                type="checkbox"
                name="agent"
                value={id}
                defaultChecked={isShown}
                className="check office-check"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" kind="quiet" size="dense">
          {t('CALENDAR_SHOW')}
        </Button>
      </Form>
    </details>
  );
}

function DayStrip({ calendar: { strip } }: { calendar: LoadedCalendar }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('CALENDAR_DAYS')} className="day-strip">
      {strip.map(({ href, label, weekday, number, count, isCurrent }) => (
        <Link key={href} to={href} aria-current={isCurrent ? 'date' : undefined}>
          <span aria-hidden="true">{weekday}</span>
          <b aria-hidden="true">{number}</b>
          <span aria-hidden="true">{count || ''}</span>
          <span className="sr-only">
            {label}, {t('CALENDAR_VISITS', { count })}
          </span>
        </Link>
      ))}
    </nav>
  );
}
