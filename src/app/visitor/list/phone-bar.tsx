import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';

/**
 * Below 961 px the filters are one button beside the order, always in reach below the header. Without JavaScript it is
 * a link to the page with all fields. `unfolded`: that page; null on it.
 */
export function ListPhoneBar({
  sortMenu,
  viewLink,
  count,
  unfolded,
}: {
  sortMenu: ReactNode;
  viewLink: ReactNode;
  count: number;
  unfolded: string | null;
}) {
  const t = useTexts();
  const filters = (
    <>
      <Icon name="sliders-horizontal" />
      {count > 0 ? t('FILTERS_COUNT', { count }) : t('FILTERS')}
    </>
  );
  return (
    <div className="list-bar no-print">
      {unfolded === null ? (
        <a href="#filters">{filters}</a>
      ) : (
        <>
          <button type="button" id="open-filters" popoverTarget="filters" className="needs-script">
            {filters}
          </button>
          <Link to={unfolded} rel="nofollow" className="without-script">
            {filters}
          </Link>
        </>
      )}
      {sortMenu && <div>{sortMenu}</div>}
      {viewLink}
    </div>
  );
}
