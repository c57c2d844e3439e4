import { isRouteErrorResponse } from 'react-router';
import { ButtonAnchor, ButtonLink } from '#interface/button.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export function ErrorScreen({ error, requestId }: { error: unknown; requestId: string | undefined }) {
  const t = useOfficeTexts();
  const kind = kindOf(error);
  return (
    <>
      <title>{t(kind)}</title>
      <PageHeading title={t(kind)} />
      <div className="screen">
        <p className="max-w-[36rem] text-ink-2">{t(`${kind}_HINT`)}</p>
        <p className="flex flex-wrap gap-3">
          {(kind === 'SERVER_ERROR' || kind === 'NO_CONNECTION') && (
            <ButtonAnchor href="" size="small">
              {t('TRY_AGAIN')}
            </ButtonAnchor>
          )}
          <ButtonLink to="/office/" kind="quiet" size="small">
            {t('TO_TODAY')}
          </ButtonLink>
        </p>
        {kind === 'SERVER_ERROR' && requestId && <p className="tiny text-ink-3">{requestId}</p>}
      </div>
    </>
  );
}

function kindOf(
  error: unknown,
): 'NOT_FOUND' | 'PROPERTY_GONE' | 'NOT_ALLOWED' | 'SERVER_ERROR' | 'NO_CONNECTION' {
  if (error instanceof TypeError && navigator.onLine === false) return 'NO_CONNECTION';
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'SERVER_ERROR';
  if (error.status === 404 && error.data === 'property') return 'PROPERTY_GONE';
  return error.status === 403 ? 'NOT_ALLOWED' : 'NOT_FOUND';
}
