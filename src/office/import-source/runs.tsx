import { DataTable } from '#office/interface/data-table.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';

export function Runs({ runs }: { runs: LoadedSource['runs'] }) {
  const t = useOfficeTexts();
  if (runs.length === 0) return null;
  return (
    <section className="import-part">
      <h2 className="d5">{t('IMPORTS_RUNS')}</h2>
      <DataTable
        label={t('IMPORTS_RUNS')}
        columns={[
          { key: 'when', text: t('IMPORTS_RUN_STARTED') },
          { key: 'cause', text: t('IMPORTS_RUN_CAUSE') },
          { key: 'result', text: t('IMPORTS_RUN_RESULT') },
          { key: 'created', text: t('IMPORTS_COUNT_CREATED'), isNumber: true },
          { key: 'changed', text: t('IMPORTS_COUNT_CHANGED'), isNumber: true },
          { key: 'withdrawn', text: t('IMPORTS_COUNT_WITHDRAWN'), isNumber: true },
          { key: 'bad', text: t('IMPORTS_COUNT_BAD'), isNumber: true },
        ]}
        rows={runs.map(({ status, isBad, ...run }) => ({
          id: run.id,
          cells: { ...run, result: isBad ? <Sign kind="must">{status}</Sign> : status },
        }))}
      />
    </section>
  );
}
