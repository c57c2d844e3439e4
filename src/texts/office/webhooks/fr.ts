import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  WEBHOOKS: 'Webhooks',
  WEBHOOKS_NONE: 'Il n’y a encore aucun destinataire',
  WEBHOOKS_NONE_HINT:
    'Avertissez aussitôt le programme d’un partenaire quand un bien arrive sur le site, change ou disparaît. Demandez d’abord à son concepteur à quelle adresse envoyer les messages.',
  WEBHOOKS_THEN_KEY:
    'Une clé s’affiche une seule fois. Donnez-la au concepteur du programme, qui vérifie ainsi chaque message.',
  WEBHOOKS_THEN_SAYS:
    'Un message dit seulement quel bien a changé. Le reste, le programme le lit sur le site même : jamais un prix ou une adresse que vous cachez.',
  WEBHOOKS_THEN_FAILED:
    'Si un message n’arrive pas, le site réessaie pendant un jour et demi. En cas d’échec, « Aujourd’hui » vous le signale.',
  WEBHOOKS_ADDRESS: 'Adresse du destinataire',
  WEBHOOKS_ADDRESS_HINT: 'Une adresse sécurisée (https). Le concepteur du programme la connaît.',
  WEBHOOKS_ADD: 'Ajouter un destinataire',
  WEBHOOKS_SECRET: 'Clé de la signature',
  WEBHOOKS_SECRET_HINT:
    'Donnez cette clé au destinataire, qui s’en sert pour vérifier chaque message. Vous ne la voyez que cette fois.',
  WEBHOOKS_STATE: 'État',
  WEBHOOKS_WAITING: 'En attente',
  WEBHOOKS_FAILED: 'Échoués',
  WEBHOOKS_LAST: 'Dernière réception',
  WEBHOOKS_PROBLEM: 'Le destinataire n’a pas pu être joint',
  WEBHOOKS_PAUSED_HINT:
    'Le destinataire ne reçoit rien pour l’instant. À la reprise, il reçoit tout ce qui a changé entre-temps.',
  WEBHOOKS_NO_MESSAGES: 'Rien n’a changé depuis l’ajout de ce destinataire.',
  WEBHOOKS_ABOUT: 'À propos de',
  WEBHOOKS_AT: 'Changement',
  WEBHOOKS_RESULT: 'Réception',
  WEBHOOKS_ACT: 'Renvoyer',
  WEBHOOKS_AGAIN: 'Renvoyer',
  WEBHOOKS_AGAIN_OF: 'Renvoyer le message {{number}}',
  WEBHOOKS_END: 'Supprimer le destinataire',
  WEBHOOKS_END_HINT: 'Le programme ne reçoit plus rien, et la liste des messages disparaît.',
  WEBHOOKS_END_SURE: 'Oui, supprimer ce destinataire',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  WEBHOOKS_NOTE_ONE: '{{count}} destinataire',
  WEBHOOKS_NOTE_OTHER: '{{count}} destinataires',
  WEBHOOKS_ADDRESS_WRONG: 'Indiquez une adresse https, sans utilisateur, mot de passe ni port.',
  WEBHOOKS_ADDRESS_TAKEN: 'Il y a déjà un destinataire à cette adresse.',
  WEBHOOKS_KEY_LACKS: 'La clé ne peut pas être conservée : IMPORT_KEY manque sur le serveur. Voir le manuel.',
  WEBHOOKS_NOTHING: 'encore rien',
  WEBHOOKS_STATE_PAUSED: 'En pause',
  WEBHOOKS_STATE_WRONG: 'Pas joint',
  WEBHOOKS_STATE_GOOD: 'En ordre',
  WEBHOOKS_PROPERTY_PUBLISHED: 'Le bien {{id}} est arrivé sur le site',
  WEBHOOKS_PROPERTY_CHANGED: 'Le bien {{id}} a changé',
  WEBHOOKS_PROPERTY_WITHDRAWN: 'Le bien {{id}} a disparu',
  WEBHOOKS_PROJECT_PUBLISHED: 'Le projet {{id}} est arrivé sur le site',
  WEBHOOKS_PROJECT_CHANGED: 'Le projet {{id}} a changé',
  WEBHOOKS_PROJECT_WITHDRAWN: 'Le projet {{id}} a disparu',
  WEBHOOKS_DELIVERED: 'reçu',
  WEBHOOKS_GIVEN_UP_ONE: 'abandonné après {{count}} essai',
  WEBHOOKS_GIVEN_UP_OTHER: 'abandonné après {{count}} essais',
  WEBHOOKS_WAITS: 'en attente',
  WEBHOOKS_WAITS_AGAIN: 'en attente, prochain essai : {{when}}',
  WEBHOOKS_AGAIN_DONE: 'Le message part dans la minute.',
  WEBHOOKS_END_SURE_EMPTY: 'Confirmez que ce destinataire peut être supprimé.',
  WEBHOOKS_TROUBLE: 'Les modifications n’arrivent pas chez {{address}}',
  WEBHOOKS_TROUBLE_LOST_ONE: '{{count}} message a été abandonné après de nombreux essais.',
  WEBHOOKS_TROUBLE_LOST_OTHER: '{{count}} messages ont été abandonnés après de nombreux essais.',
};
