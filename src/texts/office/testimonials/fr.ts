import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  TESTIMONIALS: 'Témoignages',
  TESTIMONIALS_NONE: 'Il n’y a rien ici.',
  TESTIMONIALS_VIEWS: 'Témoignages par état',
  TESTIMONIAL_AUTHOR: 'Nom sous le témoignage',
  TESTIMONIAL_DAY: 'Écrit le',
  TESTIMONIAL_ORIGINAL: 'Langue dans laquelle le client a écrit',
  TESTIMONIAL_ORIGINAL_HINT:
    'Dans une autre langue, le site ajoute que le texte est traduit (Code de droit économique, art. VI.99 § 6).',
  TESTIMONIAL_UNKNOWN: 'Inconnue',
  TESTIMONIAL_COMMENT_IN: 'Témoignage ({{language}})',
  TESTIMONIAL_OCCASION_IN: 'À quel propos ({{language}})',
  TESTIMONIAL_OCCASION_HINT: 'Par exemple : a vendu une maison à Ledeberg',
  TESTIMONIAL_CORRECT: 'Corrigez seulement l’orthographe. Les mots du client restent, la critique aussi.',
  TESTIMONIAL_SAVE: 'Enregistrer',
  TESTIMONIAL_PUBLISH: 'Enregistrer et publier',
  TESTIMONIAL_WITHDRAW: 'Retirer du site',
  TESTIMONIAL_DECLINE: 'Refuser',
  TESTIMONIAL_DECLINE_HINT:
    'Ne refusez pas un témoignage parce qu’il est mauvais : n’en montrer que de bons trompe. L’auteur reçoit cette raison par e-mail.',
  TESTIMONIAL_REASON: 'Pourquoi vous ne le publiez pas',
  TESTIMONIAL_NO_MAIL: 'L’adresse de l’auteur manque : aucun e-mail ne part.',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  TESTIMONIALS_DRAFT: 'À lire',
  TESTIMONIALS_PUBLISHED: 'Sur le site',
  TESTIMONIALS_WITHDRAWN: 'Hors du site',
  TESTIMONIAL_POSTED: 'Écrit le {{day}}',
  TESTIMONIAL_REASON_MISSING: 'Dites pourquoi vous ne le publiez pas',
  TESTIMONIAL_EMPTY: 'Le témoignage est vide dans la langue du client',
  TESTIMONIAL_AUTHOR_MISSING: 'Sans nom, un témoignage ne peut figurer sur le site',
  TESTIMONIAL_SAVED: 'Enregistré.',
  TESTIMONIAL_PUBLISHED: 'Publié. Le site le montre dès maintenant.',
  TESTIMONIAL_WITHDRAWN: 'Retiré du site.',
  TESTIMONIAL_DECLINED: 'Refusé.',
  TESTIMONIAL_LATE:
    'Entre-temps, quelqu’un d’autre a modifié ce témoignage. Voyez d’abord ce qu’il est devenu.',
};
