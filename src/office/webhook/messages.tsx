import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedWebhook } from './webhook.server.ts';

/** The messages, the newest first, and whether they arrived. */
export function Messages({ rows }: { rows: LoadedWebhook['rows'] }) {
  const t = useOfficeTexts();
  if (rows.length === 0) return <p className="text-ink-2">{t('WEBHOOKS_NO_MESSAGES')}</p>;
  return (
    <DataTable
      label={t('WEBHOOKS')}
      columns={[
        { key: 'about', text: t('WEBHOOKS_ABOUT') },
        { key: 'at', text: t('WEBHOOKS_AT') },
        { key: 'result', text: t('WEBHOOKS_RESULT') },
        { key: 'act', text: t('WEBHOOKS_ACT') },
      ]}
      rows={rows.map(({ number, about, at, isFailed, result, problem, mayRepeat }) => ({
        id: number,
        cells: {
          about: <span className="font-semibold">{about}</span>,
          at,
          result: (
            <>
              {isFailed ? <Sign kind="must">{result}</Sign> : result}
              {problem && <span className="small block wrap-anywhere text-ink-3">{problem}</span>}
            </>
          ),
          act: mayRepeat ? (
            <Form method="post">
              <input type="hidden" name="number" value={number} />
              <Button
                type="submit"
                name="do"
                value="again"
                kind="quiet"
                size="dense"
                aria-label={t('WEBHOOKS_AGAIN_OF', { number })}
              >
                {t('WEBHOOKS_AGAIN')}
              </Button>
            </Form>
          ) : (
            '–'
          ),
        },
      }))}
    />
  );
}
