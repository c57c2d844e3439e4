import { ButtonLink } from '#interface/button.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedRequest } from './request.server.ts';

/** Leads from the request to an appointment, at one of the free times or at another. */
export function PlanLink({ plan: { to, isPlanned } }: Pick<LoadedRequest, 'plan'>) {
  const t = useOfficeTexts();
  return (
    <ButtonLink to={to} kind="quiet" size="small">
      <OfficeIcon name="calendar" />
      {t(isPlanned ? 'REPLY_PLAN_OTHER' : 'REPLY_PLAN')}
    </ButtonLink>
  );
}
