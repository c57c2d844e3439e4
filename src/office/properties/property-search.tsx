import { ListSearch } from '#office/interface/list-search.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export const filterFormId = 'list-filters';

/** Beside the title; it is sent with the filters. */
export function PropertySearch({ text }: { text: string }) {
  const t = useOfficeTexts();
  return (
    <ListSearch label={t('PROPERTIES_SEARCH')} text={text} form={filterFormId}>
      <span className="list-search-key needs-script" aria-hidden="true">
        /
      </span>
    </ListSearch>
  );
}
