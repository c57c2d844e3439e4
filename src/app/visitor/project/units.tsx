import { useState } from 'react';
import { NarrowPrice } from '#app/property/narrow-price.tsx';
import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { UnitTable } from './unit-table.tsx';
import type { ShownUnit } from './units.server.ts';

/** A table on a wide screen, rows of two lines below 961 px. On a phone the plan has a line of its own. */
export function Units({ units, priceSuffix }: { units: ShownUnit[]; priceSuffix: string | undefined }) {
  const t = useTexts();
  const [withGone, setWithGone] = useState(true);
  const shown = withGone ? units : units.filter(({ gone }) => !gone);
  const someGone = units.some(({ gone }) => gone) && units.some(({ gone }) => !gone);
  // Two lines, so that a long price does not narrow the name above it.
  const line = 'flex items-center justify-between gap-x-4';
  return (
    <section className="mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <h2 className="d3">{t('PROJECT_UNITS')}</h2>
        {someGone && (
          <label className="facts needs-script no-print flex min-h-11 items-center gap-3.5 font-normal">
            <input
              type="checkbox"
              role="switch"
              aria-checked={withGone}
              checked={withGone}
              onChange={(event) => setWithGone(event.target.checked)}
              className="switch"
            />
            {t('SHOW_SOLD_UNITS')}
          </label>
        )}
      </div>
      <UnitTable units={shown} priceSuffix={priceSuffix} />
      {priceSuffix && (
        <p className="tiny mt-4 text-right text-ink-3 desktop:hidden print:hidden">
          {t('PRICE')} {priceSuffix}
        </p>
      )}
      <ul className="mt-4 border-t border-ink desktop:hidden print:hidden">
        {shown.map((unit) => (
          <li
            key={unit.id}
            className={`relative border-b border-line py-[18px] ${unit.gone ? 'text-ink-3' : ''}`}
          >
            <div className={line}>
              <Link to={unit.href} className="after:absolute after:inset-0">
                <span className="mr-1 font-semibold">{unit.name}</span> {unit.type}
              </Link>
              <p className="small shrink-0 font-medium">
                <Status status={unit.status} />
              </p>
            </div>
            <div className="mt-2 flex items-baseline justify-between gap-x-4">
              <p className="parts small text-ink-3">
                {[unit.area, unit.bedroomsLong].filter(Boolean).map((part) => (
                  <span key={part}>{part}</span>
                ))}
                {unit.floor && <Floor unit={unit} />}
                {unit.plan && !unit.gone && (
                  <span className="max-tablet:mt-1.5 max-tablet:basis-full">
                    <a href={unit.plan} className="text-link relative z-10 -my-[11px] inline-block py-[11px]">
                      {t('UNIT_PLAN')}
                    </a>
                  </span>
                )}
              </p>
              <p className="whitespace-nowrap text-right">
                <NarrowPrice price={unit.price} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In full where there is room for it, and to be heard. */
function Floor({ unit: { floor, floorShort } }: { unit: ShownUnit }) {
  if (floor === floorShort) return <span>{floor}</span>;
  return (
    <span>
      <span aria-hidden="true" className="tablet:hidden">
        {floorShort}
      </span>
      <span className="max-tablet:sr-only">{floor}</span>
    </span>
  );
}
