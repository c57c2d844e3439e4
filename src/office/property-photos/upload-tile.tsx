import type { Upload } from '#office/uploads/upload-queue.ts';
import { UploadWaits } from '#office/uploads/upload-waits.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Stands in the place where the photograph will be. */
export function UploadTile({ upload, onForget }: { upload: Upload; onForget: () => void }) {
  const t = useOfficeTexts();
  const { name, preview, done, state, refusal } = upload;
  const percent = Math.round(done * 100);
  return (
    <li className={`photo-tile ${state === 'refused' ? 'photo-tile-refused' : ''}`}>
      <div className="photo-frame">
        <img src={preview} alt="" className="photo-waiting" />
        {state !== 'refused' && <span className="photo-percent">{percent} %</span>}
      </div>
      <progress max={100} value={percent} aria-label={name} className="upload-progress" />
      <p className="small truncate text-ink-2">{name}</p>
      {(state === 'retrying' || state === 'logged out') && (
        <p className="small">
          <UploadWaits state={state} />
        </p>
      )}
      {state === 'refused' && (
        <p className="small text-wine">
          {refusal}{' '}
          <button type="button" onClick={onForget} className="editor-undo">
            {t('UPLOAD_PUT_AWAY')}
          </button>
        </p>
      )}
    </li>
  );
}
