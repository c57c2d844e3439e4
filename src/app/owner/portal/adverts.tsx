import { Link } from '#interface/link.tsx';
import type { ShownAdvert } from './adverts.server.ts';
import { Firm, RowTable } from './row-table.tsx';
import { WrittenNote } from './written.tsx';

type Heads = Record<'channel' | 'subject' | 'contact' | 'since' | 'views' | 'see', string>;

/** Subject and contact stand below the channel: the column beside the page has no room for six. */
export function Adverts({ label, heads, adverts }: { label: string; heads: Heads; adverts: ShownAdvert[] }) {
  return (
    <RowTable
      room="block"
      label={label}
      heads={[
        heads.channel,
        heads.since,
        heads.views,
        <span key="see" className="sr-only">
          {heads.see}
        </span>,
      ]}
      rows={adverts.map((row) => ({
        id: row.id,
        cells: [
          <div key="channel">
            <p>{row.channel}</p>
            <Details advert={row} heads={heads} />
          </div>,
          <Firm key="since">{row.since}</Firm>,
          row.views,
          <p key="see" className="text-right">
            <See advert={row} />
          </p>,
        ],
        phone: (
          <div className="grid grid-cols-[1fr_auto] gap-x-4">
            <p className="font-semibold">{row.channel}</p>
            <p className="text-right">
              <span className="text-ink-3">{heads.views}: </span>
              {row.views}
            </p>
            <p className="text-ink-3">
              {heads.since} {row.since}
            </p>
            <p className="text-right">
              <See advert={row} />
            </p>
            <div className="col-span-2">
              <Details advert={row} heads={heads} />
            </div>
          </div>
        ),
      }))}
    />
  );
}

function Details({
  advert: { subject, subjectLang, contact, status, comment, commentLang, note },
  heads,
}: {
  advert: ShownAdvert;
  heads: Heads;
}) {
  return (
    <>
      {subject && (
        <p className="small font-normal text-ink-3">
          <span className="sr-only">{heads.subject}: </span>
          <span lang={subjectLang}>{subject}</span>
        </p>
      )}
      {contact && (
        <p className="small font-normal text-ink-3">
          {heads.contact}: {contact}
        </p>
      )}
      {status && <p className="small font-normal text-ink-3">{status}</p>}
      {comment && (
        <p lang={commentLang} className="small font-normal text-ink-3">
          {comment}
        </p>
      )}
      <WrittenNote in={{ note }} />
    </>
  );
}

function See({ advert: { see, isOurs } }: { advert: ShownAdvert }) {
  if (!see) return null;
  if (isOurs)
    return (
      <Link to={see.href} aria-label={see.label} className="text-link">
        {see.text}
      </Link>
    );
  return (
    <a href={see.href} target="_blank" rel="noopener noreferrer" aria-label={see.label} className="text-link">
      {see.text}
    </a>
  );
}
