import { Form } from 'react-router';
import { SessionList } from '#account/session-list.tsx';
import { Button } from '#interface/button.tsx';
import type { loadAccount } from './account-page.server.ts';

type ShownSessions = Awaited<ReturnType<typeof loadAccount>>['sessions'];

export function Sessions({ shown: { title, intro, list, end, others, all } }: { shown: ShownSessions }) {
  return (
    <section className="border-t border-ink pt-6">
      <h2 className="d4">{title}</h2>
      <p className="mt-1 text-ink-3">{intro}</p>
      <div className="mt-5">
        <SessionList sessions={list} end={end} />
      </div>
      <Form method="post" className="flex flex-wrap gap-3 border-t border-line pt-5">
        {list.length > 1 && (
          <Button type="submit" name="do" value="end-others" kind="quiet" size="small">
            {others}
          </Button>
        )}
        <Button type="submit" name="do" value="end-all" kind="quiet" size="small">
          {all}
        </Button>
      </Form>
    </section>
  );
}
