import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { Actions } from '#mail/parts/action.tsx';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { HomeRow } from '#mail/parts/home.tsx';
import { Paragraph, Title } from '#mail/parts/words.tsx';
import type { MailContext, Template } from '#mail/rendering/template.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { communicationSubject } from '#texts/wording/communication-subject.ts';
import { documentName } from '#texts/wording/document-name.ts';

type Home = MailData<'owner-week'>['homes'][number];

/** To an owner: what happened last week. */
export const ownerWeek: Template<'owner-week'> = (data, context) => {
  const { t, look, properties } = context;
  const days = { from: formatDay(data.from), until: formatDay(data.until) };
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
        {data.homes.map((home) => {
          const shown = properties.find(({ id }) => id === home.propertyId);
          return (
            shown && (
              <div key={home.propertyId} style={{ marginTop: 28 }}>
                <HomeRow home={shown} mark="" context={context} />
                <Answers look={look} answers={particulars(home, data.until, context)} />
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

/** What there was none of is left out, but for the visits to the page. */
function particulars(home: Home, until: string, { t, language }: MailContext) {
  const portal = portalTexts(language);
  const documents = textsFor(language);
  return [
    { label: t('MAIL_WEEK_VISITS'), value: visitsText(t, home) },
    {
      label: t('MAIL_WEEK_VIEWINGS'),
      value: home.viewings
        .map(({ at, visitor, feedback }) =>
          [`${formatDay(new Date(at))} ${formatTime(new Date(at))}`, visitor, feedback]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
    },
    {
      label: t('MAIL_WEEK_MESSAGES'),
      value: home.messages
        .map(({ at, contact, ...message }) =>
          [formatDay(new Date(at)), communicationSubject(portal, message), contact]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
    },
    {
      label: t('MAIL_WEEK_PAPERS'),
      value: home.papers
        .map(({ kind, expiresOn }) =>
          t(expiresOn <= until ? 'MAIL_WEEK_EXPIRED' : 'MAIL_WEEK_EXPIRES', {
            name: documentName(documents, kind),
            day: formatDay(expiresOn),
          }),
        )
        .join('\n'),
    },
    {
      label: t('MAIL_WEEK_STEPS'),
      value: home.steps
        .map(({ dueOn, subject }) => [dueOn && formatDay(dueOn), subject].filter(Boolean).join(' · '))
        .join('\n'),
    },
  ];
}

function visitsText(t: MailContext['t'], { visits, visitsBefore }: Home): string {
  const count = formatNumber(visits);
  const difference = visits - visitsBefore;
  if (difference === 0) return t('MAIL_WEEK_AS_MANY', { visits: count });
  return t(difference > 0 ? 'MAIL_WEEK_MORE' : 'MAIL_WEEK_FEWER', {
    visits: count,
    before: formatNumber(visitsBefore),
    difference: formatNumber(Math.abs(difference)),
  });
}
