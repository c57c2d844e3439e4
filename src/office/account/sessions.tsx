import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { loadAccount } from './account.server.ts';

type ShownSessions = Awaited<ReturnType<typeof loadAccount>>['sessions'];

export function Sessions({ sessions }: { sessions: ShownSessions }) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('SESSIONS')}</h2>
      <p className="mb-4 text-ink-2">{t('SESSIONS_HINT')}</p>
      <ul>
        {sessions.map(({ id, device, about, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
          >
            <div>
              <p className="font-semibold">{device}</p>
              <p className="small text-ink-3">{about}</p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="do" value="end-session" kind="quiet" size="dense">
                  {t('SESSION_END')}
                  <span className="sr-only">: {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="border-t border-line pt-4">
        <Button type="submit" name="do" value="end-all" kind="quiet" size="small">
          {t('SESSION_END_ALL')}
        </Button>
      </Form>
    </section>
  );
}
