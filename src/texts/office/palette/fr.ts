import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  PALETTE: 'Chercher et aller',
  PALETTE_OPEN: 'Chercher',
  PALETTE_HINT: 'Bien, personne, écran…',
  PALETTE_FOUND: 'Trouvé',
  PALETTE_COUNT_ONE: '{{count}} résultat',
  PALETTE_COUNT_OTHER: '{{count}} résultats',
  PALETTE_NONE: 'Rien trouvé. Essayez une partie de rue, un nom ou une référence.',
  PALETTE_AWAY: 'La connexion est coupée. Continuez à taper pour réessayer.',
  PALETTE_SCREENS: 'Écrans',
  PALETTE_COMMANDS: 'Actions',
  PALETTE_PROJECTS: 'Projets',
  PALETTE_LEADS: 'Demandeurs',
  PALETTE_PAGES: 'Pages',
  KEYS: 'Touches',
  KEYS_EVERYWHERE: 'Partout',
  KEYS_IN_LISTS: 'Dans les listes et les biens',
  KEYS_GO: 'Aller à',
  KEYS_PALETTE: 'Chercher et aller (⌘ K sur un Mac)',
  KEYS_SEARCH: 'Chercher dans cet écran',
  KEYS_SHOW: 'Montrer ces touches',
  KEYS_NEXT: 'Ligne suivante',
  KEYS_PREVIOUS: 'Ligne précédente',
  KEYS_ENTER: 'Ouvrir la ligne',
  KEYS_CHOOSE: 'Cocher la ligne',
  KEYS_NEXT_HOME: 'Bien suivant de la liste',
  KEYS_PREVIOUS_HOME: 'Bien précédent de la liste',
  KEYS_CLOSE: 'Fermer',
  KEYS_SWITCH: 'Activer ou désactiver les touches seules',
  KEYS_ARE_OFF: 'Les touches seules sont désactivées dans ce navigateur\u202f; seul Ctrl K fonctionne.',
  KEYS_SINGLE: 'Utiliser les touches seules',
  KEYS_SINGLE_HINT:
    'Par exemple j, k et x. Qui parle à l’ordinateur ou appuie parfois par erreur sur une touche préférera les désactiver. Ce choix vaut pour ce navigateur\u202f; Ctrl K reste actif.',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  PALETTE_NEW_PROPERTY: 'Nouveau bien',
  PALETTE_INCOMPLETE: 'Biens incomplets selon la loi',
  PALETTE_INVITE: 'Inviter un collègue',
  PALETTE_LANGUAGE: 'Changer de langue ou de mot de passe',
};
