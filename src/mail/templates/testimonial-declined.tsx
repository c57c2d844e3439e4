import { Paragraph, QuotedText, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

/** To the author of a testimonial: why it is not shown. */
export const testimonialDeclined: Template<'testimonial-declined'> = (data, context) => {
  const { t, look, language, publicUrl } = context;
  const subject = t('MAIL_DECLINED_SUBJECT');
  return {
    subject,
    why: t('MAIL_WHY_ASKED', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{subject}</Title>
        <Paragraph look={look}>{t('MAIL_DECLINED', { name: data.name })}</Paragraph>
        <QuotedText look={look} text={data.reason} written={writtenIn(language, data.language)} />
        {data.comment && <Paragraph look={look}>{t('MAIL_DECLINED_WROTE')}</Paragraph>}
        {data.comment && <QuotedText look={look} text={data.comment} />}
      </>
    ),
  };
};
