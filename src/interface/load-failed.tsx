import { useTexts } from '#texts/use-texts.ts';

/** Stands beside the content that is still on the screen if the server did not answer. */
export function LoadFailed({ onRetry, className = '' }: { onRetry: () => void; className?: string }) {
  const t = useTexts();
  return (
    <div
      role="alert"
      className={`small flex flex-wrap items-center gap-x-5 border-l-[3px] border-wine py-1 pl-4 ${className}`}
    >
      <p>{t('API_ERROR')}</p>
      <button type="button" onClick={onRetry} className="text-link min-h-9">
        {t('TRY_AGAIN')}
      </button>
    </div>
  );
}
