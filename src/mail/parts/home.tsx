import { Column, Img, Link, Row, Section } from '@react-email/components';
import type { ShownHome } from '#mail/rendering/mail-contents.ts';
import type { MailContext } from '#mail/rendering/template.ts';
import { Paragraph } from './words.tsx';

/** The home or project that a mail is about; a sentence where it is no longer offered, nothing where it is about none. */
export function AboutHome({ context, isAbout = true }: { context: MailContext; isAbout?: boolean }) {
  const { properties, project, look, t, publicUrl } = context;
  const home = properties[0] ?? project;
  if (!home)
    return isAbout ? (
      <Paragraph look={look} isQuiet>
        {t('MAIL_HOME_GONE')}
      </Paragraph>
    ) : null;
  return (
    <Section style={{ margin: '24px 0' }}>
      {home.picturePath && (
        <Link href={publicUrl + home.path} className="picture">
          <Img
            src={publicUrl + home.picturePath}
            alt=""
            width="560"
            style={{ display: 'block', width: '100%', height: 'auto', marginBottom: 14 }}
          />
        </Link>
      )}
      <HomeWords home={home} context={context} />
    </Section>
  );
}

/** A home in a list. `mark`: why it is in it. */
export function HomeRow({ home, mark, context }: { home: ShownHome; mark: string; context: MailContext }) {
  const { look, publicUrl } = context;
  return (
    <Section style={{ padding: '16px 0', borderTop: `1px solid ${look.colors.line}` }}>
      <Row>
        {home.picturePath && (
          <Column width="38%" style={{ verticalAlign: 'top', paddingRight: 18 }}>
            <Link href={publicUrl + home.path} className="picture">
              <Img
                src={publicUrl + home.picturePath}
                alt=""
                width="200"
                style={{ display: 'block', width: '100%', height: 'auto' }}
              />
            </Link>
          </Column>
        )}
        <Column style={{ verticalAlign: 'top' }}>
          <HomeWords home={home} mark={mark} context={context} />
        </Column>
      </Row>
    </Section>
  );
}

function HomeWords({ home, mark, context }: { home: ShownHome; mark?: string; context: MailContext }) {
  const { look, publicUrl } = context;
  const { colors, displayFont, textFont } = look;
  const line = { margin: '0 0 4px', fontFamily: textFont, fontSize: 14, lineHeight: 1.5 };
  return (
    <>
      {mark && <p style={{ ...line, fontWeight: 600, color: colors['ink-2'] }}>{mark}</p>}
      <p style={{ ...line, fontFamily: displayFont, fontSize: 22, lineHeight: 1.2, color: colors.ink }}>
        {home.price}
      </p>
      <p style={{ ...line, fontSize: 16 }}>
        <Link href={publicUrl + home.path} style={{ color: colors.ink, fontWeight: 600 }}>
          {home.title}
        </Link>
      </p>
      <p style={{ ...line, color: colors['ink-3'] }}>{home.address}</p>
      {home.facts.length > 0 && (
        <p style={{ ...line, color: colors['ink-3'] }}>
          {home.facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}
        </p>
      )}
    </>
  );
}
