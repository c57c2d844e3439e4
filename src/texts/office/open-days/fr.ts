import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  OPEN_DAY: 'Portes ouvertes',
  OPEN_DAYS: 'Portes ouvertes',
  OPEN_DAYS_NONE: 'Pas encore de portes ouvertes',
  OPEN_DAYS_NONE_HINT: 'Lors de portes ouvertes, chacun vient voir le bien sans rendez-vous.',
  OPEN_DAY_ADD: 'Ajouter des portes ouvertes',
  OPEN_DAY_NOTE: 'Précision',
  OPEN_DAY_NOTE_HINT:
    'Ce qu’un visiteur doit savoir : où se garer, à quelle porte sonner. Facultatif. Dans une langue laissée vide, le site montre la précision d’une autre langue.',
  OPEN_DAY_REMOVE: 'Supprimer',
  OPEN_DAY_TOLD_REMOVED: '{{when}} : supprimé.',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  OPEN_DAYS_SHOWN: 'Les visiteurs voient chaque date sur le site jusqu’à la fin.',
  OPEN_DAYS_SHOWN_WITHOUT_ADDRESS:
    'Les visiteurs voient chaque date sur le site jusqu’à la fin. L’adresse n’y figure pas : le site les invite à vous la demander.',
  OPEN_DAYS_WHEN_PUBLISHED: 'Les visiteurs ne les verront qu’une fois le bien en ligne.',
  OPEN_DAYS_NOT_ON_OFFER: 'Les visiteurs ne les voient pas : le bien est vendu ou loué.',
  OPEN_DAYS_FED:
    'Ces dates viennent de {{system}}. Dès que vous en ajoutez ou en supprimez une ici, vous les gérez vous-même et les importations n’y touchent plus.',
  OPEN_DAYS_MANAGED: 'Vous gérez vous-même les portes ouvertes de ce bien.',
  OPEN_DAYS_OFFERED: '{{system}} donne :',
  OPEN_DAYS_OFFERED_NONE: '{{system}} n’en donne pas.',
  OPEN_DAYS_MOST: 'Il y en a déjà {{most}} : supprimez d’abord une date',
  OPEN_DAY_NOTE_LONG: 'Une précision compte au plus {{most}} caractères',
  OPEN_DAY_NOTE_SIGNS: 'Écrivez la précision sans | ni point-virgule',
  OPEN_DAY_TOO_LONG: 'Des portes ouvertes durent au plus {{hours}} heures',
  OPEN_DAY_TOLD_ADDED: 'Les portes ouvertes sont ajoutées.',
  OPEN_DAY_TOLD_CHANGED: 'Des portes ouvertes commençaient déjà à ce moment : elles sont modifiées.',
  OPEN_DAY_TOLD_UNCHANGED: 'Ces portes ouvertes existaient déjà.',
  OPEN_DAY_TOLD_GONE: 'Ces portes ouvertes étaient déjà supprimées.',
  OPEN_DAY_TOLD_UNLOCKED: 'Les portes ouvertes seront reprises à la prochaine importation.',
};
