import { Column, Img, Link, Row, Section } from '@react-email/components';
import type { ShownProperty } from '#mail/rendering/mail-contents.ts';
import type { MailContext } from '#mail/rendering/template.ts';
import { Box } from './box.tsx';
import { Paragraph } from './words.tsx';

/** Shows a sentence if the property or project is no longer offered, nothing if the mail is about none. */
export function AboutProperty({ context, isAbout = true }: { context: MailContext; isAbout?: boolean }) {
  const { properties, project, look, t, publicUrl } = context;
  const property = properties[0] ?? project;
  if (!property)
    return isAbout ? (
      <Paragraph look={look} isQuiet>
        {t('MAIL_PROPERTY_GONE')}
      </Paragraph>
    ) : null;
  return (
    <Section style={{ margin: '24px 0' }}>
      {property.picturePath && (
        <Link href={publicUrl + property.path} className="picture">
          <Img
            src={publicUrl + property.picturePath}
            alt=""
            width="560"
            style={{ display: 'block', width: '100%', height: 'auto', marginBottom: 14 }}
          />
        </Link>
      )}
      <PropertyWords property={property} context={context} />
    </Section>
  );
}

/** `mark`: why the property is in the list. */
export function PropertyLine({
  property,
  mark,
  context,
}: {
  property: ShownProperty;
  mark: string;
  context: MailContext;
}) {
  const { look, publicUrl } = context;
  return (
    <Box style={{ padding: '16px 0', borderTop: `1px solid ${look.colors.line}` }}>
      <Row>
        {property.picturePath && (
          <Column width="38%" style={{ verticalAlign: 'top', paddingRight: 18 }}>
            <Link href={publicUrl + property.path} className="picture">
              <Img
                src={publicUrl + property.picturePath}
                alt=""
                width="200"
                style={{ display: 'block', width: '100%', height: 'auto' }}
              />
            </Link>
          </Column>
        )}
        <Column style={{ verticalAlign: 'top' }}>
          <PropertyWords property={property} mark={mark} context={context} />
        </Column>
      </Row>
    </Box>
  );
}

function PropertyWords({
  property,
  mark,
  context,
}: {
  property: ShownProperty;
  mark?: string;
  context: MailContext;
}) {
  const { look, publicUrl } = context;
  const { colors, displayFont, textFont } = look;
  const line = { margin: '0 0 4px', fontFamily: textFont, fontSize: 14, lineHeight: 1.5 };
  return (
    <>
      {mark && <p style={{ ...line, fontWeight: 600, color: colors['ink-2'] }}>{mark}</p>}
      <p style={{ ...line, fontFamily: displayFont, fontSize: 22, lineHeight: 1.2, color: colors.ink }}>
        {property.price}
      </p>
      <p style={{ ...line, fontSize: 16 }}>
        <Link href={publicUrl + property.path} style={{ color: colors.ink, fontWeight: 600 }}>
          {property.title}
        </Link>
      </p>
      <p style={{ ...line, color: colors['ink-3'] }}>{property.address}</p>
      {property.facts.length > 0 && (
        <p style={{ ...line, color: colors['ink-3'] }}>
          {property.facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(', ')}
        </p>
      )}
    </>
  );
}
