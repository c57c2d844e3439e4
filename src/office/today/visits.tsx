import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { Part } from './part.tsx';
import type { ShownVisits } from './today.server.ts';

export function Visits({ visits: { rows, tomorrow } }: { visits: ShownVisits }) {
  const t = useOfficeTexts();
  return (
    <Part
      title={t('VISITS_TODAY')}
      note={rows.length > 0 && rows.length}
      empty={t('VISITS_NONE')}
      isEmpty={rows.length === 0}
      className="today-visits"
    >
      <ul className="today-rows">
        {rows.map((row) => (
          <Visit key={row.id} {...row} />
        ))}
      </ul>
      {tomorrow && <p className="small mt-3 text-ink-3">{tomorrow}</p>}
    </Part>
  );
}

function Visit({
  href,
  time,
  lasts,
  person,
  about,
  call,
  route,
  isNext,
  isOver,
}: Omit<ShownVisits['rows'][number], 'id'>) {
  const t = useOfficeTexts();
  return (
    <li className="today-visit" data-next={isNext || undefined} data-over={isOver || undefined}>
      <div>
        <p className={isOver ? 'text-ink-3' : 'font-semibold'}>{time}</p>
        {lasts && <p className="small text-ink-3">{lasts}</p>}
      </div>
      <div className="min-w-0">
        {isNext && <p className="tiny text-ink-3">{t('VISITS_NEXT')}</p>}
        <p className={`wrap-anywhere ${isOver ? 'text-ink-3' : 'font-semibold'}`}>
          <Link to={href} className="inline-block min-h-6 hover:underline">
            {person}
          </Link>
        </p>
        {about && (
          <p className="small text-ink-2">
            <Link to={about.href} className="inline-block min-h-6 hover:underline">
              {about.address}
            </Link>
          </p>
        )}
      </div>
      {isOver ? (
        <Link to={href} className="today-link">
          {t('VISIT_HOW')}
          <span className="sr-only"> {person}</span>
        </Link>
      ) : (
        <div className="flex gap-2">
          {call && (
            <a href={call} aria-label={t('VISIT_CALL_WHO', { person })} className="today-button">
              <Icon name="phone" size={20} />
              <span>{t('VISIT_CALL')}</span>
            </a>
          )}
          {route && about && (
            <a
              href={route}
              target="_blank"
              rel="noreferrer"
              aria-label={t('VISIT_ROUTE_TO', { address: about.address })}
              className="today-button"
            >
              <OfficeIcon name="send" size={20} />
              <span>{t('VISIT_ROUTE')}</span>
            </a>
          )}
        </div>
      )}
    </li>
  );
}
