import { formatTime } from '#domain/time/dates.ts';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, TextLink, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

/** To the visitor: links to the requested documents. */
export const documents: Template<'documents'> = (data, context) => {
  const { t, look, language, publicUrl } = context;
  const until = new Date(data.until);
  const isAbout = data.propertyId !== undefined || data.projectId !== undefined;
  return {
    subject: t('MAIL_DOCUMENTS_SUBJECT'),
    why: t('MAIL_WHY_ASKED', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{t('MAIL_DOCUMENTS_SUBJECT')}</Title>
        <Greeting context={context} firstName={data.firstName} />
        <Paragraph look={look}>{t('MAIL_DOCUMENTS')}</Paragraph>
        <Answers
          look={look}
          answers={data.documents.map(({ name, path }) => ({
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
            day: dayInWords(until, language),
            time: timeText(formatTime(until), language),
          })}
        </Paragraph>
        <AboutProperty context={context} isAbout={isAbout} />
        <Signature context={context} />
      </>
    ),
  };
};
