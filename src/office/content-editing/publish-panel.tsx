import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Publishes now or on a date; either first keeps the content of the form. `form`: its id. */
export function PublishPanel({
  form,
  plan,
  waiting,
}: {
  form: string;
  plan: { when: string; isRefused: boolean } | null | undefined;
  waiting: { who: string; when: string } | null | undefined;
}) {
  const t = useOfficeTexts();
  return (
    <section className="content-panel">
      <h2 className="office-section">{t('EDITOR_PUBLISH')}</h2>
      {plan && (
        <Form method="post" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Sign kind={plan.isRefused ? 'must' : 'soon'}>
            {t(plan.isRefused ? 'CONTENT_PLAN_REFUSED' : 'CONTENT_PLANNED', { when: plan.when })}
          </Sign>
          <button type="submit" name="do" value="forget-plan" className="editor-undo">
            {t('EDITOR_FORGET')}
          </button>
        </Form>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <label>
          <span className="office-label">{t('DAY')}</span>
          <input form={form} type="date" name="day" className="field office-field" />
        </label>
        <label>
          <span className="office-label">{t('TIME')}</span>
          <input form={form} type="time" name="time" defaultValue="08:00" className="field office-field" />
        </label>
        <Button form={form} type="submit" name="do" value="plan" kind="quiet" size="small">
          {t('EDITOR_PLAN')}
        </Button>
      </div>
      <p className="small text-ink-3">{t('CONTENT_PLAN_HINT')}</p>
      {waiting && (
        <Form method="post">
          <p className="small text-ink-2">{t('CONTENT_WAITING_OF', waiting)}</p>
          <button type="submit" name="do" value="discard" className="editor-undo">
            {t('CONTENT_DISCARD')}
          </button>
        </Form>
      )}
    </section>
  );
}
