import { Button, Section } from '@react-email/components';
import type { MailContext } from '#mail/rendering/template.ts';
import { TextLink } from './words.tsx';

type Target = { path: string; label: string };

/** Buttons and links: the one that most readers want comes first. */
export function Actions({
  context: { look, publicUrl },
  main,
  others = [],
}: {
  context: MailContext;
  main?: Target;
  others?: Target[];
}) {
  return (
    <Section style={{ margin: '24px 0', fontFamily: look.textFont, fontSize: 15, lineHeight: 1.5 }}>
      {main && (
        <Button
          href={publicUrl + main.path}
          style={{
            padding: '13px 24px',
            borderRadius: look.radius,
            background: look.colors.brick,
            color: look.colors.white,
            fontSize: 16,
            fontWeight: 600,
            lineHeight: 1.3,
            textDecoration: 'none',
          }}
        >
          {main.label}
        </Button>
      )}
      {others.map(({ path, label }) => (
        <p key={label} style={{ margin: '14px 0 0' }}>
          <TextLink look={look} href={publicUrl + path}>
            {label}
          </TextLink>
        </p>
      ))}
    </Section>
  );
}
