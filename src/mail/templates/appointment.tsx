import { formatPhone } from '#domain/person/phone.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { Actions } from '#mail/parts/action.tsx';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { AboutHome } from '#mail/parts/home.tsx';
import { Paragraph, Title } from '#mail/parts/words.tsx';
import type { MailContext, Template } from '#mail/rendering/template.ts';
import { formKey } from './form-key.ts';
import { visitPlace, visitTime } from './visit-words.ts';

/** About a visit: asked for, confirmed, moved or cancelled. To the visitor, or to the agent. */
export const appointment: Template<'appointment'> = (data, context) => {
  const { t, look, properties } = context;
  const { change, startsAt, visitor } = data;
  const start = startsAt === undefined ? undefined : new Date(startsAt);
  const values = {
    name: visitor?.name ?? '',
    day: start ? formatDay(start) : '',
    time: start ? formatTime(start) : '',
  };
  const subject = t(`MAIL_VISIT_${visitor ? 'FOR_AGENT' : 'SUBJECT'}_${formKey(change)}`, values);
  const home = properties[0];
  return {
    subject: visitor && home ? t('MAIL_FOR_AGENT_ABOUT', { subject, reference: home.reference }) : subject,
    why: visitor ? t('MAIL_WHY_AGENT', { site: new URL(context.publicUrl).host }) : t('MAIL_WHY_VISIT'),
    calendar: data.calendar,
    body: (
      <>
        <Title look={look}>{subject}</Title>
        {!visitor && <WordsForVisitor data={data} context={context} />}
        <Answers look={look} answers={particulars(data, context)} />
        <AboutHome context={context} />
        {change !== 'cancelled' && <Changes data={data} context={context} />}
        {!visitor && <Signature context={context} />}
      </>
    ),
  };
};

/** The day before. */
export const appointmentReminder: Template<'appointment-reminder'> = (data, context) => {
  const { t, look, language } = context;
  const time = formatTime(new Date(data.startsAt));
  return {
    subject: t('MAIL_VISIT_REMINDER_SUBJECT', { time }),
    why: t('MAIL_WHY_VISIT'),
    body: (
      <>
        <Title look={look}>{t('MAIL_VISIT_REMINDER_SUBJECT', { time })}</Title>
        <Greeting context={context} firstName={data.firstName} />
        <Paragraph look={look}>{t('MAIL_VISIT_REMINDER')}</Paragraph>
        <Answers
          look={look}
          answers={[
            { label: t('MAIL_VISIT_WHEN'), value: visitTime(t, language, data) },
            { label: t('MAIL_VISIT_WHERE'), value: visitPlace(t, context.properties[0]) },
          ]}
        />
        <AboutHome context={context} />
        <Changes data={data} context={context} />
        <Signature context={context} />
      </>
    ),
  };
};

type Visit = MailData<'appointment'>;

function WordsForVisitor({ data, context }: { data: Visit; context: MailContext }) {
  const { t, look } = context;
  const isWish = data.change === 'requested' || data.change === 'other_wish';
  return (
    <>
      <Greeting context={context} firstName={data.firstName} />
      <Paragraph look={look}>{t(`MAIL_VISIT_${formKey(data.change)}`)}</Paragraph>
      {isWish && <Paragraph look={look}>{t('MAIL_VISIT_REQUESTED_NEXT')}</Paragraph>}
      {data.calendar && !isWish && data.change !== 'cancelled' && (
        <Paragraph look={look}>{t('MAIL_VISIT_CALENDAR')}</Paragraph>
      )}
    </>
  );
}

function particulars(data: Visit, { t, language, properties }: MailContext) {
  const { visitor, startsAt, endsAt, previousStartsAt } = data;
  const before = previousStartsAt === undefined ? undefined : new Date(previousStartsAt);
  return [
    {
      label: t('MAIL_VISIT_WHEN'),
      value: startsAt && endsAt ? visitTime(t, language, { startsAt, endsAt }) : '',
    },
    { label: t('MAIL_VISIT_BEFORE'), value: before ? `${formatDay(before)}, ${formatTime(before)}` : '' },
    { label: t('MAIL_VISIT_WISHED'), value: data.wished.join('\n') },
    { label: t('MAIL_VISIT_WHERE'), value: visitor ? '' : visitPlace(t, properties[0]) },
    { label: t('MAIL_NAME'), value: visitor?.name ?? '' },
    { label: t('MAIL_EMAIL'), value: visitor?.email ?? '' },
    { label: t('MAIL_PHONE'), value: visitor?.phone ? formatPhone(visitor.phone) : '' },
    { label: t('MAIL_VISIT_REMARK'), value: data.remark ?? '' },
  ];
}

function Changes({
  data: { movePath, cancelPath },
  context,
}: {
  data: { movePath?: string; cancelPath?: string };
  context: MailContext;
}) {
  const { t } = context;
  if (!movePath && !cancelPath) return null;
  return (
    <Actions
      context={context}
      main={movePath ? { path: movePath, label: t('MAIL_VISIT_MOVE') } : undefined}
      others={cancelPath ? [{ path: cancelPath, label: t('MAIL_VISIT_CANCEL') }] : []}
    />
  );
}
