import type { Upload } from '#office/uploads/upload-queue.ts';
import { UploadWaits } from '#office/uploads/upload-waits.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Stands in the place where the document will be. */
export function UploadRow({ upload, onForget }: { upload: Upload; onForget: () => void }) {
  const t = useOfficeTexts();
  const { name, done, state, refusal } = upload;
  const percent = Math.round(done * 100);
  return (
    <li className="document-row document-upload">
      <p className="document-name wrap-anywhere font-semibold">{name}</p>
      {state === 'refused' ? (
        <p className="small text-wine">
          {refusal}{' '}
          <button type="button" onClick={onForget} className="editor-undo">
            {t('UPLOAD_PUT_AWAY')}
            <span className="sr-only">: {name}</span>
          </button>
        </p>
      ) : (
        <div>
          <progress max={100} value={percent} aria-label={name} className="upload-progress" />
          <p className="small text-ink-3">
            {state === 'retrying' || state === 'logged out' ? <UploadWaits state={state} /> : `${percent} %`}
          </p>
        </div>
      )}
    </li>
  );
}
