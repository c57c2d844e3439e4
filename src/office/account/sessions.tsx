import { Form } from 'react-router';
import { SessionList } from '#account/session-list.tsx';
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
      <SessionList sessions={sessions} end={t('SESSION_END')} isDense />
      <Form method="post" className="border-t border-line pt-4">
        <Button type="submit" name="do" value="end-all" kind="quiet" size="small">
          {t('SESSION_END_ALL')}
        </Button>
      </Form>
    </section>
  );
}
