import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownField } from './shown-field.ts';

/** Whether the import or staff write this field, in an imported property. */
export function SourceMark({ field: { fedBy, lock } }: { field: ShownField }) {
  const t = useOfficeTexts();
  if (!fedBy && !lock) return null;
  return (
    <span className="source-mark">
      <OfficeIcon name={fedBy ? 'cloud-download' : 'lock'} size={16} />
      {fedBy?.source ?? t('EDITOR_MANAGED')}
    </span>
  );
}
