import { NarrowPrice } from '#app/property/narrow-price.tsx';
import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownUnit } from './units.server.ts';

/** For a wide screen; a column that no unit fills is left out. */
export function UnitTable({ units, priceSuffix }: { units: ShownUnit[]; priceSuffix: string | undefined }) {
  const t = useTexts();
  const has = (key: 'floor' | 'area' | 'bedrooms' | 'outside') => units.some((unit) => unit[key]);
  const head = 'tiny py-3 pr-5 print:pr-2.5 font-normal text-ink-3';
  const cell =
    'facts border-b border-line py-4 pr-5 font-normal print:py-1.5 print:pr-2.5 print:text-[0.8125rem]';
  return (
    <table className="mt-4 hidden w-full border-collapse text-left desktop:table print:table">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={head}>
            {t('UNIT')}
          </th>
          <th scope="col" className={head}>
            {t('TYPE')}
          </th>
          {has('floor') && (
            <th scope="col" className={head}>
              {t('UNIT_FLOOR')}
            </th>
          )}
          {has('area') && (
            <th scope="col" className={`${head} text-right`}>
              {t('UNIT_AREA')}
            </th>
          )}
          {has('bedrooms') && (
            <th scope="col" className={`${head} text-right`}>
              {t('UNIT_BEDROOMS')}
            </th>
          )}
          {has('outside') && (
            <th scope="col" className={`${head} text-right`}>
              {t('UNIT_OUTSIDE')}
            </th>
          )}
          <th scope="col" className={`${head} text-right`}>
            {[t('PRICE'), priceSuffix].filter(Boolean).join(' ')}
          </th>
          <th scope="col" className={`${head} pl-4 print:pl-2 print:pr-0`}>
            {t('UNIT_AVAILABILITY')}
          </th>
          <th scope="col" className={`${head} print:hidden`}>
            <span className="sr-only">{t('UNIT_PLAN')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} className={`relative hover:bg-tint ${unit.gone ? 'text-ink-3' : ''}`}>
            <th scope="row" className={`${cell} font-semibold!`}>
              <Link to={unit.href} className="after:absolute after:inset-0">
                {unit.name}
              </Link>
            </th>
            <td className={cell}>{unit.type}</td>
            {has('floor') && <td className={`${cell} print:min-w-15`}>{unit.floor}</td>}
            {has('area') && <td className={`${cell} text-right`}>{unit.area}</td>}
            {has('bedrooms') && <td className={`${cell} text-right`}>{unit.bedrooms}</td>}
            {has('outside') && <td className={`${cell} text-right`}>{unit.outside}</td>}
            <td className={`${cell} whitespace-nowrap text-right`}>
              <NarrowPrice price={unit.price} className="text-[1.25rem] print:text-[1rem]" />
            </td>
            <td className={`${cell} small! font-medium! pl-4 print:pl-2 print:pr-0`}>
              <Status status={unit.status} />
            </td>
            <td className={`${cell} pr-0! text-right print:hidden`}>
              {unit.plan && !unit.gone && (
                <a href={unit.plan} className="text-link relative z-10 -my-1 inline-block py-1">
                  {t('UNIT_PLAN')}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
