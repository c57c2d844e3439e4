import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';

/**
 * Does one thing with one row of a list. `given`: the fields that name the row; `about`: its name for screen readers.
 */
export function DoButton({
  does,
  given,
  label,
  about,
}: {
  does: string;
  given: Record<string, string>;
  label: string;
  about: string;
}) {
  return (
    <Form method="post">
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="do" value={does} kind="quiet" size="dense">
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
