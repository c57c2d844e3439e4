import { Button } from '#interface/button.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/**
 * Says why the content of the form is not kept. `mine`: a button with it keeps the form over what a colleague saved.
 */
export function NotKept({
  told,
  mine,
  problems,
}: {
  told: string;
  mine: string | undefined;
  problems: readonly { field: string; text: string }[];
}) {
  const t = useOfficeTexts();
  return (
    <Notice
      kind="wrong"
      title={told}
      action={
        mine && (
          <Button type="submit" name="over" value={mine} kind="quiet" size="dense">
            {t('CONTENT_KEEP_MINE')}
          </Button>
        )
      }
    >
      {problems.map(({ field, text }) => (
        <p key={`${field} ${text}`}>
          <a href={`#${field}`} className="problem-link">
            {text}
          </a>
        </p>
      ))}
    </Notice>
  );
}
