import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';

type Props = { source: string; query: string; records: LoadedSource['records'] };

export function Records({ source, query, records }: Props) {
  const t = useOfficeTexts();
  return (
    <section className="import-part">
      <h2 className="d5">{t('IMPORTS_RECORDS')}</h2>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <label className="w-full max-w-[24rem]">
          <span className="office-label">{t('IMPORTS_RECORDS_FIND')}</span>
          <input
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            className="field office-field"
          />
        </label>
        <Button type="submit" kind="quiet" size="small">
          {t('IMPORTS_RECORDS_FIND_GO')}
        </Button>
      </Form>
      {records.length === 0 ? (
        <p className="text-ink-2">{query ? t('IMPORTS_RECORDS_NONE') : t('IMPORTS_RUNS_NONE')}</p>
      ) : (
        <DataTable
          label={t('IMPORTS_RECORDS')}
          columns={[
            { key: 'ref', text: t('IMPORTS_RECORD_REF') },
            { key: 'reference', text: t('IMPORTS_RECORD_HERE') },
            { key: 'outcome', text: t('IMPORTS_RECORD_OUTCOME') },
            { key: 'at', text: t('IMPORTS_RECORD_AT') },
          ]}
          rows={records.map(({ ref, reference, outcome, isBad, problem, at }) => ({
            id: ref,
            cells: {
              ref: (
                <Link
                  to={`/office/imports/${source}/records/${encodeURIComponent(ref)}/`}
                  className="font-semibold wrap-anywhere hover:underline"
                >
                  {ref}
                </Link>
              ),
              reference: reference || '–',
              outcome: (
                <>
                  {isBad ? <Sign kind="must">{outcome}</Sign> : outcome}
                  {problem && <span className="small block wrap-anywhere text-ink-3">{problem}</span>}
                </>
              ),
              at,
            },
          }))}
        />
      )}
    </section>
  );
}
