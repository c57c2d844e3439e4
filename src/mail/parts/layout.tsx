import { Body, Container, Head, Html, Img, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { pictureAddress } from '#images/addresses.ts';
import { pathFromMail } from '#mail/rendering/path-from-mail.ts';
import type { MailContext } from '#mail/rendering/template.ts';
import { mailWidth, WordWidth } from '#mail/rendering/word-width.tsx';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { legalMentions } from '#texts/wording/legal-mentions.ts';
import { Box } from './box.tsx';

/**
 * The frame of every mail: the agency's mark and name above; its legal particulars and the reason for the mail below.
 */
export function MailLayout({
  context,
  subject,
  why,
  children,
}: {
  context: MailContext;
  subject: string;
  why: string;
  children: ReactNode;
}) {
  const { language, look, settings } = context;
  const { colors } = look;
  // The logo is a JPEG here, which has no transparency.
  const headGround = settings.header.logo.pictureId ? colors.white : colors.paper;
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        {/* Numbers of laws and bank accounts must not become telephone links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      </Head>
      <Body style={{ margin: 0, padding: 0, background: colors.paper, color: colors.ink }}>
        <WordWidth>
          <Container style={{ width: '100%', maxWidth: mailWidth, margin: '0 auto' }}>
            <Box style={{ padding: '28px 20px 22px', background: headGround }}>
              <Wordmark context={context} />
            </Box>
            <Box style={{ padding: '0 20px' }}>
              <Box style={{ borderTop: `1px solid ${colors.ink}`, padding: '32px 0 40px' }}>{children}</Box>
            </Box>
            <Box style={{ padding: '0 20px 40px' }}>
              <Footer context={context} why={why} />
            </Box>
          </Container>
        </WordWidth>
      </Body>
    </Html>
  );
}

function Wordmark({ context: { settings, look, publicUrl, language } }: { context: MailContext }) {
  const { name } = settings.agency;
  const { pictureId, iconPictureId, icon } = settings.header.logo;
  const sign = iconPictureId ? 'icon-192' : icon === 'gable' && 'mark';
  return (
    <Link
      href={publicUrl + pathFromMail(href(language, 'home'))}
      style={{
        fontFamily: look.displayFont,
        fontSize: 28,
        lineHeight: 1,
        letterSpacing: '-0.03em',
        color: look.colors.ink,
        textDecoration: 'none',
      }}
    >
      {pictureId ? (
        <Img
          src={publicUrl + pictureAddress({ id: pictureId, name: 'logo' }, 500, 'jpeg')}
          alt={name}
          height="40"
          style={{ height: 40, width: 'auto' }}
        />
      ) : (
        <>
          {/* A PNG, which has its own ink colour: hardly any mail program draws an SVG. */}
          {sign && (
            <Img
              src={`${publicUrl}/${sign}.png`}
              alt=""
              width={sign === 'mark' ? '34' : '28'}
              height="28"
              style={{ display: 'inline', marginRight: 12, verticalAlign: 'middle' }}
            />
          )}
          <span style={{ verticalAlign: 'middle' }}>{name}</span>
        </>
      )}
    </Link>
  );
}

function Footer({ context, why }: { context: MailContext; why: string }) {
  const { t, look, publicUrl, language, settings, isPrivacyWritten } = context;
  const { company, authority, insurer, codeOfConduct } = legalMentions(
    { settings, language },
    { contactShown: false },
  );
  const text = {
    margin: '0 0 10px',
    fontFamily: look.textFont,
    fontSize: 13,
    lineHeight: 1.6,
    color: look.colors['ink-3'],
  };
  const link = { color: look.colors['ink-3'], textDecoration: 'underline' };
  return (
    <Box style={{ borderTop: `1px solid ${look.colors.line}`, paddingTop: 20 }}>
      <Text style={text}>
        {t('MAIL_WHY')} {why}{' '}
        {isPrivacyWritten && (
          <Link href={publicUrl + href(language, 'privacy')} style={link}>
            {t('MAIL_PRIVACY')}
          </Link>
        )}
      </Text>
      <Text style={text}>{company.join('\u00a0· ')}</Text>
      <Text style={text}>
        {[authority, insurer].filter(Boolean).join(' · ')}
        {codeOfConduct && (
          <>
            {' · '}
            <Link href={codeOfConduct} style={link}>
              {textsFor(language)('CODE_OF_CONDUCT')}
            </Link>
          </>
        )}
      </Text>
    </Box>
  );
}
