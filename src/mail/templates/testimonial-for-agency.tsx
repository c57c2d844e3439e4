import { Answers } from '#mail/parts/answers.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, QuotedText, TextLink, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';

/** To the agency: a testimonial, before anybody else reads it. */
export const testimonialForAgency: Template<'testimonial-for-agency'> = (data, context) => {
  const { t, look, publicUrl } = context;
  const subject = t('MAIL_TESTIMONIAL_SUBJECT', { name: data.name });
  return {
    subject,
    why: t('MAIL_WHY_AGENT', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{subject}</Title>
        <Paragraph look={look}>{t('MAIL_TESTIMONIAL', { name: data.name })}</Paragraph>
        <QuotedText look={look} text={data.comment} />
        {data.picturePath && (
          <Paragraph look={look}>
            <TextLink look={look} href={publicUrl + data.picturePath}>
              {t('MAIL_TESTIMONIAL_PICTURE')}
            </TextLink>
          </Paragraph>
        )}
        <Answers
          look={look}
          answers={[{ label: t('MAIL_TESTIMONIAL_WEBSITE'), value: data.website ?? '' }]}
        />
        <AboutProperty
          context={context}
          isAbout={data.propertyId !== undefined || data.projectId !== undefined}
        />
      </>
    ),
  };
};
