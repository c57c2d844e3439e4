import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPreview } from './load-preview.server.ts';

/** Publishes now, or on a day. It is sent to the editor, which shows the result beside the fields. */
export function PublishForm({ id, publication, plans }: Pick<LoadedPreview, 'id' | 'publication' | 'plans'>) {
  const t = useOfficeTexts();
  const editor = `/office/properties/${id}/`;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="office-section">{t('PREVIEW_WHEN')}</h2>
      {plans
        .filter(({ change }) => change === 'publish')
        .map(({ when }) => (
          <p key={when}>{t('EDITOR_PLANNED', { when })}</p>
        ))}
      <Form method="post" action={editor} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="change" value="publish" />
        <label>
          <span className="office-label">{t('DAY')}</span>
          <input type="date" name="day" className="field office-field" />
        </label>
        <label>
          <span className="office-label">{t('TIME')}</span>
          <input type="time" name="time" defaultValue="08:00" className="field office-field" />
        </label>
        <Button type="submit" name="do" value="plan" kind="quiet" size="small">
          {t('EDITOR_PLAN')}
        </Button>
      </Form>
      <Form method="post" action={editor}>
        <Button type="submit" name="do" value="publish">
          {t(publication === 'published' ? 'EDITOR_PUBLISH_CHANGES' : 'EDITOR_PUBLISH')}
        </Button>
      </Form>
    </section>
  );
}
