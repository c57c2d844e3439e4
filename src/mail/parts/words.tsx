import { Heading, Link, Section, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import type { MailLook } from '#mail/rendering/mail-look.ts';
import type { WrittenIn } from '#texts/wording/written-in.ts';
import { Box } from './box.tsx';

/** The title of a mail. */
export function Title({ look, children }: { look: MailLook; children: ReactNode }) {
  const { displayFont, colors } = look;
  return (
    <Heading
      as="h1"
      style={{
        margin: '0 0 20px',
        fontFamily: displayFont,
        fontSize: 28,
        lineHeight: 1.2,
        fontWeight: 400,
        letterSpacing: '-0.015em',
        color: colors.ink,
      }}
    >
      {children}
    </Heading>
  );
}

/** The title of a part. */
export function Subtitle({ look, children }: { look: MailLook; children: ReactNode }) {
  const { displayFont, colors } = look;
  return (
    <Heading
      as="h2"
      style={{
        margin: '32px 0 10px',
        fontFamily: displayFont,
        fontSize: 20,
        lineHeight: 1.25,
        fontWeight: 400,
        color: colors.ink,
      }}
    >
      {children}
    </Heading>
  );
}

export function Paragraph({
  look,
  isQuiet = false,
  children,
}: {
  look: MailLook;
  isQuiet?: boolean;
  children: ReactNode;
}) {
  const { textFont, colors } = look;
  return (
    <Text
      style={{
        margin: '0 0 16px',
        fontFamily: textFont,
        fontSize: isQuiet ? 14 : 16,
        lineHeight: 1.6,
        color: isQuiet ? colors['ink-3'] : colors['ink-2'],
      }}
    >
      {children}
    </Text>
  );
}

/** A visitor's text, line by line; never markup. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Somebody else's words. `written`: if they may be in another language than the mail. */
export function QuotedText({ look, text, written }: { look: MailLook; text: string; written?: WrittenIn }) {
  const { displayFont, textFont, colors } = look;
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Box style={{ padding: '2px 0 2px 18px', borderLeft: `2px solid ${colors.line}` }}>
        <Text
          lang={written?.lang}
          style={{
            margin: 0,
            fontFamily: displayFont,
            fontSize: 18,
            lineHeight: 1.5,
            fontStyle: 'italic',
            color: colors.ink,
          }}
        >
          <Lines text={text} />
        </Text>
        {written?.note && (
          <Text
            style={{
              margin: '4px 0 0',
              fontFamily: textFont,
              fontSize: 14,
              lineHeight: 1.5,
              color: colors['ink-3'],
            }}
          >
            {written.note}
          </Text>
        )}
      </Box>
    </Section>
  );
}

export function TextLink({ look, href, children }: { look: MailLook; href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: look.colors.brick, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
