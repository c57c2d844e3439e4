import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { FirstName } from '#office/requests/first-name.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedRequest } from './request.server.ts';

/** Who asked, how long they have waited, and the quick actions on the request. */
export function RequestHead({ request }: { request: LoadedRequest }) {
  const { person, form, when, waits, lateness, status, neighbours } = request;
  const t = useOfficeTexts();
  const color = lateness === 'late' ? 'text-wine' : lateness === 'soon' ? 'text-ochre' : 'text-ink-2';
  return (
    <header className="page-heading request-head">
      <div className="request-who">
        <Link to="/office/requests/" aria-label={t('INBOX_BACK')} className="request-arrow -ml-3">
          <Icon name="chevron-left" />
        </Link>
        <div className="min-w-0 grow">
          <h1 className="office-title wrap-anywhere">{person}</h1>
          <p className="parts small text-ink-3">
            <span>{form}</span>
            <span>{when}</span>
            <span>{waits ? <strong className={color}>{waits}</strong> : status.text}</span>
          </p>
        </div>
      </div>
      {neighbours && (
        <nav aria-label={t('INBOX')} className="request-neighbours">
          <span className="small text-ink-3">
            <span aria-hidden="true">{neighbours.short}</span>
            <span className="sr-only">{neighbours.text}</span>
          </span>
          {neighbours.before && (
            <Link to={neighbours.before} aria-label={t('INBOX_BEFORE')} className="request-arrow">
              <Icon name="chevron-left" />
            </Link>
          )}
          {neighbours.after && (
            <Link to={neighbours.after} aria-label={t('INBOX_AFTER')} className="request-arrow">
              <Icon name="chevron-right" />
            </Link>
          )}
        </nav>
      )}
      <div className="request-actions">
        <Work request={request} />
        <a href="#note" className="button button-quiet button-small tablet:hidden">
          <OfficeIcon name="pencil" />
          {t('WORK_NOTE_BUTTON')}
        </a>
        <Form method="post">
          {status.kind === 'done' || status.kind === 'spam' ? (
            <Button type="submit" name="do" value="status:open" kind="quiet" size="small">
              {t('INBOX_SET_OPEN')}
            </Button>
          ) : (
            <Button type="submit" name="do" value="status:done" kind="quiet" size="small">
              <Icon name="check" />
              {t('INBOX_SET_DONE')}
            </Button>
          )}
        </Form>
      </div>
    </header>
  );
}

/** Assigns the request, snoozes it, or marks it as spam. */
function Work({ request: { colleagues, assigned, isSnoozed, status } }: { request: LoadedRequest }) {
  const t = useOfficeTexts();
  const isOver = status.kind === 'done' || status.kind === 'spam';
  const name = colleagues.find(({ value }) => value === assigned)?.label ?? t('INBOX_NOBODY');
  return (
    <details className="chosen-menu request-work">
      <summary className="button button-quiet button-small">
        <Icon name="user-round" />
        <FirstName name={name} />
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="request-work-panel">
        <Form method="post" className="request-work-row">
          <select
            key={assigned}
            name="staff"
            aria-label={t('WORK_ASSIGNED_TO')}
            defaultValue={assigned}
            className="field office-field office-select"
          >
            <option value="">{t('INBOX_NOBODY')}</option>
            {colleagues.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Button type="submit" name="do" value="assign" kind="quiet" size="dense">
            {t('INBOX_ASSIGN')}
          </Button>
        </Form>
        {isSnoozed ? (
          <Form method="post">
            <Button type="submit" name="do" value="take-up" kind="quiet" size="dense">
              {t('WORK_TAKE_UP')}
            </Button>
          </Form>
        ) : (
          !isOver && (
            <Form method="post" className="request-work-row">
              <select
                name="until"
                aria-label={t('WORK_SNOOZE_UNTIL')}
                className="field office-field office-select"
              >
                <option value="tomorrow">{t('WORK_TOMORROW')}</option>
                <option value="three-days">{t('WORK_THREE_DAYS')}</option>
                <option value="monday">{t('WORK_MONDAY')}</option>
              </select>
              <Button type="submit" name="do" value="snooze" kind="quiet" size="dense">
                {t('WORK_SNOOZE')}
              </Button>
            </Form>
          )
        )}
        {status.kind !== 'spam' && (
          <Form method="post">
            <Button type="submit" name="do" value="status:spam" kind="quiet" size="dense">
              {t('INBOX_SET_SPAM')}
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}
