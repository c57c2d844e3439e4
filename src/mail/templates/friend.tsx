import { Actions } from '#mail/parts/action.tsx';
import { Greeting } from '#mail/parts/agent.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, QuotedText, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';

/** To an address that a friend typed. */
export const friend: Template<'friend'> = (data, context) => {
  const { t, look, properties, project, publicUrl } = context;
  const name = data.senderName;
  const property = properties[0] ?? project;
  return {
    // The subject contains nothing that the sender typed: it would be said in the agency's name.
    subject: t('MAIL_FRIEND_SUBJECT'),
    why: t('MAIL_WHY_FRIEND', { name, site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{t('MAIL_FRIEND_TITLE', { name })}</Title>
        <Greeting context={context} />
        <Paragraph look={look}>{t('MAIL_FRIEND', { name, email: data.senderEmail })}</Paragraph>
        {data.remark && (
          <>
            <Paragraph look={look}>{t('MAIL_FRIEND_REMARK', { name })}</Paragraph>
            <QuotedText look={look} text={data.remark} />
          </>
        )}
        <AboutProperty context={context} />
        {property && (
          <Actions
            context={context}
            main={{
              path: property.path,
              label: t(properties[0] ? 'MAIL_VIEW_PROPERTY' : 'MAIL_VIEW_PROJECT'),
            }}
          />
        )}
      </>
    ),
  };
};
