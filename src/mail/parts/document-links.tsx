import { formatTime } from '#domain/time/dates.ts';
import type { MailContext } from '#mail/rendering/template.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { Answers } from './answers.tsx';
import { Paragraph, TextLink } from './words.tsx';

/** Links to documents, and until when they open. */
export function DocumentLinks({
  documents,
  until,
  context: { t, look, language, publicUrl },
}: {
  documents: readonly { name: string; path: string }[];
  until: string;
  context: MailContext;
}) {
  const end = new Date(until);
  return (
    <>
      <Answers
        look={look}
        answers={documents.map(({ name, path }) => ({
          label: '',
          value: (
            <TextLink look={look} href={publicUrl + path}>
              {name}
            </TextLink>
          ),
        }))}
      />
      <br />
      <Paragraph look={look} isQuiet>
        {t('MAIL_DOCUMENTS_UNTIL', {
          day: dayInWords(end, language),
          time: timeText(formatTime(end), language),
        })}
      </Paragraph>
    </>
  );
}
