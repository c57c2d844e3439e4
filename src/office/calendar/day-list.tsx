import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { EmptyState } from '#office/interface/notice.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedCalendar } from './calendar.server.ts';
import type { ShownAppointment } from './present-appointment.server.ts';
import { ResultForm } from './result-form.tsx';

/** The appointments of a day, for an agent on the way. */
export function DayList({ calendar, answer }: { calendar: LoadedCalendar; answer: FormAnswer | undefined }) {
  const { visits, openDays, absences } = calendar;
  const t = useOfficeTexts();
  return (
    <>
      {absences.map((absence) => (
        <p key={absence} className="visit-absence">
          {absence}
        </p>
      ))}
      {openDays.map(({ href, text, about }) => (
        <p key={`${href} ${text}`} className="visit-absence">
          <Link to={href} className="editor-undo">
            {text}
          </Link>{' '}
          <span className="block">{about}</span>
        </p>
      ))}
      {visits.length === 0 ? (
        <EmptyState title={t('CALENDAR_EMPTY')} hint={t('CALENDAR_EMPTY_HINT')} />
      ) : (
        <ol className="visit-list">
          {visits.map((visit) => (
            <Visit
              key={visit.id}
              visit={visit}
              answer={Number(answer?.typed.visit?.at(-1)) === visit.id ? answer : undefined}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function Visit({ visit, answer }: { visit: ShownAppointment; answer: FormAnswer | undefined }) {
  const { href, from, to, person, about, agent, state, isOver, isOpen, picture, call, route, result } = visit;
  const t = useOfficeTexts();
  return (
    <li className="visit-row">
      <p className="visit-time">
        <span className="font-semibold">{from}</span>
        <span className="small text-ink-3">{to}</span>
      </p>
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={href} className="visit-name">
            {person}
          </Link>
        </h2>
        {about && <p className="text-ink-2">{about.address}</p>}
        <p className="small mt-1 flex flex-wrap items-baseline gap-x-4">
          <Sign kind={state.kind}>{state.text}</Sign>
          <span className="text-ink-3">{agent}</span>
        </p>
      </div>
      {picture && (
        <img src={picture} alt="" width={72} height={54} loading="lazy" className="visit-picture" />
      )}
      <div className="visit-actions">
        {!isOver && route && about && (
          <a
            href={route}
            target="_blank"
            rel="noreferrer"
            aria-label={t('VISIT_ROUTE_TO', { address: about.address })}
            className="button button-quiet button-small"
          >
            <OfficeIcon name="send" />
            {t('VISIT_ROUTE')}
          </a>
        )}
        {!isOver && call && (
          <a
            href={call}
            aria-label={t('VISIT_CALL_WHO', { person })}
            className="button button-quiet button-small"
          >
            <Icon name="phone" size={20} />
            {t('VISIT_CALL')}
          </a>
        )}
        {isOver && (
          <details open={isOpen || answer ? true : undefined} className="visit-closing">
            <summary className="text-link">{t(isOpen ? 'CALENDAR_CLOSE' : 'CALENDAR_CORRECT')}</summary>
            <ResultForm result={result} answer={answer} />
          </details>
        )}
      </div>
    </li>
  );
}
