import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { Facts } from '#office/interface/facts.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Refusal } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedIssue } from './issue.server.ts';

/** For an issue that is no longer a draft: its progress and result. */
export function IssueProgress({ issue, answer }: { issue: LoadedIssue; answer: FormAnswer | undefined }) {
  const { counts, readers, isPlanned, isSending } = issue;
  const t = useOfficeTexts();
  const refusal = answer?.problems[0]?.text;
  return (
    <>
      {refusal && <Refusal title={refusal} />}
      {isPlanned ? (
        <OfficeForm>
          <p className="text-ink-2">{t('NEWSLETTER_PLANNED_FOR', { count: readers })}</p>
          <p>
            <Button type="submit" name="do" value="forget" kind="quiet" size="small">
              {t('NEWSLETTER_FORGET')}
            </Button>
          </p>
        </OfficeForm>
      ) : (
        <Facts
          facts={[
            { term: t('NEWSLETTER_SENT'), value: counts.sent },
            ...(isSending ? [{ term: t('NEWSLETTER_WAITING'), value: counts.waiting }] : []),
            { term: t('NEWSLETTER_FAILED'), value: counts.failed },
            { term: t('NEWSLETTER_ENDED'), value: counts.ended },
          ]}
        />
      )}
      {isSending && (
        <p className="text-ink-2">
          {t('NEWSLETTER_SENDING_HINT')}{' '}
          <Link to="." className="editor-undo">
            {t('NEWSLETTER_REFRESH')}
          </Link>
        </p>
      )}
    </>
  );
}
