import { Actions } from '#mail/parts/action.tsx';
import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { Answers } from '#mail/parts/answers.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, Subtitle, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';
import { formKey } from './form-key.ts';

/** To the visitor: what was asked, and what happens next. */
export const requestReceived: Template<'request-received'> = (data, context) => {
  const { t, look, properties, project, publicUrl, settings, language } = context;
  const form = formKey(data.form);
  const isAbout = data.propertyId !== undefined || data.projectId !== undefined;
  const property = properties[0] ?? project;
  const subject =
    data.form !== 'project'
      ? t(`MAIL_RECEIVED_SUBJECT_${formKey(data.form)}`)
      : project
        ? t('MAIL_RECEIVED_SUBJECT_PROJECT', { project: project.title })
        : t('MAIL_RECEIVED_SUBJECT_PROJECT_UNNAMED');
  return {
    subject,
    why: t('MAIL_WHY_ASKED', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{subject}</Title>
        <Greeting context={context} firstName={data.firstName} />
        <Paragraph look={look}>{t(`MAIL_RECEIVED_${form}`)}</Paragraph>
        <AboutProperty context={context} isAbout={isAbout} />
        <Subtitle look={look}>{t('MAIL_NEXT')}</Subtitle>
        <Paragraph look={look}>
          {promisedText(t, `MAIL_NEXT_${form}`, promiseWords(settings.promises, language))}
        </Paragraph>
        <Paragraph look={look}>{t('MAIL_QUESTION')}</Paragraph>
        {data.answers.length > 0 && <Subtitle look={look}>{t('MAIL_ASKED')}</Subtitle>}
        <Answers look={look} answers={data.answers} />
        {property && (
          <Actions
            context={context}
            main={{
              path: property.path,
              label: t(properties[0] ? 'MAIL_VIEW_PROPERTY' : 'MAIL_VIEW_PROJECT'),
            }}
          />
        )}
        <Signature context={context} />
      </>
    ),
  };
};
