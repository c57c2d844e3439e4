import { Column, Row } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';

/** With its padding on a cell: Outlook, which draws by Word, leaves it out on tables, paragraphs and `div`. */
export function Box({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <Row>
      <Column style={style}>{children}</Column>
    </Row>
  );
}
