import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { Actions } from '#mail/parts/action.tsx';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { PropertyLine } from '#mail/parts/property.tsx';
import { Paragraph, Title } from '#mail/parts/words.tsx';
import { type WrittenLine, WrittenLines } from '#mail/parts/written-lines.tsx';
import type { MailContext, Template } from '#mail/rendering/template.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { communicationSubject } from '#texts/wording/communication-words.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { documentName } from '#texts/wording/document-name.ts';
import { timeText } from '#texts/wording/time-text.ts';

type Property = MailData<'owner-week'>['homes'][number];

/** To an owner: the news of last week. */
export const ownerWeek: Template<'owner-week'> = (data, context) => {
  const { t, look, properties, language } = context;
  const days = { from: dayInWords(data.from, language), until: dayInWords(data.until, language) };
  const count = data.homes.reduce((sum, { visits }) => sum + visits, 0);
  const subject = t('MAIL_WEEK_SUBJECT', { count });
  return {
    subject,
    why: t('MAIL_WHY_WEEK'),
    unsubscribePath: data.unsubscribePath,
    body: (
      <>
        <Title look={look}>{subject}</Title>
        <Greeting context={context} firstName={data.name} />
        <Paragraph look={look}>{t('MAIL_WEEK', days)}</Paragraph>
        {data.homes.map((property) => {
          const shown = properties.find(({ id }) => id === property.propertyId);
          return (
            shown && (
              <div key={property.propertyId} style={{ marginTop: 28 }}>
                <PropertyLine property={shown} mark="" context={context} />
                <Answers look={look} answers={particulars(property, shown.region, data.until, context)} />
              </div>
            )
          );
        })}
        <Actions
          context={context}
          main={{ path: data.overviewPath, label: t('MAIL_WEEK_OPEN') }}
          others={[{ path: data.endPath, label: t('MAIL_WEEK_END') }]}
        />
        <Signature context={context} />
      </>
    ),
  };
};

/** Leaves out zero counts, except that of the page's views. */
function particulars(property: Property, region: string | null, until: string, { t, language }: MailContext) {
  const portal = portalTexts(language);
  const documents = textsFor(language);
  return [
    { label: t('MAIL_WEEK_VIEWS'), value: viewsText(t, property) },
    {
      label: t('MAIL_WEEK_SLOTS'),
      value: linesOf(
        property.viewings.map(({ at, visitor, feedback, language: written }) => ({
          before: [
            `${formatDay(new Date(at), language)}, ${timeText(formatTime(new Date(at)), language)}`,
            visitor,
          ],
          words: feedback,
          written,
        })),
        language,
      ),
    },
    {
      label: t('MAIL_WEEK_MESSAGES'),
      value: linesOf(
        property.messages.map(({ at, contact, language: written, ...message }) => ({
          before: [formatDay(new Date(at), language)],
          words: communicationSubject(portal, message),
          written,
          after: contact,
        })),
        language,
      ),
    },
    {
      label: t('MAIL_WEEK_DOCUMENTS'),
      value: property.papers
        .map(({ kind, expiresOn }) =>
          t(expiresOn <= until ? 'MAIL_WEEK_EXPIRED' : 'MAIL_WEEK_EXPIRES', {
            name: documentName(documents, kind, region),
            day: formatDay(expiresOn, language),
          }),
        )
        .join('\n'),
    },
    {
      label: t('MAIL_WEEK_STEPS'),
      value: linesOf(
        property.steps.map(({ dueOn, subject, language: written }) => ({
          before: [dueOn && formatDay(dueOn, language)],
          words: subject,
          written,
        })),
        language,
      ),
    },
  ];
}

/** Empty for no lines, so that the label is left out too. */
function linesOf(lines: readonly WrittenLine[], language: Language): ReactNode {
  return lines.length === 0 ? '' : <WrittenLines lines={lines} language={language} />;
}

function viewsText(t: MailContext['t'], { visits, visitsBefore }: Property): string {
  const count = formatNumber(visits);
  const difference = visits - visitsBefore;
  if (difference === 0) return t('MAIL_WEEK_AS_MANY', { visits: count });
  return t(difference > 0 ? 'MAIL_WEEK_MORE' : 'MAIL_WEEK_FEWER', {
    visits: count,
    before: formatNumber(visitsBefore),
    difference: formatNumber(Math.abs(difference)),
  });
}
