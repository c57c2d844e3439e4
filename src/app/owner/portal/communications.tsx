import { Status } from '#interface/status.tsx';
import type { ShownCommunication } from './communications.server.ts';
import { Firm, RowTable } from './row-table.tsx';
import { Written, WrittenNote } from './written.tsx';

export type CommunicationHeads = {
  date: string;
  kind: string;
  subject: string;
  contact: string;
  status: string;
  property: string;
};

/** Date, kind and subject; the text stands in the list of all communications. */
export function LatestCommunications({
  label,
  heads,
  communications,
}: {
  label: string;
  heads: CommunicationHeads;
  communications: ShownCommunication[];
}) {
  return (
    <RowTable
      room="block"
      label={label}
      heads={[heads.date, heads.kind, heads.subject]}
      rows={communications.map((row) => ({
        id: row.id,
        cells: [<Firm key="date">{row.date}</Firm>, row.kind, <Subject key="subject" communication={row} />],
        phone: (
          <>
            <p className="font-semibold">
              <Subject communication={row} />
            </p>
            <p className="flex justify-between gap-4 text-ink-3">
              <span>{row.date}</span>
              <span>{row.kind}</span>
            </p>
          </>
        ),
      }))}
    />
  );
}

/** `properties`: the names by id, if there are several. */
export function Communications({
  label,
  heads,
  communications,
  properties,
}: {
  label: string;
  heads: CommunicationHeads;
  communications: ShownCommunication[];
  properties?: Record<number, string>;
}) {
  return (
    <RowTable
      label={label}
      heads={[
        heads.date,
        heads.kind,
        ...(properties ? [heads.property] : []),
        heads.contact,
        heads.subject,
        heads.status,
      ]}
      rows={communications.map((row) => ({
        id: row.id,
        cells: [
          <Firm key="date">{row.date}</Firm>,
          row.kind,
          ...(properties ? [properties[row.propertyId]] : []),
          <Firm key="contact">{row.contact || '–'}</Firm>,
          <Said key="said" communication={row} />,
          <State key="state" communication={row} />,
        ],
        phone: (
          <>
            <Said communication={row} />
            <p className="mt-1 text-ink-3">
              {[properties?.[row.propertyId], row.contact].filter(Boolean).join(' · ')}
            </p>
            <p className="flex justify-between gap-4 text-ink-3">
              <span>
                {row.date} · {row.kind}
              </span>
              <State communication={row} />
            </p>
          </>
        ),
      }))}
    />
  );
}

type Shown = { communication: ShownCommunication };

/** An open one stands out. */
function State({ communication: { status, isOpen } }: Shown) {
  return (
    <span className={isOpen ? 'font-semibold text-ink' : 'text-ink-2'}>
      <Status status={status} />
    </span>
  );
}

function Subject({ communication: { subject, written } }: Shown) {
  return <Written in={written}>{subject}</Written>;
}

function Said({ communication: { subject, comment, written } }: Shown) {
  return (
    <>
      <p lang={written.lang} className="font-semibold tablet:font-medium">
        {subject}
      </p>
      {comment && (
        <p lang={written.lang} className="max-w-[64ch] whitespace-pre-line text-pretty text-ink-2">
          {comment}
        </p>
      )}
      <WrittenNote in={written} />
    </>
  );
}
