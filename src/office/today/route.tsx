import { Link } from '#interface/link.tsx';
import { EmptyState, Notice } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { NoProperties } from '#office/properties/no-properties.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { Documents } from './documents.tsx';
import { Lacking } from './lacking.tsx';
import { Requests } from './requests.tsx';
import { loadToday } from './today.server.ts';
import { Visits } from './visits.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadToday(context.get(officeContext));
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { day, hasNothing, requests, visits, lacking, documents, alarms, mails, isBeginning } = loaderData;
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('TODAY')} />
      <PageHeading title={t('TODAY')} note={day} />
      <div className="screen">
        {alarms.map(({ href, title, hint, open }) => (
          <Notice
            key={href}
            kind="wrong"
            title={title}
            action={
              <Link to={href} className="today-link">
                {open}
              </Link>
            }
          >
            <span className="wrap-anywhere">{hint}</span>
          </Notice>
        ))}
        {mails && (
          <Notice kind="soon" title={mails.title}>
            <span className="wrap-anywhere">{mails.to}</span>
          </Notice>
        )}
        {isBeginning && <NoProperties />}
        {hasNothing && <EmptyState title={t('NOTHING_TODAY')} hint={t('NOTHING_TODAY_HINT')} />}
        <div className="today-parts">
          {/* On a telephone the next viewing comes first. */}
          {visits && <Visits visits={visits} />}
          {requests && <Requests requests={requests} />}
          {lacking && <Lacking lacking={lacking} />}
          {documents && <Documents documents={documents} />}
        </div>
      </div>
    </>
  );
}
