import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Takes the focus: the button that removed the day is gone with it. */
export function PutBack({ fields }: { fields: Record<string, string> }) {
  const t = useOfficeTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button ref={button} type="submit" name="do" value="add" kind="quiet" size="dense">
        {t('EDITOR_UNDO')}
      </Button>
    </Form>
  );
}
