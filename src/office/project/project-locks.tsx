import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedProject } from './project.server.ts';

/** The fields of an imported project that staff changed: imports leave them alone until they are released. */
export function ProjectLocks({ locks, source }: Pick<LoadedProject, 'locks' | 'source'>) {
  const t = useOfficeTexts();
  return (
    <section className="project-section">
      <div>
        <h2 className="office-section">{t('PROJECT_LOCKED')}</h2>
        <p className="max-w-[44rem] text-ink-2">{t('PROJECT_LOCKED_HINT', { source })}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {locks.map(({ key, label }) => (
          <li key={key}>
            <Form method="post" className="flex flex-wrap items-center gap-4">
              <input type="hidden" name="key" value={key} />
              <span>{label}</span>
              <Button type="submit" name="do" value="unlock" kind="quiet" size="dense">
                {t('PROJECT_UNLOCK')}
                <span className="sr-only">: {label}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
