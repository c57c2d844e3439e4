import { formatPhone } from '#domain/person/phone.ts';
import { formatTime } from '#domain/time/dates.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { Actions } from '#mail/parts/action.tsx';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, Title } from '#mail/parts/words.tsx';
import type { MailContext, Template } from '#mail/rendering/template.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { appointmentPlace, appointmentTime } from './appointment-words.ts';
import { formKey } from './form-key.ts';

/** An appointment was requested, confirmed, moved or cancelled; to the visitor or to the agent. */
export const appointment: Template<'appointment'> = (data, context) => {
  const { t, look, language, properties } = context;
  const { change, startsAt, visitor } = data;
  const start = startsAt === undefined ? undefined : new Date(startsAt);
  const values = {
    name: visitor?.name ?? '',
    day: start ? dayInWords(start, language) : '',
    time: start ? timeText(formatTime(start), language) : '',
  };
  const subject = t(`MAIL_APPOINTMENT_${visitor ? 'FOR_AGENT' : 'SUBJECT'}_${formKey(change)}`, values);
  const property = properties[0];
  return {
    subject:
      visitor && property ? t('MAIL_FOR_AGENT_ABOUT', { subject, reference: property.reference }) : subject,
    why: visitor ? t('MAIL_WHY_AGENT', { site: new URL(context.publicUrl).host }) : t('MAIL_WHY_APPOINTMENT'),
    calendar: data.calendar,
    body: (
      <>
        <Title look={look}>{subject}</Title>
        {!visitor && <WordsForVisitor data={data} context={context} />}
        {visitor?.phone && !visitor.email && (
          <Paragraph look={look}>{t('MAIL_FOR_AGENT_CALL', { name: visitor.name })}</Paragraph>
        )}
        <Answers look={look} answers={particulars(data, context)} />
        <AboutProperty context={context} />
        {change !== 'cancelled' && <Changes data={data} context={context} />}
        {!visitor && <Signature context={context} />}
      </>
    ),
  };
};

/** Sent the day before. */
export const appointmentReminder: Template<'appointment-reminder'> = (data, context) => {
  const { t, look, language } = context;
  const time = timeText(formatTime(new Date(data.startsAt)), language);
  return {
    subject: t('MAIL_APPOINTMENT_REMINDER_SUBJECT', { time }),
    why: t('MAIL_WHY_APPOINTMENT'),
    body: (
      <>
        <Title look={look}>{t('MAIL_APPOINTMENT_REMINDER_SUBJECT', { time })}</Title>
        <Greeting context={context} firstName={data.firstName} />
        <Paragraph look={look}>{t('MAIL_APPOINTMENT_REMINDER')}</Paragraph>
        <Answers
          look={look}
          answers={[
            { label: t('MAIL_APPOINTMENT_WHEN'), value: appointmentTime(language, data) },
            {
              label: t('MAIL_APPOINTMENT_WHERE'),
              value: appointmentPlace(t, context.properties[0], {
                address: data.address,
                rest: 'FROM_AGENT',
              }),
            },
          ]}
        />
        <AboutProperty context={context} />
        <Changes data={data} context={context} />
        <Signature context={context} />
      </>
    ),
  };
};

type Appointment = MailData<'appointment'>;

function WordsForVisitor({ data, context }: { data: Appointment; context: MailContext }) {
  const { t, look } = context;
  const isWish = data.change === 'requested' || data.change === 'other_wish';
  return (
    <>
      <Greeting context={context} firstName={data.firstName} />
      <Paragraph look={look}>{t(`MAIL_APPOINTMENT_${formKey(data.change)}`)}</Paragraph>
      {isWish && <Paragraph look={look}>{t('MAIL_APPOINTMENT_REQUESTED_NEXT')}</Paragraph>}
      {data.calendar && !isWish && data.change !== 'cancelled' && (
        <Paragraph look={look}>{t('MAIL_APPOINTMENT_CALENDAR')}</Paragraph>
      )}
    </>
  );
}

function particulars(data: Appointment, { t, language, properties }: MailContext) {
  const { visitor, startsAt, endsAt, previousStartsAt, address } = data;
  const ahead = startsAt === undefined ? 'LATER' : 'FROM_AGENT';
  const rest = data.change === 'cancelled' ? undefined : ahead;
  const before = previousStartsAt === undefined ? undefined : new Date(previousStartsAt);
  return [
    {
      label: t('MAIL_APPOINTMENT_WHEN'),
      value: startsAt && endsAt ? appointmentTime(language, { startsAt, endsAt }) : '',
    },
    {
      label: t('MAIL_APPOINTMENT_BEFORE'),
      value: before
        ? `${dayInWords(before, language, { weekday: true, year: false })}, ${timeText(formatTime(before), language)}`
        : '',
    },
    {
      label: t(visitor ? 'MAIL_APPOINTMENT_WISHED_BY_VISITOR' : 'MAIL_APPOINTMENT_WISHED'),
      value: data.wished.join('\n'),
    },
    {
      label: t('MAIL_APPOINTMENT_WHERE'),
      value: visitor ? '' : appointmentPlace(t, properties[0], { address, rest }),
    },
    { label: t('MAIL_NAME'), value: visitor?.name ?? '' },
    { label: t('MAIL_EMAIL'), value: visitor?.email ?? '' },
    { label: t('MAIL_PHONE'), value: visitor?.phone ? formatPhone(visitor.phone) : '' },
    { label: t('MAIL_APPOINTMENT_REMARK'), value: data.remark ?? '' },
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
      main={movePath ? { path: movePath, label: t('MAIL_APPOINTMENT_MOVE') } : undefined}
      others={cancelPath ? [{ path: cancelPath, label: t('MAIL_APPOINTMENT_CANCEL') }] : []}
    />
  );
}
