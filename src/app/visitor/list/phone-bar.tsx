import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';

const look = 'facts flex min-h-13 items-center justify-center gap-2.5 font-semibold';

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
    <div className="no-print sticky top-16 z-20 grid auto-cols-fr grid-flow-col border-y max-tablet:-mx-5 border-b-line border-t-ink bg-paper desktop:hidden">
      {unfolded === null ? (
        <a href="#filters" className={look}>
          {filters}
        </a>
      ) : (
        <>
          <button type="button" id="open-filters" popoverTarget="filters" className={`needs-script ${look}`}>
            {filters}
          </button>
          <Link to={unfolded} rel="nofollow" className={`without-script ${look}`}>
            {filters}
          </Link>
        </>
      )}
      {sortMenu && <div className="flex items-center justify-center border-l border-line">{sortMenu}</div>}
      {viewLink}
    </div>
  );
}
