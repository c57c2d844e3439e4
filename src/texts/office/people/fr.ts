import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  PERSON_REQUESTS: 'Demandes et visites',
  PERSON_ALERTS: 'Alertes',
  PERSON_ALERTS_NONE: 'Aucune alerte.',
  PERSON_ALERT_FINDS: 'Ce qu’elle trouve',
  PERSON_ALERT_EDIT: 'Modifier',
  PERSON_ALERT_STOP: 'Arrêter',
  PERSON_NEWSLETTER: 'Newsletter',
  PERSON_OWNER: 'Est aussi propriétaire chez nous',
  PERSON_MAILS: 'Derniers e-mails',
  PERSON_DATA: 'Données',
  PERSON_EXPORT: 'Tout exporter dans un fichier',
  PERSON_ERASE: 'Tout effacer',
  PERSON_ERASE_HINT:
    'Toutes les demandes, e-mails, alertes et notes de cette personne sont effacés. Les visites à venir sont annulées. Il n’y a pas de retour possible.',
  PERSON_ERASE_TYPE: 'Tapez l’adresse e-mail pour confirmer',
  PERSON_ERASED: 'Tout ce qui concerne cette personne est effacé',
  PERSON_OF_AGENCY: 'Cette adresse est celle de l’agence\u202f: ce qui y est lié concerne ses clients.',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  PERSON_NOTE_ONE: '{{count}} demande',
  PERSON_NOTE_OTHER: '{{count}} demandes',
  PERSON_VIEWING: 'visite {{when}}',
  PERSON_ALERT_INSTANT: 'aussitôt',
  PERSON_ALERT_DAILY: 'chaque jour',
  PERSON_ALERT_WEEKLY: 'chaque semaine',
  PERSON_ALERT_UNCONFIRMED: 'non confirmée',
  PERSON_ALERT_ACTIVE: 'active',
  PERSON_ALERT_PAUSED: 'en pause',
  PERSON_ALERT_ENDED: 'arrêtée',
  PERSON_ALERT_STOPPED: 'L’alerte est arrêtée',
  PERSON_NEWSLETTER_NONE: 'pas inscrit(e)',
  PERSON_NEWSLETTER_UNCONFIRMED: 'demandée, non confirmée',
  PERSON_NEWSLETTER_ACTIVE: 'inscrit(e) depuis le {{day}}',
  PERSON_NEWSLETTER_ENDED: 'désinscrit(e)',
  PERSON_ERASE_DIFFERS: 'Ce n’est pas la même adresse',
};
