import { Actions } from '#mail/parts/action.tsx';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Paragraph, QuotedText, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';

/** Is this search yours? */
export const confirmAlert: Template<'confirm-alert'> = (data, context) => {
  const { t, look, publicUrl } = context;
  return {
    subject: t('MAIL_CONFIRM_ALERT_SUBJECT'),
    why: t('MAIL_WHY_CONFIRM', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{t('MAIL_CONFIRM_ALERT_SUBJECT')}</Title>
        <Greeting context={context} firstName={data.firstName} />
        <Paragraph look={look}>{t('MAIL_CONFIRM_ALERT')}</Paragraph>
        <QuotedText look={look} text={data.criteria} />
        <Paragraph look={look}>{t('MAIL_CONFIRM_ALERT_ASK')}</Paragraph>
        <Actions context={context} main={{ path: data.confirmPath, label: t('MAIL_CONFIRM_ALERT_ACTION') }} />
        <Signature context={context} />
      </>
    ),
  };
};

/** Did you subscribe to the newsletter? */
export const confirmNewsletter: Template<'confirm-newsletter'> = (data, context) => {
  const { t, look, publicUrl } = context;
  return {
    subject: t('MAIL_CONFIRM_NEWSLETTER_SUBJECT'),
    unsubscribePath: data.unsubscribePath,
    why: t('MAIL_WHY_CONFIRM', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{t('MAIL_CONFIRM_NEWSLETTER_SUBJECT')}</Title>
        <Greeting context={context} />
        <Paragraph look={look}>{t('MAIL_CONFIRM_NEWSLETTER')}</Paragraph>
        <Actions
          context={context}
          main={{ path: data.confirmPath, label: t('MAIL_CONFIRM_NEWSLETTER_ACTION') }}
        />
        <Signature context={context} />
      </>
    ),
  };
};
