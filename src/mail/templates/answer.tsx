import { formatTime } from '#domain/time/dates.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { Actions } from '#mail/parts/action.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { DocumentLinks } from '#mail/parts/document-links.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Lines, Paragraph } from '#mail/parts/words.tsx';
import type { MailContext, Template } from '#mail/rendering/template.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

const field = /\{\{(slots|documents)\}\}/;

/** To the visitor: an answer by somebody of the agency, who also signs it. */
export const answer: Template<'answer'> = (data, context) => {
  const { t, look, publicUrl } = context;
  const parts = data.text
    .split(field)
    .map((part, index) => (index % 2 ? { field: part } : { text: part.trim() }));
  const has = (name: string) => parts.some((part) => part.field === name);
  const isAbout = data.propertyId !== undefined || data.projectId !== undefined;
  return {
    subject: data.subject,
    why: t('MAIL_WHY_ASKED', { site: new URL(publicUrl).host }),
    body: (
      <>
        {parts.map(({ field: name, text }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
          if (name === 'slots') return <Slots key={index} data={data} context={context} />;
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
          if (name === 'documents') return <Documents key={index} data={data} context={context} />;
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
          return <Paragraphs key={index} text={text ?? ''} context={context} />;
        })}
        {!has('slots') && <Slots data={data} context={context} />}
        {!has('documents') && <Documents data={data} context={context} />}
        {isAbout && (
          <div style={{ borderTop: `1px solid ${look.colors.line}`, marginTop: 28 }}>
            <AboutProperty context={context} isAbout={isAbout} />
          </div>
        )}
      </>
    ),
  };
};

function Paragraphs({ text, context: { look } }: { text: string; context: MailContext }) {
  return text
    .split(/\n{2,}/)
    .filter((each) => each.trim())
    .map((each, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
      <Paragraph key={index} look={look}>
        <Lines text={each.trim()} />
      </Paragraph>
    ));
}

type Part = { data: MailData<'answer'>; context: MailContext };

function Slots({ data: { slots, bookPath }, context }: Part) {
  const { t, look, language } = context;
  if (slots.length === 0) return null;
  return (
    <>
      <Answers
        look={look}
        answers={slots.map(({ startsAt }) => {
          const at = new Date(startsAt);
          const day = dayInWords(at, language, { weekday: true, year: false });
          return {
            label: '',
            value: t('MAIL_ANSWER_SLOT', { day, time: timeText(formatTime(at), language) }),
          };
        })}
      />
      {bookPath && <Actions context={context} main={{ path: bookPath, label: t('MAIL_ANSWER_BOOK') }} />}
    </>
  );
}

function Documents({ data: { documents, until }, context }: Part) {
  if (documents.length === 0) return null;
  return <DocumentLinks documents={documents} until={until} context={context} />;
}
