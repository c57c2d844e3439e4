import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Takes a change to chosen rows back. `each`: what undoes it for one of them. */
export function UndoChosen({ each }: { each: readonly string[] }) {
  const t = useOfficeTexts();
  return (
    <Form method="post">
      {each.map((undo) => (
        <input key={undo} type="hidden" name="each" value={undo} />
      ))}
      <Button type="submit" name="do" value="undo" kind="quiet" size="dense">
        {t('PROPERTIES_UNDO')}
      </Button>
    </Form>
  );
}
