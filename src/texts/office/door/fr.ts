import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  // The door
  OFFICE_OF: 'Bureau de {{agency}}',
  LANGUAGE: 'Langue',
  LOG_IN: 'Se connecter',
  LOG_IN_INTRO: 'Pour les collaborateurs. Les propriétaires se connectent sur',
  LOG_IN_NOTE:
    'Pas encore de compte\u202f? Un administrateur du bureau vous invite. Une invitation est valable sept jours.',
  EMAIL: 'Adresse e-mail',
  PASSWORD: 'Mot de passe',
  PASSWORD_SHOW: 'Afficher',
  CONTINUE: 'Continuer',
  PASSWORD_FORGOTTEN: 'Mot de passe oublié',
  SECOND_STEP: 'Deuxième étape',
  SECOND_STEP_INTRO: 'Le mot de passe est correct. Il reste le code de l’application sur votre téléphone.',
  CODE: 'Code à six chiffres',
  BACKUP_CODE: 'Code de secours',
  BACKUP_CODE_HINT:
    'L’un des dix codes reçus lors de la configuration de l’application. Chaque code sert une fois.',
  WITH_BACKUP_CODE: 'Avec un code de secours',
  WITH_CODE: 'Avec le code de l’application',
  SOMEBODY_ELSE: 'Quelqu’un d’autre',
  FORGOTTEN_INTRO:
    'Nous envoyons un lien pour choisir un nouveau mot de passe. Le code de l’application reste nécessaire.',
  SEND_LINK: 'Envoyer le lien',
  BACK_TO_LOG_IN: 'Retour à la connexion',
  CHOOSE_PASSWORD: 'Choisissez un mot de passe',
  CHOOSE_PASSWORD_FOR: 'Pour {{email}}.',
  WELCOME: 'Bienvenue, {{name}}',
  PASSWORD_NEW: 'Nouveau mot de passe',
  PASSWORD_HINT: 'Au moins 8 caractères. Quelques mots à la suite sont sûrs et faciles à retenir.',
  PASSWORD_AGAIN: 'Mot de passe encore une fois',
  PASSWORD_SAVE: 'Enregistrer le mot de passe',
  LINK_OVER: 'Ce lien n’est plus valable',
  LINK_OVER_HINT:
    'Un lien sert une fois et pendant un certain temps. Demandez-en un nouveau, ou faites-vous inviter à nouveau.',
  // Own account
  ACCOUNT: 'Compte',
  ACCOUNT_DETAILS: 'À propos de vous',
  NAME: 'Nom',
  LANGUAGE_OF_OFFICE: 'Langue du bureau',
  SAVE: 'Enregistrer',
  SAVED: 'Enregistré.',
  ROLE: 'Rôle',
  PASSWORD_CHANGE: 'Modifier le mot de passe',
  PASSWORD_PRESENT: 'Mot de passe actuel',
  PASSWORD_CHANGE_HINT: 'Vous serez déconnecté(e) sur vos autres appareils.',
  FACTOR: 'Code à la connexion',
  FACTOR_ON: 'À chaque connexion, le bureau demande un code de l’application sur votre téléphone.',
  FACTOR_OFF:
    'Actuellement, le mot de passe suffit. Un code d’une application sur votre téléphone écarte les inconnus qui connaîtraient le mot de passe.',
  FACTOR_MUST:
    'Un administrateur a besoin d’un code ou d’une clé d’accès. Configurez l’un des deux pour continuer.',
  FACTOR_BEGIN: 'Configurer le code',
  FACTOR_STOP: 'Désactiver le code',
  FACTOR_FRESH: 'Nouveaux codes de secours',
  FACTOR_SCAN: 'Scannez ceci avec l’application',
  FACTOR_SCAN_HINT:
    'Toute application de codes convient, par exemple Google Authenticator, Microsoft Authenticator ou 1Password.',
  FACTOR_KEY: 'Ou saisissez cette clé dans l’application',
  FACTOR_OPEN: 'Ouvrir dans une application sur cet appareil',
  FACTOR_CONFIRM: 'Confirmer le code',
  BACKUP_CODES: 'Dix codes de secours',
  BACKUP_CODES_HINT:
    'Pour le jour où votre téléphone aura disparu. Gardez-les ailleurs que sur le téléphone\u202f: ils ne seront plus affichés, et chaque code sert une fois.',
  BACKUP_CODES_KEPT: 'Je les ai conservés',
  SESSIONS: 'Où vous êtes connecté(e)',
  SESSIONS_HINT: 'Si vous ne reconnaissez pas un appareil, déconnectez-le et modifiez votre mot de passe.',
  SESSION_END: 'Déconnecter',
  SESSION_END_ALL: 'Se déconnecter partout',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  // The door
  CODE_MISSING: 'Saisissez le code',
  CODE_WRONG: 'Ce code est incorrect ou expiré. Prenez le suivant.',
  BACKUP_CODE_WRONG: 'Ce code de secours est incorrect ou a déjà servi',
  CODE_LOCKED: 'Trop de codes incorrects ont été saisis. Réessayez dans un quart d’heure.',
  CODE_OVER: 'Le délai est dépassé. Connectez-vous à nouveau.',
  TOLD_OUT: 'Vous êtes déconnecté(e).',
  TOLD_MAIL:
    'Si cette adresse a un compte, un e-mail est en route avec un lien pour choisir un mot de passe.',
  // Own account
  NAME_MISSING: 'Saisissez un nom',
  ROLE_ADMIN: 'Administrateur',
  ROLE_AGENT: 'Agent',
  ROLE_EDITOR: 'Rédacteur',
  ROLE_ADMIN_HINT:
    'Peut tout faire, y compris les réglages, les collaborateurs et les données des personnes.',
  ROLE_AGENT_HINT: 'Biens, demandes, visites et propriétaires.',
  ROLE_EDITOR_HINT: 'Pages, actualités et photos. Ni demandes, ni propriétaires, ni prix cachés.',
  PASSWORD_CHANGED: 'Votre mot de passe est modifié. Vous êtes déconnecté(e) sur vos autres appareils.',
  FACTOR_STOPPED: 'Le code est désactivé.',
  SESSION_ENDED: 'Cet appareil est déconnecté.',
};
