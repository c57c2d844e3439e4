import type { MailTextTable } from './texts.ts';

export const de: MailTextTable = {
  MAIL_GREETING: 'Guten Tag {{name}},',
  MAIL_GREETING_UNNAMED: 'Guten Tag,',
  MAIL_REGARDS: 'Mit freundlichen Grüßen',
  MAIL_VIEW_PROPERTY: 'Dieses Objekt ansehen',
  MAIL_VIEW_PROJECT: 'Dieses Projekt ansehen',
  MAIL_PROPERTY_GONE: 'Dieses Objekt steht inzwischen nicht mehr auf unserer Website.',
  MAIL_ASKED: 'Was Sie uns geschrieben haben',
  MAIL_TYPED: 'Was ausgefüllt wurde',
  MAIL_WHY: 'Warum Sie diese E-Mail erhalten:',
  MAIL_WHY_ASKED: 'Sie haben auf {{site}} ein Formular ausgefüllt.',
  MAIL_WHY_AGENT: 'Ein Besucher hat auf {{site}} ein Formular ausgefüllt, und die Anfrage ist für Sie.',
  MAIL_WHY_FRIEND:
    '{{name}} hat auf {{site}} Ihre Adresse angegeben. Wir behalten sie nicht für Werbung, und Sie hören danach nichts mehr von uns.',
  MAIL_WHY_ALERT: 'Sie haben auf {{site}} einen Suchauftrag gespeichert.',
  MAIL_WHY_CONFIRM:
    'Jemand hat auf {{site}} diese Adresse angegeben. Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie keine E-Mails.',
  MAIL_WHY_APPOINTMENT: 'Sie haben bei uns eine Besichtigung angefragt.',
  MAIL_PRIVACY: 'Wie wir mit Ihren Daten umgehen',

  MAIL_RECEIVED_SUBJECT_CONTACT: 'Ihre Nachricht ist bei uns angekommen',
  MAIL_RECEIVED_SUBJECT_CONTACT_ME: 'Ihre Frage ist bei uns angekommen',
  MAIL_RECEIVED_SUBJECT_DOCUMENTS: 'Ihre Anfrage nach Dokumenten',
  MAIL_RECEIVED_SUBJECT_PROJECT: 'Ihre Frage zu {{project}}',
  MAIL_RECEIVED_SUBJECT_PROJECT_UNNAMED: 'Ihre Frage zu einem Neubauprojekt',
  MAIL_RECEIVED_SUBJECT_FREE_VALUATION: 'Ihre Anfrage für eine kostenlose Bewertung',
  MAIL_RECEIVED_SUBJECT_DEMAND: 'Ihr Suchauftrag',
  MAIL_RECEIVED_SUBJECT_TESTIMONIAL: 'Danke für Ihre Kundenstimme',
  MAIL_RECEIVED_SUBJECT_OFFER: 'Ihr Kaufangebot ist bei uns angekommen',
  MAIL_RECEIVED_CONTACT: 'Danke für Ihre Nachricht. Sie ist bei uns angekommen.',
  MAIL_RECEIVED_CONTACT_ME: 'Danke für Ihre Frage. Sie ist bei uns angekommen.',
  MAIL_RECEIVED_DOCUMENTS: 'Sie möchten Dokumente zu einem Objekt. Ihre Anfrage ist bei uns angekommen.',
  MAIL_RECEIVED_PROJECT: 'Danke für Ihr Interesse. Ihre Frage ist bei uns angekommen.',
  MAIL_RECEIVED_FREE_VALUATION:
    'Sie möchten wissen, was Ihre Immobilie wert ist. Ihre Anfrage ist bei uns angekommen.',
  MAIL_RECEIVED_DEMAND: 'Sie haben uns gesagt, was Sie suchen. Ihre Anfrage ist bei uns angekommen.',
  MAIL_RECEIVED_TESTIMONIAL: 'Danke, dass Sie von Ihrer Erfahrung mit uns erzählen. Das freut uns.',
  MAIL_RECEIVED_OFFER: 'Sie haben ein Kaufangebot gemacht. Es ist bei uns angekommen.',
  MAIL_NEXT: 'Wie es weitergeht',
  MAIL_NEXT_CONTACT: 'Wir lesen Ihre Nachricht und antworten so bald wie möglich, meist {{replyWithin}}.',
  MAIL_NEXT_CONTACT_UNPROMISED: 'Wir lesen Ihre Nachricht und antworten Ihnen.',
  MAIL_NEXT_CONTACT_ME: 'Ihr Makler meldet sich bei Ihnen, meist {{replyWithin}}.',
  MAIL_NEXT_CONTACT_ME_UNPROMISED: 'Ihr Makler meldet sich bei Ihnen.',
  MAIL_NEXT_DOCUMENTS:
    'Ihr Makler stellt die Dokumente zusammen und sendet sie Ihnen per E-Mail, meist {{replyWithin}}.',
  MAIL_NEXT_DOCUMENTS_UNPROMISED: 'Ihr Makler stellt die Dokumente zusammen und sendet sie Ihnen per E-Mail.',
  MAIL_NEXT_PROJECT:
    'Ihr Makler schickt Ihnen die Informationen und beantwortet Ihre Fragen, meist {{replyWithin}}.',
  MAIL_NEXT_PROJECT_UNPROMISED: 'Ihr Makler schickt Ihnen die Informationen und beantwortet Ihre Fragen.',
  MAIL_NEXT_FREE_VALUATION:
    'Ein Makler ruft Sie an, um einen Besuch zu vereinbaren. Danach erhalten Sie die Bewertung schriftlich, kostenlos und unverbindlich.',
  MAIL_NEXT_DEMAND: 'Wir sehen nach, was zu Ihrer Anfrage passt, und melden uns bei Ihnen.',
  MAIL_NEXT_TESTIMONIAL: 'Wir lesen Ihren Text und stellen ihn dann auf unsere Website.',
  MAIL_NEXT_OFFER:
    'Ihr Makler legt das Kaufangebot dem Eigentümer vor und teilt Ihnen dessen Entscheidung mit. Diese E-Mail ist keine Annahme Ihres Kaufangebots.',
  MAIL_QUESTION: 'Möchten Sie noch etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',

  MAIL_FOR_AGENT_CONTACT: 'Nachricht von {{name}}',
  MAIL_FOR_AGENT_CONTACT_ME: 'Frage von {{name}}',
  MAIL_FOR_AGENT_DOCUMENTS: '{{name}} möchte Dokumente',
  MAIL_FOR_AGENT_VISIT: '{{name}} möchte eine Besichtigung',
  MAIL_FOR_AGENT_PROJECT: '{{name}} fragt nach einem Projekt',
  MAIL_FOR_AGENT_FREE_VALUATION: '{{name}} möchte eine kostenlose Bewertung',
  MAIL_FOR_AGENT_DEMAND: 'Suchauftrag von {{name}}',
  MAIL_FOR_AGENT_TESTIMONIAL: 'Kundenstimme von {{name}}',
  MAIL_FOR_AGENT_OFFER: 'Kaufangebot von {{name}}',
  MAIL_FOR_AGENT_SEND_TO_FRIEND: '{{name}} hat ein Objekt weitergeschickt',
  MAIL_FOR_AGENT_NEWSLETTER: '{{name}} abonniert den Newsletter',
  MAIL_FOR_AGENT_ABOUT: '{{subject}}: {{reference}}',
  MAIL_FOR_AGENT_REPLY: 'Antworten Sie auf diese E-Mail: Ihre Antwort geht an {{name}}.',
  MAIL_FOR_AGENT_CALL:
    '{{name}} hat keine E-Mail-Adresse hinterlassen und erhält daher keine E-Mail von uns: Rufen Sie bitte selbst an.',
  MAIL_FOR_AGENT_LANGUAGE: 'Sprache des Besuchers',
  MAIL_FOR_AGENT_PAGE: 'Ausgefüllt auf',
  MAIL_NAME: 'Name',
  MAIL_EMAIL: 'E-Mail',
  MAIL_PHONE: 'Telefon',

  MAIL_ANSWER_SLOT: '{{day}} um {{time}}',
  MAIL_ANSWER_BOOK: 'Termin wählen',
  MAIL_DOCUMENTS_SUBJECT: 'Die gewünschten Dokumente',
  MAIL_DOCUMENTS: 'Hier sind die Dokumente, um die Sie gebeten haben.',
  MAIL_DOCUMENTS_UNTIL:
    'Diese Links gelten bis zum {{day}} um {{time}} und sind nur für Sie bestimmt. Bitten Sie uns gern um neue, wenn sie abgelaufen sind.',

  MAIL_FRIEND_SUBJECT: 'Jemand schickt Ihnen ein Objekt',
  MAIL_FRIEND_TITLE: '{{name}} schickt Ihnen ein Objekt',
  MAIL_FRIEND: '{{name}} ({{email}}) meint, dass dieses Objekt etwas für Sie sein könnte.',
  MAIL_FRIEND_REMARK: '{{name}} schreibt dazu:',

  MAIL_CONFIRM_ALERT_SUBJECT: 'Bestätigen Sie Ihren Suchauftrag',
  MAIL_CONFIRM_ALERT: 'Sie möchten von uns hören, sobald etwas zu diesem Suchauftrag passt:',
  MAIL_CONFIRM_ALERT_ASK:
    'Bestätigen Sie, dass dies Ihre Adresse ist. Erst danach schicken wir Ihnen Objekte.',
  MAIL_CONFIRM_ALERT_ACTION: 'Suchauftrag bestätigen',
  MAIL_ALERT_SUBJECT_ONE: '{{count}} Objekt zu Ihrem Suchauftrag',
  MAIL_ALERT_SUBJECT_OTHER: '{{count}} Objekte zu Ihrem Suchauftrag',
  MAIL_ALERT: 'Das haben wir zu Ihrem Suchauftrag gefunden:',
  MAIL_ALERT_GONE:
    'Die Objekte, die wir für Sie gefunden haben, stehen inzwischen nicht mehr auf unserer Website. Sie hören von uns, sobald es etwas Neues gibt.',
  MAIL_ALERT_PUBLISHED: 'Neu',
  MAIL_ALERT_PRICE: 'Preis geändert',
  MAIL_ALERT_BACK: 'Wieder verfügbar',
  MAIL_ALERT_OPEN_DAY: 'Tag der offenen Tür',
  MAIL_ALERT_LIST: 'Alle Objekte zu diesem Suchauftrag',
  MAIL_ALERT_CHANGE: 'Suchauftrag ändern',
  MAIL_ALERT_PAUSE: 'Pausieren',
  MAIL_ALERT_END: 'Beenden',
  MAIL_ALERT_EXPIRES_SUBJECT: 'Suchen Sie noch?',
  MAIL_ALERT_EXPIRES: 'Vor einem Jahr haben Sie diesen Suchauftrag gespeichert:',
  MAIL_ALERT_EXPIRES_ASK:
    'Möchten Sie noch ein Jahr lang von uns hören? Wenn Sie nichts tun, endet er von selbst am {{day}}.',
  MAIL_ALERT_STAY: 'Ja, ich suche noch',
  MAIL_ALERT_END_NOW: 'Nein, bitte beenden',

  MAIL_CONFIRM_NEWSLETTER_SUBJECT: 'Bestätigen Sie Ihre Anmeldung zum Newsletter',
  MAIL_CONFIRM_NEWSLETTER:
    'Sie möchten unseren Newsletter erhalten. Bestätigen Sie, dass dies Ihre Adresse ist.',
  MAIL_CONFIRM_NEWSLETTER_ACTION: 'Anmeldung bestätigen',
  MAIL_WHY_NEWSLETTER: 'Sie haben unseren Newsletter auf {{site}} abonniert.',
  MAIL_NEWSLETTER_END: 'Newsletter abbestellen',
  MAIL_NEWSLETTER_READ: 'Weiterlesen',

  MAIL_APPOINTMENT_SUBJECT_REQUESTED: 'Ihre Anfrage für eine Besichtigung',
  MAIL_APPOINTMENT_SUBJECT_OTHER_WISH: 'Ihr neuer Wunsch für die Besichtigung',
  MAIL_APPOINTMENT_SUBJECT_CONFIRMED: 'Ihre Besichtigung am {{day}} um {{time}}',
  MAIL_APPOINTMENT_SUBJECT_MOVED: 'Ihre Besichtigung ist auf den {{day}} um {{time}} verlegt',
  MAIL_APPOINTMENT_SUBJECT_CANCELLED: 'Ihre Besichtigung findet nicht statt',
  MAIL_APPOINTMENT_REQUESTED: 'Ihre Anfrage für eine Besichtigung ist bei uns angekommen.',
  MAIL_APPOINTMENT_REQUESTED_NEXT:
    'Ihr Makler schlägt Ihnen einen Termin vor. Die Besichtigung steht erst fest, wenn Sie unsere Bestätigung haben.',
  MAIL_APPOINTMENT_OTHER_WISH: 'Ihre neuen Zeiträume sind bei uns angekommen.',
  MAIL_APPOINTMENT_CONFIRMED: 'Ihre Besichtigung steht fest. Wir freuen uns auf Sie.',
  MAIL_APPOINTMENT_MOVED: 'Ihre Besichtigung hat einen neuen Termin. Der frühere gilt nicht mehr.',
  MAIL_APPOINTMENT_CANCELLED: 'Ihre Besichtigung ist abgesagt. Sie brauchen nichts mehr zu tun.',
  MAIL_APPOINTMENT_WHEN: 'Wann',
  MAIL_APPOINTMENT_BEFORE: 'Zuvor',
  MAIL_APPOINTMENT_WISHED: 'Ihr Wunsch',
  MAIL_APPOINTMENT_WISHED_BY_VISITOR: 'Gewünscht',
  MAIL_APPOINTMENT_WHERE: 'Wo',
  MAIL_APPOINTMENT_WHERE_LATER:
    '{{place}}. Die genaue Adresse erhalten Sie mit der Bestätigung Ihrer Besichtigung.',
  MAIL_APPOINTMENT_WHERE_FROM_AGENT: '{{place}}. Die genaue Adresse erhalten Sie von Ihrem Makler.',
  MAIL_APPOINTMENT_REMARK: 'Bemerkung',
  MAIL_APPOINTMENT_MOVE: 'Anderen Termin wählen',
  MAIL_APPOINTMENT_CANCEL: 'Besichtigung absagen',
  MAIL_APPOINTMENT_CALENDAR: 'Öffnen Sie den Anhang, um die Besichtigung in Ihren Kalender einzutragen.',
  MAIL_APPOINTMENT_FOR_AGENT_REQUESTED: '{{name}} bittet um eine Besichtigung',
  MAIL_APPOINTMENT_FOR_AGENT_OTHER_WISH: '{{name}} möchte zu einer anderen Zeit kommen',
  MAIL_APPOINTMENT_FOR_AGENT_CONFIRMED: 'Besichtigung mit {{name}} am {{day}} um {{time}}',
  MAIL_APPOINTMENT_FOR_AGENT_MOVED: 'Die Besichtigung mit {{name}} ist auf den {{day}} um {{time}} verlegt',
  MAIL_APPOINTMENT_FOR_AGENT_CANCELLED: 'Die Besichtigung mit {{name}} findet nicht statt',
  MAIL_APPOINTMENT_REMINDER_SUBJECT: 'Morgen um {{time}}: Ihre Besichtigung',
  MAIL_APPOINTMENT_REMINDER:
    'Morgen empfangen wir Sie zur Besichtigung. Passt es doch nicht, lassen Sie es uns bitte wissen.',

  MAIL_TESTIMONIAL_SUBJECT: 'Neue Kundenstimme von {{name}}',
  MAIL_TESTIMONIAL:
    '{{name}} hat eine Kundenstimme geschrieben. Sie steht erst auf der Website, wenn Sie sie veröffentlichen.',
  MAIL_TESTIMONIAL_WEBSITE: 'Website',
  MAIL_TESTIMONIAL_PICTURE: 'Das Foto dazu ansehen',
  MAIL_DECLINED_SUBJECT: 'Was Sie über uns geschrieben haben',
  MAIL_DECLINED:
    'Guten Tag {{name}}, Sie haben für unsere Website über Ihre Erfahrung mit uns geschrieben. Wir veröffentlichen Ihren Text nicht, und zwar aus diesem Grund:',
  MAIL_DECLINED_WROTE: 'Das haben Sie geschrieben:',
  // Eigentümer
  MAIL_WHY_OWNER: 'Sie haben bei uns ein Konto als Eigentümer.',
  MAIL_WHY_OWNER_HAD: 'Dies war bisher die Adresse Ihres Kontos als Eigentümer.',
  MAIL_WHY_OWNER_GIVEN:
    'Jemand hat auf {{site}} diese Adresse angegeben. Waren Sie das nicht, brauchen Sie nichts zu tun.',
  MAIL_OWNER_CONFIRM_SUBJECT: 'Bestätigen Sie Ihre E-Mail-Adresse',
  MAIL_OWNER_CONFIRM:
    'Bestätigen Sie, dass dies Ihre Adresse ist, dann können Sie sich damit anmelden. Wir fragen dabei nach Ihrem Passwort.',
  MAIL_OWNER_CONFIRM_HOLDS: 'Der Link gilt zwei Tage.',
  MAIL_OWNER_CONFIRM_ACTION: 'Adresse bestätigen',
  MAIL_OWNER_EXISTS_SUBJECT: 'Sie haben schon ein Konto',
  MAIL_OWNER_EXISTS:
    'Diese Adresse wurde für ein neues Konto angegeben, Sie haben aber schon eines. Melden Sie sich einfach an, oder wählen Sie ein neues Passwort, wenn Sie es vergessen haben.',
  MAIL_OWNER_EXISTS_ACTION: 'Anmelden',
  MAIL_OWNER_PASSWORD_SUBJECT: 'Wählen Sie ein neues Passwort',
  MAIL_OWNER_PASSWORD:
    'Sie haben Ihr Passwort vergessen? Wählen Sie hier ein neues. Das alte gilt bis dahin weiter.',
  MAIL_OWNER_PASSWORD_HOLDS: 'Der Link gilt zwei Stunden und nur einmal.',
  MAIL_OWNER_PASSWORD_ACTION: 'Neues Passwort wählen',
  MAIL_OWNER_INVITATION_SUBJECT: 'Ihre Immobilie bei {{agency}}: alles im Blick',
  MAIL_OWNER_INVITATION:
    'Ihre persönliche Seite ist bereit: Besichtigungen, Rückmeldungen, Anzeigen und Dokumente Ihrer Immobilie, immer aktuell. Wählen Sie ein Passwort, um sie zu öffnen.',
  MAIL_OWNER_INVITATION_HOLDS: 'Der Link gilt sieben Tage und nur einmal.',
  MAIL_OWNER_INVITATION_ACTION: 'Passwort wählen',
  MAIL_OWNER_EMAIL_CHANGED_SUBJECT: 'Ihre E-Mail-Adresse wurde geändert',
  MAIL_OWNER_EMAIL_CHANGED:
    'Sie melden sich ab jetzt mit {{email}} an. Mit dieser Adresse geht es nicht mehr.',
  MAIL_OWNER_PASSWORD_CHANGED_SUBJECT: 'Ihr Passwort wurde geändert',
  MAIL_OWNER_PASSWORD_CHANGED:
    'Ihr Passwort wurde gerade geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  MAIL_OWNER_NOT_YOU: 'Waren Sie das nicht? Rufen Sie uns bitte gleich an.',

  // The weekly mail of owners
  MAIL_WHY_WEEK:
    'Sie sind Eigentümer einer Immobilie, die wir anbieten, und erhalten jeden Montag die Zahlen.',
  // To the agency’s own people
  MAIL_WHY_STAFF: 'Sie arbeiten bei {{agency}} und haben ein Konto für das Büro.',
  MAIL_STAFF_INVITATION_SUBJECT: 'Ihr Konto für das Büro von {{agency}}',
  MAIL_STAFF_INVITATION:
    'Im Büro verwalten Sie Immobilien, Anfragen und Besichtigungen. Wählen Sie ein Passwort, um zu beginnen.',
  MAIL_STAFF_PASSWORD_CHANGED:
    'Ihr Passwort für das Büro wurde soeben geändert. Auf Ihren anderen Geräten sind Sie abgemeldet.',
  MAIL_STAFF_NOT_YOU:
    'Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und sagen Sie der Verwaltung Bescheid.',
  MAIL_REQUEST_NOTED_SUBJECT: 'Anfrage von {{person}}',
  MAIL_REQUEST_NOTED: '{{by}} hat eine Anfrage von {{person}} notiert. Sie wartet auf Sie.',
  MAIL_REQUEST_NOTED_ACTION: 'Anfrage ansehen',
  MAIL_WHY_IMPORTS: 'Sie werden benachrichtigt, wenn Objekte aus einem Ihrer Systeme nicht richtig ankommen.',
  MAIL_IMPORT_TROUBLED_SUBJECT: 'Objekte aus {{source}} kommen nicht richtig an',
  MAIL_IMPORT_STALE:
    'Aus {{source}} ist seit Langem nichts mehr richtig angekommen. Was auf Ihrer Website steht, kann überholt sein.',
  MAIL_IMPORT_NO_CHANGE:
    '{{source}} meldet seit mehr als einer Woche Änderungen, doch an Ihren Objekten hat sich nichts geändert. Was auf Ihrer Website steht, kann überholt sein.',
  MAIL_IMPORT_BAD: 'Mehr als jedes zehnte Objekt aus {{source}} konnte nicht übernommen werden.',
  MAIL_IMPORT_PHOTOS: 'Mehr als drei von zehn Fotos aus {{source}} konnten nicht geholt werden.',
  MAIL_IMPORT_VALUES:
    'In Objekten aus {{source}} stehen Werte, die die Website nicht kennt. Wählen Sie ihre Bedeutung: Bis dahin fehlen diese Objekte auf der Website oder sind unvollständig.',
  MAIL_IMPORT_ONCE:
    'Diese Nachricht kommt nur einmal, und erst wieder, wenn zwischendurch alles in Ordnung war.',
  MAIL_IMPORT_ACTION: 'Import ansehen',
  MAIL_WEEK_SUBJECT_ONE: 'Letzte Woche: {{count}} Besuch auf Ihrer Seite',
  MAIL_WEEK_SUBJECT_OTHER: 'Letzte Woche: {{count}} Besuche auf Ihrer Seite',
  MAIL_WEEK: 'Das geschah vom {{from}} bis zum {{until}}.',
  MAIL_WEEK_VIEWS: 'Besuche auf der Seite',
  MAIL_WEEK_MORE: '{{visits}}, {{difference}} mehr als in der Woche davor ({{before}})',
  MAIL_WEEK_FEWER: '{{visits}}, {{difference}} weniger als in der Woche davor ({{before}})',
  MAIL_WEEK_AS_MANY: '{{visits}}, so viele wie in der Woche davor',
  MAIL_WEEK_SLOTS: 'Besichtigungen vor Ort',
  MAIL_WEEK_MESSAGES: 'Nachrichten',
  MAIL_WEEK_DOCUMENTS: 'Dokumente',
  MAIL_WEEK_EXPIRES: '{{name}}: läuft am {{day}} ab',
  MAIL_WEEK_EXPIRED: '{{name}}: seit dem {{day}} abgelaufen',
  MAIL_WEEK_STEPS: 'Was wir als Nächstes tun',
  MAIL_WEEK_OPEN: 'Zu Ihrer Übersicht',
  MAIL_WEEK_END: 'Diese wöchentliche E-Mail abbestellen',
};
