import { Button } from '#app/interface/button.tsx';
import { Link } from '#app/interface/link.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** What a machine wrote is only published by somebody who was told so. `form`: the one that is sent again. */
export function UnreadNotice({
  count,
  button,
  subject,
  form,
}: {
  count: number;
  button: string;
  /** 'property-12', to read them. */
  subject: string;
  form: string;
}) {
  const t = useOfficeTexts();
  return (
    <Notice
      kind="soon"
      title={t('TRANSLATION_ASK_PUBLISH', { count })}
      action={
        <span className="flex flex-wrap items-center gap-4">
          <Link to={`/office/content/translations/${subject}/`} className="editor-undo">
            {t('TRANSLATION_LOOK')}
          </Link>
          <input form={form} type="hidden" name="unread" value="yes" />
          <Button form={form} type="submit" name="do" value={button} kind="quiet" size="dense">
            {t(button === 'plan' ? 'TRANSLATION_PLAN_ANYHOW' : 'TRANSLATION_PUBLISH_ANYHOW')}
          </Button>
        </span>
      }
    />
  );
}
