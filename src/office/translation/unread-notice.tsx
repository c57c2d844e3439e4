import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** A machine translation is published only after the user was told. `form`: the id of the form that is sent again. */
export function UnreadNotice({
  count,
  button,
  subject,
  form,
}: {
  count: number;
  button: string;
  /** 'property-12', to link to its texts. */
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
