export const nl = {
  // Around the screens
  SKIP_TO_CONTENT: 'Naar de inhoud',
  MENU_OFFICE: 'Onderdelen van het kantoor',
  MENU: 'Menu',
  ACCOUNT_OF: 'Account van {{name}}',
  LOG_OUT: 'Uitloggen',
  PAGE_TITLE: '{{page}} · Kantoor {{agency}}',
  // Parts of screens
  ERROR_PREFIX: 'Fout: ',
  PROBLEMS_ONE: 'Er is nog één ding na te kijken',
  PROBLEMS_OTHER: 'Er zijn nog {{count}} dingen na te kijken',
  OPTIONAL: '(niet verplicht)',
  PAGES: 'Pagina’s',
  PAGE_NUMBER: 'Pagina {{page}}',
  PREVIOUS_PAGE: 'Vorige pagina',
  NEXT_PAGE: 'Volgende pagina',
  // Errors
  NOT_FOUND: 'Deze pagina bestaat niet',
  NOT_FOUND_HINT: 'Misschien is wat hier stond verwijderd, of is het adres niet volledig.',
  NOT_ALLOWED: 'Hiervoor ontbreekt het recht',
  NOT_ALLOWED_HINT: 'Een beheerder van het kantoor kan dat recht geven.',
  NO_CONNECTION: 'Geen verbinding',
  NO_CONNECTION_HINT: 'Probeer het opnieuw zodra u verbinding hebt. Wat al bewaard was, is er nog.',
  SERVER_ERROR: 'Dat is niet gelukt',
  SERVER_ERROR_HINT: 'De fout ligt bij ons en is genoteerd. Wat al bewaard was, is er nog.',
  TRY_AGAIN: 'Opnieuw proberen',
  TO_TODAY: 'Naar Vandaag',
};
