import { Button } from '#interface/button.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { DropZone } from '#office/uploads/drop-zone.tsx';
import { FileButton } from '#office/uploads/file-button.tsx';
import type { UploadQueue } from '#office/uploads/upload-queue.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

const KINDS = 'image/jpeg,image/png,image/webp';

/** Adds photographs by dropping, choosing or the camera. Without JavaScript a button sends the chosen ones. */
export function AddPhotos({ queue }: { queue: UploadQueue | undefined }) {
  const t = useOfficeTexts();
  const take = queue && ((files: FileList) => queue.add([...files]));
  return (
    <DropZone onDrop={(files) => take?.(files)}>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton name="file" accept={KINDS} multiple onFiles={take}>
          <OfficeIcon name="upload" />
          {t('PHOTOS_CHOOSE')}
        </FileButton>
        <FileButton
          accept={KINDS}
          capture="environment"
          onFiles={take}
          className="button-quiet camera-button needs-script"
        >
          <OfficeIcon name="camera" />
          {t('PHOTOS_CAMERA')}
        </FileButton>
        <Button type="submit" name="do" value="upload" kind="quiet" size="small" className="without-script">
          {t('PHOTOS_SEND')}
        </Button>
      </div>
      <p className="small text-ink-3">{t('PHOTOS_HINT')}</p>
    </DropZone>
  );
}
