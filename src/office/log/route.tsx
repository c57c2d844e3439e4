import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadLog } from './log.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLog(context.get(officeContext), url);
}

export default function Log({ loaderData }: Route.ComponentProps) {
  const { given, actors, days, csv, older, newest } = loaderData;
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('LOG')} />
      <PageHeading
        title={t('LOG')}
        actions={
          <a href={csv} download className="door-link">
            {t('LOG_CSV')}
          </a>
        }
      />
      <div className="screen">
        <form method="get" className="log-filter">
          <label>
            <span className="office-label">{t('WHO')}</span>
            <select name="who" defaultValue={given.who} className="field office-field office-select">
              <option value="">{t('EVERYBODY')}</option>
              {actors.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="office-label">{t('FROM_DAY')}</span>
            <input type="date" name="from" defaultValue={given.from} className="field office-field" />
          </label>
          <label>
            <span className="office-label">{t('UNTIL_DAY')}</span>
            <input type="date" name="until" defaultValue={given.until} className="field office-field" />
          </label>
          <label>
            <span className="office-label">{t('LOG_ABOUT')}</span>
            <input name="about" defaultValue={given.about} maxLength={100} className="field office-field" />
          </label>
          <Button type="submit" kind="quiet" size="small">
            {t('FILTER')}
          </Button>
        </form>
        {days.length === 0 && (
          <EmptyState
            title={t('LOG_EMPTY')}
            hint={t('LOG_EMPTY_HINT')}
            action={
              <ButtonLink to="/office/log/" kind="quiet" size="small">
                {t('SHOW_ALL')}
              </ButtonLink>
            }
          />
        )}
        {days.map(({ day, entries }) => (
          <section key={day}>
            <h2 className="office-section">{day}</h2>
            <ul className="log-day">
              {entries.map(({ id, time, who, what, about, to }) => (
                <li key={id}>
                  <span className="text-ink-3">{time}</span>
                  <span className="font-medium">{who}</span>
                  <span>
                    {what}{' '}
                    {to ? (
                      <Link to={to} className="text-ink-2 underline underline-offset-4">
                        {about}
                      </Link>
                    ) : (
                      <span className="text-ink-3">{about}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <nav aria-label={t('PAGES')} className="flex gap-6">
          {newest && (
            <Link to={newest} className="door-link">
              {t('LOG_NEWEST')}
            </Link>
          )}
          {older && (
            <Link to={older} className="door-link">
              {t('LOG_OLDER')}
            </Link>
          )}
        </nav>
      </div>
    </>
  );
}
