import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Upload } from './upload-queue.ts';

/**
 * Why a file is not being sent; empty if it is. The log-in opens in another tab, because only this one holds the file.
 */
export function UploadWaits({ state }: Pick<Upload, 'state'>) {
  const t = useOfficeTexts();
  if (state === 'retrying') return <span className="text-ochre">{t('UPLOAD_RETRYING')}</span>;
  if (state !== 'logged out') return null;
  return (
    <span className="text-ochre">
      {t('UPLOAD_LOGGED_OUT')}{' '}
      <a href="/office/login/" target="_blank" rel="noopener" className="editor-undo">
        {t('UPLOAD_LOG_IN')}
      </a>
    </span>
  );
}
