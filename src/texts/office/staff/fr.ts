import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  // Staff
  STAFF: 'Collaborateurs',
  INVITE: 'Inviter',
  INVITE_HINT: 'L’e-mail contient un lien pour choisir un mot de passe, valable sept jours.',
  INVITE_AGAIN: 'Inviter à nouveau',
  STATE: 'État',
  STAFF_END: 'Mettre fin au compte',
  STAFF_END_HINT:
    'Cette personne est aussitôt déconnectée partout et ne peut plus se connecter. Ce qu’elle a fait reste dans le journal.',
  STAFF_RESTORE: 'Rouvrir le compte',
  // Log
  LOG: 'Journal',
  LOG_EMPTY: 'Rien trouvé',
  LOG_EMPTY_HINT: 'Avec d’autres filtres, il y a peut-être quelque chose.',
  WHEN: 'Quand',
  WHO: 'Qui',
  FROM_DAY: 'À partir du',
  UNTIL_DAY: 'Jusqu’au',
  FILTER: 'Filtrer',
  EVERYBODY: 'Tout le monde',
  FACTOR_FORGET: 'Effacer le code et les clés d’accès',
  TEAM_MEMBER: 'Sur le site',
  TEAM_MEMBER_HINT:
    'Quel membre de l’équipe est cette personne\u202f: ses biens, demandes et visites seront les siens.',
  NOBODY: 'Personne',
  SHOW_ALL: 'Tout afficher',
  LOG_OLDER: 'Plus ancien',
  LOG_NEWEST: 'Vers le plus récent',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  // Staff
  STAFF_COUNT_ONE: '{{count}} personne',
  STAFF_COUNT_OTHER: '{{count}} personnes',
  INVITED: 'Invitation faite\u202f: un e-mail est en route vers {{email}}.',
  EMAIL_WRONG: 'Ceci n’est pas une adresse e-mail',
  EMAIL_TAKEN: 'Cette adresse a déjà un compte',
  STAFF_WAITING: 'Pas encore connecté',
  STAFF_ENDED: 'Terminé',
  STAFF_ACTIVE: 'Actif',
  WITH_FACTOR: 'Avec code',
  WITHOUT_FACTOR: 'Sans code',
  LAST_ADMIN: 'Un administrateur doit rester. Donnez d’abord ce rôle à quelqu’un d’autre.',
  // Log
  WHAT: 'Quoi',
  SUBJECT: 'Sujet',
  FACTOR_FORGOTTEN:
    'Le code et les clés d’accès sont effacés. Un nouveau code ou une clé sera configuré à la prochaine connexion.',
  ACTOR_COMMAND: 'Ligne de commande',
  ACTOR_VISITOR: 'Visiteur du site',
  ACTOR_UNKNOWN: 'Inconnu',
};
