import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownField } from './shown-field.ts';

/** Who writes a field in a property that a system of the agency feeds: that system, or staff. */
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
