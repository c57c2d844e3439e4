import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';
import { Meaning } from './meaning.tsx';

type Props = Pick<LoadedSource, 'unmapped' | 'chosen' | 'unread'>;

/** The values of the system that have no meaning here yet, with a choice for each, and what was chosen before. */
export function Unmapped({ unmapped, chosen, unread }: Props) {
  const t = useOfficeTexts();
  return (
    <section className="import-part">
      <h2 className="d5">
        {t('IMPORTS_UNMAPPED')} <span className="heading-count">{unmapped.length || ''}</span>
      </h2>
      {unmapped.length === 0 ? (
        <p className="text-ink-2">{t('IMPORTS_UNMAPPED_NONE')}</p>
      ) : (
        <Form method="post" className="flex flex-col gap-4">
          <DataTable
            label={t('IMPORTS_UNMAPPED')}
            columns={[
              { key: 'label', text: t('IMPORTS_UNMAPPED_LIST') },
              { key: 'value', text: t('IMPORTS_UNMAPPED_VALUE') },
              { key: 'count', text: t('IMPORTS_HOMES'), isNumber: true },
              { key: 'target', text: t('IMPORTS_UNMAPPED_BECOMES') },
            ]}
            rows={unmapped.map((row) => ({
              id: row.name,
              cells: {
                label: <span className="font-semibold">{row.label}</span>,
                value: (
                  <>
                    <span className="wrap-anywhere">{row.value}</span>
                    <span className="small block text-ink-3">{row.example}</span>
                  </>
                ),
                count: row.count,
                target: <Meaning {...row} />,
              },
            }))}
          />
          <Save />
        </Form>
      )}
      {chosen.length > 0 && (
        <details>
          <summary className="import-summary">
            {t('IMPORTS_CHOSEN')} <span className="font-normal text-ink-3">{chosen.length}</span>
          </summary>
          <Form method="post" className="flex flex-col gap-4">
            <DataTable
              label={t('IMPORTS_CHOSEN')}
              columns={[
                { key: 'label', text: t('IMPORTS_UNMAPPED_LIST') },
                { key: 'value', text: t('IMPORTS_UNMAPPED_VALUE') },
                { key: 'target', text: t('IMPORTS_UNMAPPED_BECOMES') },
              ]}
              rows={chosen.map((row) => ({
                id: row.name,
                cells: {
                  label: <span className="font-semibold">{row.label}</span>,
                  value: <span className="wrap-anywhere">{row.value}</span>,
                  target: <Meaning {...row} />,
                },
              }))}
            />
            <Save />
          </Form>
        </details>
      )}
      {unread.length > 0 && (
        <details>
          <summary className="import-summary">
            {t('IMPORTS_UNREAD')} <span className="font-normal text-ink-3">{unread.length}</span>
          </summary>
          <ul className="import-log">
            {unread.map(({ path, count }) => (
              <li key={path}>
                <code className="wrap-anywhere">{path}</code> <span className="text-ink-3">{count}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Save() {
  const t = useOfficeTexts();
  return (
    <p className="flex flex-wrap items-baseline gap-3">
      <Button type="submit" name="do" value="meanings" kind="quiet" size="small">
        {t('IMPORTS_UNMAPPED_SAVE')}
      </Button>
      <span className="small text-ink-3">{t('IMPORTS_UNMAPPED_HINT')}</span>
    </p>
  );
}
