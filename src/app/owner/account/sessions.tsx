import { Form } from 'react-router';
import { SessionList } from '#account/session-list.tsx';
import { Button } from '#interface/button.tsx';
import type { loadAccount } from './account-page.server.ts';

type ShownSessions = Awaited<ReturnType<typeof loadAccount>>['sessions'];

export function Sessions({ shown: { list, end, others, all } }: { shown: ShownSessions }) {
  return (
    <>
      <div className="desktop:[&_li:first-child]:border-t-0 desktop:[&_li:first-child]:pt-0">
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
    </>
  );
}
