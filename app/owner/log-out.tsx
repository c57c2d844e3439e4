import { Form } from 'react-router';
import { Button } from '../interface/button.tsx';

/** Ends the session: a document of its own, so that nothing of the owner stays in the browser. */
export function LogOut({ label, action }: { label: string; action: string }) {
  return (
    <Form method="post" action={action} reloadDocument>
      <Button type="submit" name="do" value="log-out" kind="quiet" size="small">
        {label}
      </Button>
    </Form>
  );
}
