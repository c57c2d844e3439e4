import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import type { presentSessions } from './present-sessions.ts';

/** A person's sessions, each with a button that ends it, but for the one that is looking. */
export function SessionList({
  sessions,
  end,
  isDense,
}: {
  sessions: ReturnType<typeof presentSessions>;
  /** The label of the button. */
  end: string;
  isDense?: boolean;
}) {
  return (
    <ul>
      {sessions.map(({ id, device, seen, since, isThis }) => (
        <li
          key={id}
          className={`flex items-center justify-between gap-x-6 border-t border-line ${isDense ? 'py-3' : 'py-4'}`}
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
              <Button
                type="submit"
                name="do"
                value="end-session"
                kind="quiet"
                size={isDense ? 'dense' : 'small'}
              >
                {end}
                <span className="sr-only">: {device}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
