import { Status } from '#app/interface/status.tsx';
import type { ShownCalendarVisit } from './calendar-visits.server.ts';
import { Firm, RowTable } from './row-table.tsx';

export type VisitHeads = { when: string; who: string; status: string; remark: string; home: string };

/** `homes`: of several, which one each visit was to, by its id. */
export function CalendarVisits({
  label,
  heads,
  visits,
  homes,
}: {
  label: string;
  heads: VisitHeads;
  visits: ShownCalendarVisit[];
  homes?: Record<number, string>;
}) {
  const { when, who, status, remark, home } = heads;
  return (
    <RowTable
      label={label}
      heads={[when, ...(homes ? [home] : []), who, status, remark]}
      rows={visits.map((visit) => ({
        id: visit.id,
        cells: [
          <Firm key="when">{visit.when}</Firm>,
          ...(homes ? [homes[visit.propertyId]] : []),
          <Firm key="who">{visit.who}</Firm>,
          <Status key="status" status={visit.status} />,
          visit.remark || '–',
        ],
        phone: (
          <>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{visit.when}</span>
              <Status status={visit.status} />
            </p>
            <p className="text-ink-3">{[homes?.[visit.propertyId], visit.who].filter(Boolean).join(' · ')}</p>
            {visit.remark && <p className="text-ink-2">{visit.remark}</p>}
          </>
        ),
      }))}
    />
  );
}
