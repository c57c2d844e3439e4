import { Column, Row } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';

/** Puts the padding on a cell: Outlook, which renders with Word, ignores it on tables, paragraphs and `div`. */
export function Box({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <Row>
      <Column style={style}>{children}</Column>
    </Row>
  );
}
