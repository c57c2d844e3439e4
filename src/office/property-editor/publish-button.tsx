import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/**
 * Publishes now. While the law asks for more, the server would refuse: the button then does nothing, and what stands
 * beside it leads to the list of what lacks. `lacks`: how many; `waiting`: how many changes go along.
 */
export function PublishButton({
  id,
  isPublished,
  lacks,
  waiting,
  size,
}: {
  id: number;
  isPublished: boolean;
  lacks: number;
  waiting: number;
  size?: 'small';
}) {
  const t = useOfficeTexts();
  const reason = useId();
  const editor = `/office/properties/${id}/`;
  if (!isPublished && lacks > 0)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="button" aria-disabled="true" aria-describedby={reason} size={size ?? 'normal'}>
          {t('EDITOR_PUBLISH')}
        </Button>
        <Link id={reason} to={`${editor}preview/#meter`} className="small hover:underline">
          <Sign kind="must">{t('EDITOR_LAW_ASKS', { count: lacks })}</Sign>
        </Link>
      </div>
    );
  return (
    <Form method="post" action={editor}>
      <Button type="submit" name="do" value="publish" size={size ?? 'normal'}>
        {t(isPublished ? 'EDITOR_PUBLISH_CHANGES' : 'EDITOR_PUBLISH')}
        {isPublished && waiting > 0 && (
          <span aria-hidden="true" className="publish-count">
            {waiting}
          </span>
        )}
      </Button>
    </Form>
  );
}
