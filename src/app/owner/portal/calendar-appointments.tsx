import { Status } from '#interface/status.tsx';
import type { ShownCalendarAppointment } from './calendar-appointments.server.ts';
import { Firm, RowTable } from './row-table.tsx';
import { Written } from './written.tsx';

export type AppointmentHeads = {
  when: string;
  kindAndSubject: string;
  who: string;
  status: string;
  remark: string;
  property: string;
};

/** `properties`: the names by id, if there are several. */
export function CalendarAppointments({
  label,
  heads,
  appointments,
  properties,
}: {
  label: string;
  heads: AppointmentHeads;
  appointments: ShownCalendarAppointment[];
  properties?: Record<number, string>;
}) {
  const { when, kindAndSubject, who, status, remark, property } = heads;
  return (
    <RowTable
      label={label}
      heads={[when, ...(properties ? [property] : []), kindAndSubject, who, status, remark]}
      rows={appointments.map((appointment) => ({
        id: appointment.id,
        cells: [
          <Firm key="when">{appointment.when}</Firm>,
          ...(properties ? [properties[appointment.propertyId]] : []),
          <div key="kind">
            <p>{appointment.kind}</p>
            {appointment.subject && <p className="small text-ink-3">{appointment.subject}</p>}
          </div>,
          <Firm key="who">{appointment.who}</Firm>,
          <Status key="status" status={appointment.status} />,
          appointment.remark ? (
            <Written key="remark" in={appointment.remarkWritten}>
              {appointment.remark}
            </Written>
          ) : (
            '–'
          ),
        ],
        phone: (
          <>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{appointment.when}</span>
              <Status status={appointment.status} />
            </p>
            <p className="text-ink-3">
              {[properties?.[appointment.propertyId], appointment.who].filter(Boolean).join(' · ')}
            </p>
            <p className="text-ink-3">
              {[appointment.kind, appointment.subject].filter(Boolean).join(' · ')}
            </p>
            {appointment.remark && (
              <p className="text-ink-2">
                <Written in={appointment.remarkWritten}>{appointment.remark}</Written>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}
