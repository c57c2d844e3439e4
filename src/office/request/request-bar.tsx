import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedRequest } from './request.server.ts';

/** The actions on a request, on a phone in place of the bar of the office. */
export function RequestBar({ facts, plan }: Pick<LoadedRequest, 'facts' | 'plan'>) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('REPLY_BAR')} className="own-bar request-bar">
      <a href="#answer" className="button button-small">
        {t('REQUEST_ANSWER')}
      </a>
      {facts.phone && (
        <a href={facts.phone.href} className="button button-quiet button-small">
          <Icon name="phone" size={20} />
          {t('VISIT_CALL')}
        </a>
      )}
      <Link to={plan.to} className="button button-quiet button-small">
        <OfficeIcon name="calendar" />
        {t('CALENDAR_PLAN')}
      </Link>
    </nav>
  );
}
