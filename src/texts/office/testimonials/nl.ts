export const nl = {
  TESTIMONIALS: 'Ervaringen',
  TESTIMONIALS_NONE: 'Hier staat niets.',
  TESTIMONIALS_VIEWS: 'Ervaringen volgens status',
  TESTIMONIAL_AUTHOR: 'Naam onder de ervaring',
  TESTIMONIAL_DAY: 'Geschreven op',
  TESTIMONIAL_ORIGINAL: 'Taal waarin de klant schreef',
  TESTIMONIAL_ORIGINAL_HINT:
    'In een andere taal zet de site erbij dat het vertaald is (Wetboek economisch recht, art. VI.99 § 6).',
  TESTIMONIAL_UNKNOWN: 'Niet bekend',
  TESTIMONIAL_COMMENT_IN: 'Ervaring ({{language}})',
  TESTIMONIAL_OCCASION_IN: 'Waarvoor ({{language}})',
  TESTIMONIAL_OCCASION_HINT: 'Zoals: verkocht een rijwoning in Ledeberg',
  TESTIMONIAL_CORRECT: 'Verbeter alleen spelling. De woorden van de klant blijven, ook de kritiek.',
  TESTIMONIAL_SAVE: 'Bewaren',
  TESTIMONIAL_PUBLISH: 'Bewaren en publiceren',
  TESTIMONIAL_WITHDRAW: 'Van de site halen',
  TESTIMONIAL_DECLINE: 'Weigeren',
  TESTIMONIAL_DECLINE_HINT:
    'Weiger niet omdat een ervaring slecht is: alleen goede tonen, misleidt. Wie schreef, krijgt deze reden in een mail.',
  TESTIMONIAL_REASON: 'Waarom u dit niet publiceert',
  TESTIMONIAL_NO_MAIL: 'Er is geen adres van wie dit schreef: er gaat geen mail.',
};

export const nlOnServer = {
  TESTIMONIALS_DRAFT: 'Te lezen',
  TESTIMONIALS_PUBLISHED: 'Op de site',
  TESTIMONIALS_WITHDRAWN: 'Niet op de site',
  TESTIMONIAL_POSTED: 'Geschreven op {{day}}',
  TESTIMONIAL_REASON_MISSING: 'Zeg waarom u dit niet publiceert',
  TESTIMONIAL_EMPTY: 'De ervaring is leeg in de taal waarin de klant schreef',
  TESTIMONIAL_AUTHOR_MISSING: 'Zonder naam kan een ervaring niet op de site',
  TESTIMONIAL_SAVED: 'Bewaard.',
  TESTIMONIAL_PUBLISHED: 'Gepubliceerd. De site toont het nu.',
  TESTIMONIAL_WITHDRAWN: 'Niet meer op de site.',
  TESTIMONIAL_DECLINED: 'Geweigerd.',
  TESTIMONIAL_LATE: 'Iemand anders heeft deze ervaring intussen gewijzigd. Bekijk eerst hoe ze nu is.',
};
