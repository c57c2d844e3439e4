import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';

export function SourceButtons({ source: { isPaused, canAsk } }: { source: LoadedSource }) {
  const t = useOfficeTexts();
  const buttons = [
    ...(canAsk && !isPaused ? (['run', 'whole'] as const) : []),
    'probe' as const,
    'replay' as const,
    isPaused ? ('resume' as const) : ('pause' as const),
  ];
  const words = {
    run: 'IMPORTS_RUN',
    whole: 'IMPORTS_RUN_WHOLE',
    probe: 'IMPORTS_PROBE',
    replay: 'IMPORTS_REPLAY',
    pause: 'IMPORTS_PAUSE',
    resume: 'IMPORTS_RESUME',
  } as const;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {buttons.map((button, index) => (
        <Button
          key={button}
          type="submit"
          name="do"
          value={button}
          kind={index === 0 && button === 'run' ? undefined : 'quiet'}
          size="small"
        >
          {t(words[button])}
        </Button>
      ))}
    </Form>
  );
}
