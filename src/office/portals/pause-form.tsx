import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export function PauseForm({ isPaused }: { isPaused: boolean }) {
  const t = useOfficeTexts();
  return (
    <Form method="post">
      <Button type="submit" name="do" value={isPaused ? 'resume' : 'pause'} kind="quiet" size="small">
        {t(isPaused ? 'PORTALS_RESUME' : 'PORTALS_PAUSE')}
      </Button>
    </Form>
  );
}
