import { isRouteErrorResponse } from 'react-router';
import { ButtonAnchor, ButtonLink } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export function ErrorScreen({ error, requestId }: { error: unknown; requestId: string | undefined }) {
  const t = useOfficeTexts();
  const kind = kindOf(error);
  return (
    <div className="max-w-[42rem] px-5 py-10 tablet:px-8">
      <title>{t(kind)}</title>
      <h1 className="d4">{t(kind)}</h1>
      <p className="mt-3 text-ink-2">{t(`${kind}_HINT`)}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {(kind === 'SERVER_ERROR' || kind === 'NO_CONNECTION') && (
          <ButtonAnchor href="" size="small">
            {t('TRY_AGAIN')}
          </ButtonAnchor>
        )}
        <ButtonLink to="/office/" kind="quiet" size="small">
          {t('TO_TODAY')}
        </ButtonLink>
      </p>
      {kind === 'SERVER_ERROR' && requestId && <p className="tiny mt-4 text-ink-3">{requestId}</p>}
    </div>
  );
}

function kindOf(error: unknown): 'NOT_FOUND' | 'NOT_ALLOWED' | 'SERVER_ERROR' | 'NO_CONNECTION' {
  if (error instanceof TypeError && navigator.onLine === false) return 'NO_CONNECTION';
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'SERVER_ERROR';
  return error.status === 403 ? 'NOT_ALLOWED' : 'NOT_FOUND';
}
