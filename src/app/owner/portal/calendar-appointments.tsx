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

type Listed = { label: string; heads: AppointmentHeads; appointments: ShownCalendarAppointment[] };

/** Stands beside something else: the remark below kind and subject. */
export function LatestAppointments({ label, heads, appointments }: Listed) {
  return (
    <RowTable
      room="block"
      label={label}
      heads={[heads.when, heads.who, heads.status, heads.kindAndSubject]}
      rows={appointments.map((appointment) => ({
        id: appointment.id,
        cells: [
          <Firm key="when">{appointment.when}</Firm>,
          <Firm key="who">{appointment.who}</Firm>,
          <Status key="status" status={appointment.status} />,
          <div key="kind">
            <p>{kindAndSubject(appointment)}</p>
            <Remark appointment={appointment} />
          </div>,
        ],
        phone: <Narrow appointment={appointment} />,
      }))}
    />
  );
}

/** Stands across the page. `properties`: the names by id, if there are several. */
export function CalendarAppointments({
  label,
  heads: { when, kindAndSubject: kind, who, status, remark, property },
  appointments,
  properties,
}: Listed & { properties?: Record<number, string> }) {
  return (
    <RowTable
      room="wide"
      label={label}
      heads={[
        { text: when, width: 'w-[17%]' },
        ...(properties ? [{ text: property, width: 'w-[20%]' }] : []),
        { text: kind, width: 'w-[15%]' },
        { text: who, width: 'w-[12%]' },
        { text: status, width: 'w-[13%]' },
        remark,
      ]}
      rows={appointments.map((appointment) => ({
        id: appointment.id,
        cells: [
          <Firm key="when">{appointment.when}</Firm>,
          ...(properties ? [properties[appointment.propertyId]] : []),
          <div key="kind">
            <p>{appointment.kind}</p>
            {appointment.subject && <p className="small text-ink-3">{appointment.subject}</p>}
          </div>,
          appointment.who,
          <Status key="status" status={appointment.status} />,
          appointment.remark ? <Remark key="remark" appointment={appointment} /> : '–',
        ],
        phone: <Narrow appointment={appointment} property={properties?.[appointment.propertyId]} />,
      }))}
    />
  );
}

function Narrow({ appointment, property }: { appointment: ShownCalendarAppointment; property?: string }) {
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{appointment.when}</span>
        <Status status={appointment.status} />
      </p>
      <p className="text-ink-3">{[property, appointment.who].filter(Boolean).join(' · ')}</p>
      <p className="text-ink-3">{kindAndSubject(appointment)}</p>
      <Remark appointment={appointment} />
    </>
  );
}

function Remark({ appointment: { remark, remarkWritten } }: { appointment: ShownCalendarAppointment }) {
  if (!remark) return null;
  return (
    <p className="text-pretty text-ink-2">
      <Written in={remarkWritten}>{remark}</Written>
    </p>
  );
}

function kindAndSubject({ kind, subject }: ShownCalendarAppointment): string {
  return [kind, subject].filter(Boolean).join(' · ');
}
