import { Button } from '#interface/button.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { SelectField } from '#office/interface/text-field.tsx';
import { DropZone } from '#office/uploads/drop-zone.tsx';
import { FileButton } from '#office/uploads/file-button.tsx';
import type { UploadQueue } from '#office/uploads/upload-queue.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedDocuments } from './documents.server.ts';

const TYPES = 'application/pdf,image/jpeg,image/png';

/**
 * Adds several files at once, all of one kind or each of the kind that its name tells. Without JavaScript a button
 * sends them.
 */
export function AddDocuments({
  queue,
  loaded: { kinds, accesses },
}: {
  queue: UploadQueue | undefined;
  loaded: LoadedDocuments;
}) {
  const t = useOfficeTexts();
  const take =
    queue &&
    ((files: FileList, fields: FormData) =>
      queue.add([...files], { kind: String(fields.get('kind')), access: String(fields.get('access')) }));
  return (
    <DropZone onDrop={(files, fields) => take?.(files, fields)}>
      <div className="add-documents">
        <SelectField
          name="kind"
          label={t('DOCUMENT_KIND')}
          choices={kinds}
          empty={t('DOCUMENT_KIND_BY_NAME')}
        />
        <SelectField name="access" label={t('DOCUMENT_ACCESS')} choices={accesses} />
        <div className="flex flex-wrap items-center gap-3">
          <FileButton name="file" accept={TYPES} multiple onFiles={take}>
            <OfficeIcon name="upload" />
            {t('DOCUMENTS_CHOOSE')}
          </FileButton>
          <Button type="submit" name="do" value="upload" kind="quiet" size="small" className="without-script">
            {t('PHOTOS_SEND')}
          </Button>
        </div>
      </div>
      <p className="small text-ink-3">{t('DOCUMENTS_HINT')}</p>
    </DropZone>
  );
}
