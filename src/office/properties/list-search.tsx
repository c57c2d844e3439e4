import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export const filterFormId = 'list-filters';

/** Beside the title; it is sent with the filters. */
export function ListSearch({ text }: { text: string }) {
  const t = useOfficeTexts();
  return (
    <search className="list-search">
      <OfficeIcon name="search" />
      <input
        type="search"
        name="text"
        form={filterFormId}
        defaultValue={text}
        maxLength={100}
        aria-label={t('PROPERTIES_SEARCH')}
        placeholder={t('PROPERTIES_SEARCH')}
        className="field office-field"
      />
      <span className="list-search-key needs-script" aria-hidden="true">
        /
      </span>
    </search>
  );
}
