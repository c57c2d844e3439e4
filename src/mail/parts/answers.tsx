import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailLook } from '#mail/rendering/mail-look.ts';
import { Box } from './box.tsx';
import { Lines } from './words.tsx';

/** Names with their values (or values alone), one below the other, so that both fit a narrow screen. */
export function Answers({
  look: { textFont, colors },
  answers,
}: {
  look: MailLook;
  answers: readonly { label: string; value: ReactNode }[];
}) {
  return answers
    .filter(({ value }) => value !== '')
    .map(({ label, value }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
      <Box key={index} style={{ padding: '10px 0', borderTop: `1px solid ${colors.line}` }}>
        <Text style={{ margin: 0, fontFamily: textFont, fontSize: 16, lineHeight: 1.5, color: colors.ink }}>
          {label && (
            <>
              <span style={{ fontSize: 14, color: colors['ink-3'] }}>{label}</span>
              <br />
            </>
          )}
          {typeof value === 'string' ? <Lines text={value} /> : value}
        </Text>
      </Box>
    ));
}
