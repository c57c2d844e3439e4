import { escapeXml } from '#domain/text/escape-xml.ts';
import { word } from './elements.ts';
import type { Sender } from './exported-home.ts';

type Extent = 'VOLL' | 'TEIL';

/** The beginning of the file, before the homes. */
export function transferHead({ host, name, email }: Sender, extent: Extent, now: Date): string {
  const at = escapeXml(now.toISOString().slice(0, 19));
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo><uebertragung art="OFFLINE" umfang="${extent}" modus="CHANGE" version="1.2.7" sendersoftware="Gevel" senderversion="1" techn_email="${escapeXml(email)}" timestamp="${at}"/><anbieter>${word('firma', name)}${word('openimmo_anid', host)}
`;
}

export const transferTail = '</anbieter></openimmo>\n';
