import { isLanguage } from '#domain/language.ts';
import { formatPhone } from '#domain/person/phone.ts';
import { Answers } from '#mail/parts/answers.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, Subtitle, TextLink, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { formKey } from './form-key.ts';

/** To the agent: everything that the visitor typed. */
export const requestForAgent: Template<'request-for-agent'> = (data, context) => {
  const { t, look, properties, project, publicUrl } = context;
  const { name, email, phone, language } = data.visitor;
  const title = t(`MAIL_FOR_AGENT_${formKey(data.form)}`, { name });
  const property = properties[0] ?? project;
  const site = new URL(publicUrl).host;
  return {
    subject: property ? t('MAIL_FOR_AGENT_ABOUT', { subject: title, reference: property.reference }) : title,
    why: t('MAIL_WHY_AGENT', { site }),
    body: (
      <>
        <Title look={look}>{title}</Title>
        <Paragraph look={look}>
          {t(email ? 'MAIL_FOR_AGENT_REPLY' : 'MAIL_FOR_AGENT_CALL', { name })}
        </Paragraph>
        <Answers
          look={look}
          answers={[
            { label: t('MAIL_NAME'), value: name },
            { label: t('MAIL_EMAIL'), value: email },
            { label: t('MAIL_PHONE'), value: phone ? formatPhone(phone) : '' },
            {
              label: t('MAIL_FOR_AGENT_LANGUAGE'),
              value: isLanguage(language) ? ownLanguageNames[language] : language,
            },
          ]}
        />
        <AboutProperty
          context={context}
          isAbout={data.propertyId !== undefined || data.projectId !== undefined}
        />
        <Subtitle look={look}>{t('MAIL_TYPED')}</Subtitle>
        <Answers
          look={look}
          answers={[
            ...data.answers,
            {
              label: t('MAIL_FOR_AGENT_PAGE'),
              value: (
                <TextLink look={look} href={publicUrl + data.page}>
                  {site + data.page}
                </TextLink>
              ),
            },
          ]}
        />
      </>
    ),
  };
};
