import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { PublishButton } from '#office/property-editor/publish-button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPreview } from './load-preview.server.ts';

type Shown = Pick<LoadedPreview, 'id' | 'publication' | 'plans' | 'waiting' | 'meter'>;

/**
 * Publishes now, or on a day; with a reason also a property that lacks what the law asks for. It is sent to the editor,
 * which shows the result beside the fields.
 */
export function PublishForm({ id, publication, plans, waiting, meter }: Shown) {
  const t = useOfficeTexts();
  const editor = `/office/properties/${id}/`;
  const isPublished = publication === 'published';
  const lacks = meter.law.length;
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
      <PublishButton id={id} isPublished={isPublished} lacks={lacks} waiting={waiting} />
      {!isPublished && lacks > 0 && (
        <details>
          <summary className="editor-undo">{t('EDITOR_PUBLISH_DESPITE')}</summary>
          <Form method="post" action={editor} className="mt-3 flex max-w-md flex-col items-start gap-2">
            <label className="w-full">
              <span className="office-label">{t('EDITOR_DESPITE')}</span>
              <input name="despite" required maxLength={500} className="field office-field" />
            </label>
            <Button type="submit" name="do" value="publish" kind="quiet" size="dense">
              {t('EDITOR_PUBLISH_DESPITE')}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
