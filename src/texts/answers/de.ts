import type { nl } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  ANSWER_SLOTS_SUBJECT: 'Ihre Besichtigung: {{property}}',
  ANSWER_SLOTS_BODY:
    'Guten Tag {{firstname}},\n\nschön, dass Sie das Objekt {{property}} besichtigen möchten. Diese Termine sind noch frei:\n\n{{slots}}\n\nWählen Sie einen aus, dann steht die Besichtigung fest. Passt keiner? Dann schreiben Sie uns, wann Sie Zeit haben.\n\nMit freundlichen Grüßen\n{{sender}}',
  ANSWER_FIXED_SUBJECT: 'Ihre Besichtigung: {{property}}',
  ANSWER_FIXED_BODY:
    'Guten Tag {{firstname}},\n\nwir erwarten Sie zur Besichtigung des Objekts {{property}}.\n\n{{moment}}\n\nPasst es Ihnen doch nicht? Antworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{{sender}}',
  ANSWER_DOCUMENTS_SUBJECT: 'Die Dokumente: {{property}}',
  ANSWER_DOCUMENTS_BODY:
    'Guten Tag {{firstname}},\n\nhier sind die Dokumente zum Objekt {{property}}.\n\n{{documents}}\n\nHaben Sie Fragen dazu? Antworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{{sender}}',
  ANSWER_INFORMATION_SUBJECT: 'Ihre Frage zum Objekt {{property}}',
  ANSWER_INFORMATION_BODY:
    'Guten Tag {{firstname}},\n\nvielen Dank für Ihre Frage zum Objekt {{property}}.\n\n\n\nMöchten Sie das Objekt besichtigen? Antworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{{sender}}',
  ANSWER_GONE_SUBJECT: 'Ihre Frage zum Objekt {{property}}',
  ANSWER_GONE_BODY:
    'Guten Tag {{firstname}},\n\nvielen Dank für Ihr Interesse am Objekt {{property}}. Es ist inzwischen leider nicht mehr verfügbar.\n\nSagen Sie uns gern, was Sie suchen: Dann gehören Sie zu den Ersten, die erfahren, wenn etwas zu Ihnen passt.\n\nMit freundlichen Grüßen\n{{sender}}',
  ANSWER_VALUATION_SUBJECT: 'Die Bewertung Ihrer Immobilie',
  ANSWER_VALUATION_BODY:
    'Guten Tag {{firstname}},\n\nvielen Dank für Ihre Anfrage. Wir kommen gern vorbei: Das dauert etwa eine Stunde, kostet nichts und verpflichtet Sie zu nichts. Danach erhalten Sie unsere Bewertung schriftlich.\n\nWelcher Tag und welche Uhrzeit passen Ihnen?\n\nMit freundlichen Grüßen\n{{sender}}',
  ANSWER_RECEIVED_SUBJECT: 'Ihre Nachricht an uns',
  ANSWER_RECEIVED_BODY:
    'Guten Tag {{firstname}},\n\nvielen Dank für Ihre Nachricht.\n\n\n\nMit freundlichen Grüßen\n{{sender}}',
};
