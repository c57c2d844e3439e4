import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Arranged } from './use-arranging.ts';

export function UndoArranging({ arranged: { before } }: { arranged: Arranged }) {
  const t = useOfficeTexts();
  return (
    <Form method="post" preventScrollReset>
      {before.map((each) => (
        <input key={each} type="hidden" name="order" value={each} />
      ))}
      <Button type="submit" name="do" value="arrange" kind="quiet" size="dense">
        {t('EDITOR_UNDO')}
      </Button>
    </Form>
  );
}
