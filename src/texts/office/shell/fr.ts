import type { nl } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  // Around the screens
  SKIP_TO_CONTENT: 'Aller au contenu',
  MENU_OFFICE: 'Rubriques du bureau',
  MENU: 'Menu',
  ACCOUNT_OF: 'Compte de {{name}}',
  LOG_OUT: 'Se déconnecter',
  PAGE_TITLE: '{{page}} · Bureau {{agency}}',
  // Parts of screens
  ERROR_PREFIX: 'Erreur\u202f: ',
  PROBLEMS_ONE: 'Un point est à vérifier',
  PROBLEMS_OTHER: '{{count}} points sont à vérifier',
  OPTIONAL: '(facultatif)',
  TEXT_LANGUAGE: 'Langue de ce texte',
  TEXT_LANGUAGE_UNKNOWN: 'non connue',
  PAGES: 'Pages',
  PAGE_NUMBER: 'Page {{page}}',
  PREVIOUS_PAGE: 'Page précédente',
  NEXT_PAGE: 'Page suivante',
  WHAT_THEN: 'Ce qui se passe ensuite',
  // Errors
  NOT_FOUND: 'Cette page n’existe pas',
  NOT_FOUND_HINT: 'Ce qui se trouvait ici a peut-être été supprimé, ou l’adresse est incomplète.',
  PROPERTY_GONE: 'Ce bien n’existe plus',
  PROPERTY_GONE_HINT:
    'Quelqu’un l’a supprimé, ou l’adresse est incomplète. Il n’est plus dans la liste ni sur le site.',
  NOT_ALLOWED: 'Vous n’avez pas ce droit',
  NOT_ALLOWED_HINT: 'Un administrateur du bureau peut vous l’accorder.',
  NO_CONNECTION: 'Pas de connexion',
  NO_CONNECTION_HINT: 'Réessayez dès que vous avez du réseau. Ce qui était déjà enregistré est toujours là.',
  SERVER_ERROR: 'Cela n’a pas fonctionné',
  SERVER_ERROR_HINT:
    'L’erreur vient de chez nous et a été consignée. Ce qui était enregistré l’est toujours.',
  TRY_AGAIN: 'Réessayer',
  TO_TODAY: 'Vers Aujourd’hui',
};
