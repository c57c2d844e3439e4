import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** Below 961 px the filters are one button beside the order, always in reach below the header. */
export function ListPhoneBar({
  sortMenu,
  viewLink,
  count,
}: {
  sortMenu: ReactNode;
  viewLink: ReactNode;
  count: number;
}) {
  const t = useTexts();
  return (
    <div className="no-print sticky top-16 z-20 grid auto-cols-fr grid-flow-col border-y max-tablet:-mx-5 border-b-line border-t-ink bg-paper desktop:hidden">
      <button
        type="button"
        id="open-filters"
        popoverTarget="filters"
        className="facts flex min-h-13 items-center justify-center gap-2.5 font-semibold"
      >
        <Icon name="sliders-horizontal" />
        {count > 0 ? t('FILTERS_COUNT', { count }) : t('FILTERS')}
      </button>
      <div className="flex items-center justify-center border-l border-line">{sortMenu}</div>
      {viewLink}
    </div>
  );
}
