import { Button } from '#interface/button.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { CsvLink, FigureRows, FigureSection } from './figure-rows.tsx';
import type { ShownFigures } from './figures.server.ts';
import { LineGraph } from './line-graph.tsx';

/** The part below the heading, the same for the agency and for one property. */
export function FiguresScreen({ figures }: { figures: ShownFigures }) {
  const { periods, given, at, csv, counters, offers, graph, days, tables, isEmpty } = figures;
  const t = useOfficeTexts();
  return (
    <div className="screen figures-screen">
      <div className="figures-periods">
        <Tabs label={t('FIGURES_PERIOD')} tabs={periods} />
        <form method="get" action={at} key={`${given.from} ${given.until}`}>
          <label>
            <span className="office-label">{t('FROM_DAY')}</span>
            <input type="date" name="from" defaultValue={given.from} className="field office-field" />
          </label>
          <label>
            <span className="office-label">{t('UNTIL_DAY')}</span>
            <input type="date" name="until" defaultValue={given.until} className="field office-field" />
          </label>
          <Button type="submit" kind="quiet" size="small">
            {t('FIGURES_SHOW')}
          </Button>
        </form>
      </div>
      {isEmpty && <EmptyState title={t('FIGURES_EMPTY')} hint={t('FIGURES_EMPTY_HINT')} />}
      {!isEmpty && (
        <>
          <dl className="figures-counters">
            {counters.map(({ figure, label, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures-figure" data-long={figure.length > 7 || undefined}>
                  {figure}
                </dd>
                {note && <dd className="small text-ink-3">{note}</dd>}
              </div>
            ))}
          </dl>
          <p className="small max-w-[64ch] text-ink-3">{offers}</p>
          <section className="figures-part">
            <div className="figures-part-head">
              <h2 className="d5">{graph.title}</h2>
              <CsvLink href={`${csv}&table=days`} of={graph.title} />
            </div>
            <LineGraph graph={graph} />
            {days && (
              <details className="figures-days">
                <summary className="door-link">{t('FIGURES_AS_TABLE')}</summary>
                <FigureRows table={days} />
              </details>
            )}
          </section>
          <div className="figures-parts">
            {tables.map((table) => (
              <FigureSection key={table.key} table={table} csv={csv} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
