import { Actions } from '#mail/parts/action.tsx';
import { PropertyLine } from '#mail/parts/property.tsx';
import { RichText } from '#mail/parts/rich-text.tsx';
import { Paragraph, Subtitle, TextLink, Title } from '#mail/parts/words.tsx';
import { pathFromMail } from '#mail/rendering/path-from-mail.ts';
import type { Template } from '#mail/rendering/template.ts';

/** A newsletter of the agency to its subscribers. */
export const newsletter: Template<'newsletter'> = (data, context) => {
  const { t, look, properties, publicUrl } = context;
  const { subject, body, article, endPath, unsubscribePath } = data;
  return {
    subject,
    why: t('MAIL_WHY_NEWSLETTER', { site: new URL(publicUrl).host }),
    unsubscribePath,
    body: (
      <>
        <Title look={look}>{subject}</Title>
        {body && <RichText body={body} context={context} />}
        {properties.map((property) => (
          <PropertyLine key={property.id} property={property} mark="" context={context} />
        ))}
        {article && (
          <>
            <Subtitle look={look}>{article.title}</Subtitle>
            {article.intro && <Paragraph look={look}>{article.intro}</Paragraph>}
            <Paragraph look={look}>
              <TextLink look={look} href={publicUrl + pathFromMail(article.path)}>
                {t('MAIL_NEWSLETTER_READ')}
              </TextLink>
            </Paragraph>
          </>
        )}
        {endPath && (
          <Actions context={context} others={[{ path: endPath, label: t('MAIL_NEWSLETTER_END') }]} />
        )}
      </>
    ),
  };
};
