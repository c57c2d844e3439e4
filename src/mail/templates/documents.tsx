import { Greeting, Signature } from '#mail/parts/agent.tsx';
import { DocumentLinks } from '#mail/parts/document-links.tsx';
import { AboutProperty } from '#mail/parts/property.tsx';
import { Paragraph, Title } from '#mail/parts/words.tsx';
import type { Template } from '#mail/rendering/template.ts';

/** To the visitor: links to the requested documents. */
export const documents: Template<'documents'> = (data, context) => {
  const { t, look, publicUrl } = context;
  const isAbout = data.propertyId !== undefined || data.projectId !== undefined;
  return {
    subject: t('MAIL_DOCUMENTS_SUBJECT'),
    why: t('MAIL_WHY_ASKED', { site: new URL(publicUrl).host }),
    body: (
      <>
        <Title look={look}>{t('MAIL_DOCUMENTS_SUBJECT')}</Title>
        <Greeting context={context} firstName={data.firstName} />
        <Paragraph look={look}>{t('MAIL_DOCUMENTS')}</Paragraph>
        <DocumentLinks documents={data.documents} until={data.until} context={context} />
        <AboutProperty context={context} isAbout={isAbout} />
        <Signature context={context} />
      </>
    ),
  };
};
