import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  TESTIMONIALS: 'Kundenstimmen',
  TESTIMONIALS_NONE: 'Hier steht nichts.',
  TESTIMONIALS_VIEWS: 'Kundenstimmen nach Zustand',
  TESTIMONIAL_AUTHOR: 'Name unter der Kundenstimme',
  TESTIMONIAL_DAY: 'Geschrieben am',
  TESTIMONIAL_ORIGINAL: 'Sprache, in der der Kunde schrieb',
  TESTIMONIAL_ORIGINAL_HINT:
    'In einer anderen Sprache sagt die Website dazu, dass der Text übersetzt ist (Wirtschaftsgesetzbuch, Art. VI.99 § 6).',
  TESTIMONIAL_UNKNOWN: 'Nicht bekannt',
  TESTIMONIAL_COMMENT_IN: 'Kundenstimme ({{language}})',
  TESTIMONIAL_OCCASION_IN: 'Wofür ({{language}})',
  TESTIMONIAL_OCCASION_HINT: 'Etwa: verkaufte ein Reihenhaus in Eupen',
  TESTIMONIAL_CORRECT: 'Verbessern Sie nur die Schreibweise. Die Worte des Kunden bleiben, auch die Kritik.',
  TESTIMONIAL_SAVE: 'Speichern',
  TESTIMONIAL_PUBLISH: 'Speichern und veröffentlichen',
  TESTIMONIAL_WITHDRAW: 'Von der Website nehmen',
  TESTIMONIAL_DECLINE: 'Ablehnen',
  TESTIMONIAL_DECLINE_HINT:
    'Lehnen Sie nicht ab, weil eine Kundenstimme schlecht ist: Nur gute zu zeigen, führt in die Irre. Der Verfasser erhält diesen Grund per E-Mail.',
  TESTIMONIAL_REASON: 'Warum Sie dies nicht veröffentlichen',
  TESTIMONIAL_NO_MAIL: 'Die Adresse des Verfassers fehlt: Es geht keine E-Mail ab.',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  TESTIMONIALS_DRAFT: 'Zu lesen',
  TESTIMONIALS_PUBLISHED: 'Auf der Website',
  TESTIMONIALS_WITHDRAWN: 'Nicht auf der Website',
  TESTIMONIAL_POSTED: 'Geschrieben am {{day}}',
  TESTIMONIAL_REASON_MISSING: 'Sagen Sie, warum Sie dies nicht veröffentlichen',
  TESTIMONIAL_EMPTY: 'Die Kundenstimme ist in der Sprache des Kunden leer',
  TESTIMONIAL_AUTHOR_MISSING: 'Ohne Namen kann eine Kundenstimme nicht auf die Website',
  TESTIMONIAL_SAVED: 'Gespeichert.',
  TESTIMONIAL_PUBLISHED: 'Veröffentlicht. Die Website zeigt es jetzt.',
  TESTIMONIAL_WITHDRAWN: 'Nicht mehr auf der Website.',
  TESTIMONIAL_DECLINED: 'Abgelehnt.',
  TESTIMONIAL_LATE:
    'Inzwischen hat jemand anderes diese Kundenstimme geändert. Sehen Sie zuerst, wie sie jetzt ist.',
};
