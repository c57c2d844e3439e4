import { useRef } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { ChooseCell } from '#office/interface/choose-cell.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { FirstName } from './first-name.tsx';
import { LeadStatus } from './lead-status.tsx';
import type { ShownRequest } from './present-request.server.ts';
import { RequestPicture } from './request-picture.tsx';
import { useListKeys } from './use-list-keys.ts';
import { Waits } from './waits.tsx';

const columns = [
  ['INBOX_WAITS', 'cell-waits'],
  ['INBOX_WHO', 'cell-who'],
  ['INBOX_FORM', 'cell-form'],
] as const;
const columnsAfterPicture = [
  ['INBOX_PROPERTY', 'cell-about'],
  ['INBOX_ASSIGNED', 'cell-assigned'],
  ['INBOX_STATUS', 'cell-state'],
] as const;

/** Rows with columns; on a phone each is a card with the photograph at its left. */
export function RequestList({ rows }: { rows: readonly ShownRequest[] }) {
  const t = useOfficeTexts();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table);
  return (
    <table ref={table} aria-label={t('INBOX')} className="request-table">
      <thead>
        <tr>
          <th scope="col" className="cell-choose">
            <span className="spoken">{t('PROPERTIES_CHOSEN')}</span>
          </th>
          {columns.map(([key, className]) => (
            <th key={key} scope="col" className={className}>
              {t(key)}
            </th>
          ))}
          <td className="cell-picture" />
          {columnsAfterPicture.map(([key, className]) => (
            <th key={key} scope="col" className={className}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ShownRequest }) {
  const { id, href, person, remark, form, wish, about, project, waits, lateness, assigned, status } = row;
  const t = useOfficeTexts();
  return (
    <tr data-resting={status.kind !== 'new' && status.kind !== 'open' ? true : undefined}>
      <ChooseCell id={id} label={t('INBOX_CHOOSE', { person })} />
      <td className="cell-waits">
        <Waits text={waits} lateness={lateness} />
      </td>
      <td className="cell-who">
        <Link to={href} className="row-link font-semibold hover:underline">
          {person}
        </Link>
        <span className="cell-remark">
          {remark || (
            <>
              {/* Where the column of the kinds has no room. */}
              <span className="cell-kind">{form}</span>
              <span>{wish}</span>
            </>
          )}
        </span>
      </td>
      <td className="cell-form">{form}</td>
      <td className="cell-picture">
        <RequestPicture request={row} />
      </td>
      <td className="cell-about">
        {about ? (
          <>
            <span>{about.type}</span> <span className="text-ink-3">{about.address}</span>
          </>
        ) : (
          <span className="text-ink-3">{project ?? t('REQUEST_NO_PROPERTY')}</span>
        )}
      </td>
      <td className="cell-assigned">
        {assigned ? (
          <span className="flex items-center gap-2" title={assigned.name}>
            <span className="monogram monogram-small" aria-hidden="true" data-initials={assigned.initials} />
            <FirstName name={assigned.name} />
          </span>
        ) : (
          <span className="flex items-center gap-2 text-ink-3" title={t('INBOX_NOBODY')}>
            <Icon name="user-round" />
            <span className="truncate">{t('INBOX_NOBODY')}</span>
          </span>
        )}
      </td>
      <td className="cell-state">
        <LeadStatus status={status} />
      </td>
    </tr>
  );
}
