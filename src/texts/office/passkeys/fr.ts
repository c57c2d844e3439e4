import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  PASSKEYS: 'Clés d’accès',
  PASSKEYS_HINT:
    'Connectez-vous avec l’empreinte, le visage ou le code de votre appareil, sans mot de passe ni code.',
  PASSKEY_OR: 'ou en une étape',
  PASSKEY_WITH: 'Avec une clé d’accès',
  PASSKEY_TOO_MANY: 'Trop d’essais. Réessayez dans un quart d’heure.',
  PASSKEY_UNUSED:
    'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
  PASSKEY_ADD: 'Ajouter une clé d’accès',
  PASSKEY_ADD_HINT:
    'Avec une clé d’accès et sans code, le mot de passe seul n’ouvre plus le bureau. Ajoutez-en une sur un deuxième appareil, ou configurez un code.',
  PASSKEY_NAME: 'Nom de la clé d’accès',
  PASSKEY_NAME_HINT: 'Pour reconnaître plus tard l’appareil.',
  PASSKEY_MAKE: 'Créer la clé d’accès',
  PASSKEY_MAKE_HINT:
    'Votre navigateur demande où conserver la clé, puis votre doigt, votre visage ou votre code.',
  PASSKEY_NOT_MADE: 'La clé d’accès n’a pas été créée. Réessayez.',
  PASSKEY_CHANGE: 'Renommer ou supprimer',
  PASSKEY_SAVE: 'Enregistrer le nom',
  PASSKEY_REMOVE: 'Supprimer la clé d’accès',
  PASSKEY_DOES:
    'Avec votre clé d’accès, aucun code n’est nécessaire, et sans elle le mot de passe n’ouvre pas le bureau. Un code est une deuxième voie d’entrée.',
  PASSKEY_CANNOT: 'Ce navigateur ne peut pas créer de clé d’accès',
  PASSKEY_CANNOT_HINT: 'Il faut un navigateur récent et JavaScript.',
  PASSKEY_INSTEAD: 'Plutôt une clé d’accès',
  PASSKEY_CODE_INSTEAD: 'Plutôt un code d’une application',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  PASSKEY_REFUSED: 'Cette clé d’accès est inconnue ici ou incorrecte',
  PASSKEY_OVER: 'Le délai est dépassé. Réessayez.',
  PASSKEY_NEEDED:
    'Le mot de passe est correct, mais ce compte s’ouvre avec une clé d’accès. Choisissez « Avec une clé d’accès ».',
  PASSKEY_NAME_MISSING: 'Donnez un nom à la clé d’accès',
  PASSKEY_FULL: 'Vous avez déjà dix clés d’accès. Supprimez-en d’abord une.',
  PASSKEY_ADDED: 'La clé d’accès est ajoutée. Vos autres appareils sont déconnectés.',
  PASSKEY_REMOVED: 'La clé d’accès est supprimée. Vos autres appareils sont déconnectés.',
  PASSKEY_MADE_ON: 'Créée : {{day}}',
  PASSKEY_USED_ON: 'Dernière utilisation : {{day}}',
  PASSKEY_NEVER_USED: 'Pas encore utilisée',
};
