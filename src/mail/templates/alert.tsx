import { Actions } from '#mail/parts/action.tsx';
import { Greeting } from '#mail/parts/agent.tsx';
import { PropertyLine } from '#mail/parts/property.tsx';
import { Paragraph, QuotedText, Title } from '#mail/parts/words.tsx';
import { pathFromMail } from '#mail/rendering/path-from-mail.ts';
import type { Template } from '#mail/rendering/template.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

const marks = {
  published: 'MAIL_ALERT_PUBLISHED',
  price: 'MAIL_ALERT_PRICE',
  back: 'MAIL_ALERT_BACK',
  open_day: 'MAIL_ALERT_OPEN_DAY',
  found: undefined,
} as const;

/** Properties that an alert has found. */
export const alert: Template<'alert'> = (data, context) => {
  const { t, look, properties, publicUrl } = context;
  const subject = t('MAIL_ALERT_SUBJECT', { count: properties.length || data.homes.length });
  return {
    subject,
    why: t('MAIL_WHY_ALERT', { site: new URL(publicUrl).host }),
    unsubscribePath: data.unsubscribePath,
    body: (
      <>
        <Title look={look}>{subject}</Title>
        <Greeting context={context} />
        <Paragraph look={look}>{t(properties.length > 0 ? 'MAIL_ALERT' : 'MAIL_ALERT_GONE')}</Paragraph>
        <QuotedText look={look} text={data.criteria} />
        {properties.map((property) => {
          const found = data.homes.find(({ propertyId }) => propertyId === property.id);
          const mark = found && marks[found.reason];
          return (
            <PropertyLine
              key={property.id}
              property={property}
              mark={mark ? t(mark) : ''}
              context={context}
            />
          );
        })}
        <Actions
          context={context}
          main={{ path: pathFromMail(data.listPath), label: t('MAIL_ALERT_LIST') }}
          others={[
            { path: data.changePath, label: t('MAIL_ALERT_CHANGE') },
            { path: data.pausePath, label: t('MAIL_ALERT_PAUSE') },
            { path: data.endPath, label: t('MAIL_ALERT_END') },
          ]}
        />
      </>
    ),
  };
};

/** The alert is a year old: should it stay? */
export const alertExpires: Template<'alert-expires'> = (data, context) => {
  const { t, look, publicUrl } = context;
  return {
    subject: t('MAIL_ALERT_EXPIRES_SUBJECT'),
    why: t('MAIL_WHY_ALERT', { site: new URL(publicUrl).host }),
    unsubscribePath: data.unsubscribePath,
    body: (
      <>
        <Title look={look}>{t('MAIL_ALERT_EXPIRES_SUBJECT')}</Title>
        <Greeting context={context} />
        <Paragraph look={look}>{t('MAIL_ALERT_EXPIRES')}</Paragraph>
        <QuotedText look={look} text={data.criteria} />
        <Paragraph look={look}>
          {t('MAIL_ALERT_EXPIRES_ASK', { day: dayInWords(data.expiresOn, context.language) })}
        </Paragraph>
        <Actions
          context={context}
          main={{ path: data.stayPath, label: t('MAIL_ALERT_STAY') }}
          others={[{ path: data.endPath, label: t('MAIL_ALERT_END_NOW') }]}
        />
      </>
    ),
  };
};
