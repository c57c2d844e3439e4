import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import type { loadAccount } from './account-page.server.ts';

type ShownSessions = Awaited<ReturnType<typeof loadAccount>>['sessions'];

export function Sessions({ shown: { title, intro, list, end, others, all } }: { shown: ShownSessions }) {
  return (
    <section className="border-t border-ink pt-6">
      <h2 className="d4">{title}</h2>
      <p className="mt-1 text-ink-3">{intro}</p>
      <ul className="mt-5">
        {list.map(({ id, device, seen, since, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4"
          >
            <div>
              <p className="font-semibold">{device}</p>
              <p className="small text-ink-3">
                {seen} · {since}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="do" value="end-session" kind="quiet" size="small">
                  {end}
                  <span className="sr-only">: {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
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
