import { Form } from 'react-router';
import { MomentChoice } from '#app/visitor/request-appointment/moment-choice.tsx';
import { Button } from '#interface/button.tsx';
import type { loadAppointment } from './appointment.server.ts';

type Shown = Awaited<ReturnType<typeof loadAppointment>>;

/** For a property that is shown at fixed times. */
export function MoveForm({ move: { title, submit, none, offer } }: Pick<Shown, 'move'>) {
  return (
    <>
      <h2 className="d4 mb-4">{title}</h2>
      {!offer ? (
        <p className="text-ink-3">{none}</p>
      ) : (
        <Form method="post" className="grid justify-items-start gap-6 *:first:w-full">
          <MomentChoice offer={offer} />
          <Button type="submit" name="do" value="move">
            {submit}
          </Button>
        </Form>
      )}
    </>
  );
}

/** For a property without times of its own: the visitor wishes for parts of days. */
export function WishForm({ wish: { title, hint, submit, offer } }: { wish: NonNullable<Shown['wish']> }) {
  return (
    <>
      <h2 className="d4">{title}</h2>
      <p className="mt-1 mb-5 text-ink-3">{hint}</p>
      <Form method="post" className="grid justify-items-start gap-6 *:first:w-full">
        <MomentChoice offer={offer} />
        <Button type="submit" name="do" value="wish">
          {submit}
        </Button>
      </Form>
    </>
  );
}
