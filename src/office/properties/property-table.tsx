import type { SyntheticEvent } from 'react';
import type { LegalMeter } from '#domain/property/legal-completeness/legal-meter.ts';
import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import { ChooseCell } from '#office/interface/choose-cell.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownRow } from './present-row.server.ts';

/** A table with a check box per row, inside a form; on a phone each row is a card. */
export function PropertyTable({ rows }: { rows: readonly ShownRow[] }) {
  const t = useOfficeTexts();
  return (
    <table aria-label={t('PROPERTIES')} className="property-table">
      <thead>
        <tr>
          <th scope="col" className="relative">
            {/* On a phone the check box is absent, and a heading should not be empty. */}
            <span className="sr-only">{t('PROPERTIES_CHOOSE_ALL')}</span>
            <input
              type="checkbox"
              aria-label={t('PROPERTIES_CHOOSE_ALL')}
              onChange={chooseAll}
              className="check office-check needs-script"
            />
          </th>
          <th scope="col" colSpan={2}>
            {t('PROPERTIES_COLUMN')}
          </th>
          <th scope="col">{t('PROPERTIES_REFERENCE')}</th>
          <th scope="col">{t('PROPERTIES_STATUS')}</th>
          <th scope="col" className="text-right">
            {t('PROPERTIES_PRICE')}
          </th>
          <th scope="col">{t('PROPERTIES_LEGAL')}</th>
          <th scope="col">{t('PROPERTIES_AGENT')}</th>
          <th scope="col">{t('PROPERTIES_CHANGED')}</th>
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

function Row({ row }: { row: ShownRow }) {
  const { id, href, type, address, reference, picture, status, meter, agent, changed, edits } = row;
  const t = useOfficeTexts();
  return (
    <tr>
      <ChooseCell id={id} label={t('PROPERTIES_CHOOSE', { name: `${type}, ${address}` })} />
      <td className="cell-picture">
        <span>
          {picture && (
            <img
              alt=""
              loading="lazy"
              width={64}
              height={48}
              sizes="64px"
              srcSet={`${picture.small} 100w, ${picture.large} 400w`}
              src={picture.small}
            />
          )}
        </span>
      </td>
      <td className="cell-name">
        <Link to={href} className="font-semibold hover:underline">
          {type}
        </Link>
        <span className="block text-ink-3">{address}</span>
      </td>
      <td className="cell-reference" title={reference}>
        {reference}
      </td>
      <td className="cell-status">
        <Status status={status} />
        {edits > 0 && (
          <span className="small block">
            <Sign kind="soon">{t('PROPERTIES_EDITS', { count: edits })}</Sign>
          </span>
        )}
      </td>
      <td className="cell-price">
        <Price row={row} />
      </td>
      <td className="cell-meter">{meter && <Meter meter={meter} />}</td>
      <td className="cell-agent">{agent && <abbr title={agent.name}>{agent.initials}</abbr>}</td>
      <td className="cell-changed">{changed}</td>
    </tr>
  );
}

function Price({ row: { price, isPriceHidden, priceHref } }: { row: ShownRow }) {
  const t = useOfficeTexts();
  return (
    <>
      <Link to={priceHref} title={t('PROPERTIES_CHANGE_PRICE')} className="price-link">
        {price}
        <OfficeIcon name="pencil" size={16} />
        <span className="spoken">{t('PROPERTIES_CHANGE_PRICE')}</span>
      </Link>
      {isPriceHidden && <span className="small block text-ink-3">{t('PROPERTIES_PRICE_HIDDEN')}</span>}
    </>
  );
}

/** The legal information of the advertisement, as a bar and a figure. */
function Meter({ meter: { done, of } }: { meter: LegalMeter }) {
  const t = useOfficeTexts();
  const isDone = done === of;
  return (
    <span className="legal-meter">
      <svg viewBox="0 0 64 6" preserveAspectRatio="none" role="img" aria-label={t('PROPERTIES_LEGAL')}>
        <rect width="64" height="6" className="fill-tint-2" />
        <rect width={(64 * done) / of} height="6" className={isDone ? 'fill-sage' : 'fill-ochre'} />
      </svg>
      {done}/{of}
    </span>
  );
}

function chooseAll({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('.row-check') ?? [];
  for (const box of boxes) box.checked = currentTarget.checked;
}
