import { Text } from '@react-email/components';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { hasAddress } from '#domain/text/without-addresses.ts';
import type { MailContext } from '#mail/rendering/template.ts';
import { TextLink } from './words.tsx';

/** The agent's, else the agency's. */
export function Signature({ context }: { context: MailContext }) {
  const { t, look, settings, agent } = context;
  const { agency } = settings;
  const phone = agent?.phone ?? {
    text: formatPhone(agency.phone),
    href: phoneLink(agency.phone, agency.countryId) ?? `tel:${agency.phone}`,
  };
  const email = agent?.email ?? agency.email;
  const { colors, textFont } = look;
  return (
    <Text
      style={{
        margin: '28px 0 0',
        fontFamily: textFont,
        fontSize: 16,
        lineHeight: 1.6,
        color: colors['ink-2'],
      }}
    >
      {t('MAIL_REGARDS')}
      <br />
      <strong style={{ fontWeight: 600, color: colors.ink }}>{agent?.name ?? agency.name}</strong>
      {agent && (
        <>
          <br />
          {agency.name}
        </>
      )}
      {phone.text && (
        <>
          <br />
          <TextLink look={look} href={phone.href}>
            {phone.text}
          </TextLink>
        </>
      )}
      <br />
      <TextLink look={look} href={`mailto:${email}`}>
        {email}
      </TextLink>
    </Text>
  );
}

export function Greeting({ context: { t, look }, firstName }: { context: MailContext; firstName?: string }) {
  // Anybody can make a form write to somebody else, so a name must not contain a link.
  const isName = firstName && !hasAddress(firstName);
  const text = isName ? t('MAIL_GREETING', { name: firstName }) : t('MAIL_GREETING_UNNAMED');
  return (
    <Text
      style={{
        margin: '0 0 16px',
        fontFamily: look.textFont,
        fontSize: 16,
        lineHeight: 1.6,
        color: look.colors['ink-2'],
      }}
    >
      {text}
    </Text>
  );
}
