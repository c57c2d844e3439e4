import { Link } from '#interface/link.tsx';
import { RequestPicture } from '#office/requests/request-picture.tsx';
import { Waits } from '#office/requests/waits.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { Part } from './part.tsx';
import type { ShownRequests } from './today.server.ts';

/** The visitor who has waited longest comes first. */
export function Requests({ requests: { rows, total, more } }: { requests: ShownRequests }) {
  const t = useOfficeTexts();
  return (
    <Part
      title={t('REQUESTS_WAITING')}
      note={total > 0 && total}
      empty={t('REQUESTS_NONE')}
      isEmpty={rows.length === 0}
      className="today-requests"
    >
      <ul className="today-rows">
        {rows.map((row) => (
          <Request key={row.id} request={row} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3">
          <Link to="/office/requests/" className="today-link">
            {t('REQUESTS_MORE', { count: more })}
          </Link>
        </p>
      )}
    </Part>
  );
}

function Request({ request }: { request: ShownRequests['rows'][number] }) {
  const { href, person, remark, form, wish, about, project, waits, lateness, assigned } = request;
  const t = useOfficeTexts();
  return (
    <li className="today-request">
      <p className="today-waits">
        <Waits text={waits} lateness={lateness} />
      </p>
      <RequestPicture request={request} />
      <div className="min-w-0">
        <p className="parts wrap-anywhere">
          <span>
            <Link to={href} className="inline-block min-h-6 font-semibold hover:underline">
              {person}
            </Link>
          </span>
          <span className="text-ink-2">{form}</span>
        </p>
        {(remark || wish) && <p className="small today-remark">{remark || wish}</p>}
        <p className="small text-ink-3">
          {about ? (
            <Link to={about.href} className="inline-block min-h-6 hover:underline">
              {about.type}, {about.address}
            </Link>
          ) : (
            (project ?? t('REQUEST_NO_PROPERTY'))
          )}
        </p>
      </div>
      <p className="today-assigned">
        {assigned && (
          <>
            <span className="monogram monogram-small" aria-hidden="true" data-initials={assigned.initials} />
            <span className="sr-only">{assigned.name}</span>
          </>
        )}
      </p>
      <Link to={href} aria-label={t('REQUEST_ANSWER_TO', { person })} className="today-link">
        {t('REQUEST_ANSWER')}
      </Link>
    </li>
  );
}
