import { useState } from 'react';
import { Link } from 'react-router';
import { Status } from '#app/interface/status.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { loadProject } from './project.server.ts';

type Unit = Awaited<ReturnType<typeof loadProject>>['units'][number];

/** The homes of a project: a table on a wide screen, two-line rows below 961 px. */
export function Units({ units }: { units: Unit[] }) {
  const t = useTexts();
  const [withGone, setWithGone] = useState(true);
  const shown = withGone ? units : units.filter(({ gone }) => !gone);
  const someGone = units.some(({ gone }) => gone) && units.some(({ gone }) => !gone);
  const head = 'tiny py-3 pr-5 font-normal text-ink-3';
  const cell = 'facts border-b border-line py-4 pr-5 font-normal';
  return (
    <section className="mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <h2 className="d3">{t('PROJECT_UNITS')}</h2>
        {someGone && (
          <label className="facts needs-script flex min-h-11 items-center gap-3.5 font-normal">
            <input
              type="checkbox"
              role="switch"
              aria-checked={withGone}
              checked={withGone}
              onChange={(event) => setWithGone(event.target.checked)}
              className="h-6 w-11 appearance-none rounded-full border border-line-2 bg-sheet bg-[radial-gradient(circle,var(--color-line-2)_7px,transparent_8px)] bg-size-[22px_22px] bg-no-repeat bg-[position:0_50%] checked:border-ink checked:bg-ink checked:bg-[radial-gradient(circle,var(--color-white)_7px,transparent_8px)] checked:bg-[position:100%_50%]"
            />
            {t('SHOW_SOLD_UNITS')}
          </label>
        )}
      </div>
      <table className="mt-4 hidden w-full border-collapse text-left desktop:table">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className={head}>
              {t('UNIT')}
            </th>
            <th scope="col" className={head}>
              {t('TYPE')}
            </th>
            <th scope="col" className={head}>
              {t('UNIT_FLOOR')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('UNIT_AREA')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('UNIT_BEDROOMS')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('UNIT_OUTSIDE')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('PRICE')}
            </th>
            <th scope="col" className={`${head} pl-4`}>
              {t('UNIT_AVAILABILITY')}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{t('UNIT_PLAN')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((unit) => (
            <tr key={unit.id} className={`relative hover:bg-tint ${unit.gone ? 'text-ink-3' : ''}`}>
              <th scope="row" className={`${cell} font-semibold!`}>
                <Link to={unit.href} className="after:absolute after:inset-0">
                  {unit.name}
                </Link>
              </th>
              <td className={cell}>{unit.type}</td>
              <td className={cell}>{unit.floor}</td>
              <td className={`${cell} text-right`}>{unit.area}</td>
              <td className={`${cell} text-right`}>{unit.bedrooms}</td>
              <td className={`${cell} text-right`}>{unit.outside}</td>
              <td className={`${cell} whitespace-nowrap text-right`}>
                <span className="price-bar align-middle text-[1.25rem] leading-none">{unit.price}</span>
              </td>
              <td className={`${cell} small! font-medium! pl-4`}>
                <Status status={unit.status} />
              </td>
              <td className={`${cell} pr-0! text-right`}>
                {unit.plan && !unit.gone && (
                  <a href={unit.plan} className="text-link relative z-10 inline-block py-1">
                    {t('UNIT_PLAN')}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 border-t border-ink desktop:hidden">
        {shown.map((unit) => (
          <li
            key={unit.id}
            className={`relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-b border-line py-[18px] ${unit.gone ? 'text-ink-3' : ''}`}
          >
            <Link to={unit.href} className="after:absolute after:inset-0">
              <span className="mr-1 font-semibold">{unit.name}</span> {unit.type}
            </Link>
            <p className="small text-right font-medium">
              <Status status={unit.status} />
            </p>
            <p className="small text-ink-3">
              {[unit.area, unit.bedroomsLong, unit.floor].filter(Boolean).join(' · ')}
            </p>
            <p className="price-bar whitespace-nowrap text-right text-[1.25rem]">{unit.price}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
