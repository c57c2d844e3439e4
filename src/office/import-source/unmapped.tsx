import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';

type Row = LoadedSource['unmapped'][number];

/** The values of the system that have no meaning here yet, with a choice for each. */
export function Unmapped({ rows, unread }: { rows: Row[]; unread: LoadedSource['unread'] }) {
  const t = useOfficeTexts();
  return (
    <section className="import-part">
      <h2 className="d5">
        {t('IMPORTS_UNMAPPED')} <span className="text-ink-3">{rows.length || ''}</span>
      </h2>
      {rows.length === 0 ? (
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
            rows={rows.map((row) => ({
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
                target: <Meaning row={row} />,
              },
            }))}
          />
          <p className="flex flex-wrap items-baseline gap-3">
            <Button type="submit" name="do" value="meanings" kind="quiet" size="small">
              {t('IMPORTS_UNMAPPED_SAVE')}
            </Button>
            <span className="small text-ink-3">{t('IMPORTS_UNMAPPED_HINT')}</span>
          </p>
        </Form>
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

function Meaning({ row: { name, label, value, choices } }: { row: Row }) {
  const t = useOfficeTexts();
  const words = t('IMPORTS_UNMAPPED_OF', { list: label, value });
  if (choices.length === 0)
    return (
      <input
        name={name}
        aria-label={words}
        maxLength={200}
        autoComplete="off"
        className="field office-field"
      />
    );
  return (
    <select name={name} aria-label={words} className="field office-field office-select" defaultValue="">
      <option value="">{t('IMPORTS_UNMAPPED_CHOOSE')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      <option value="(ignore)">{t('IMPORTS_UNMAPPED_IGNORE')}</option>
    </select>
  );
}
