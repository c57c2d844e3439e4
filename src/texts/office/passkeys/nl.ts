export const nl = {
  PASSKEYS: 'Passkeys',
  PASSKEYS_HINT:
    'Log in met de vingerafdruk, het gezicht of de pincode van uw toestel, zonder wachtwoord en zonder code.',
  PASSKEY_OR: 'of in één stap',
  PASSKEY_WITH: 'Met passkey',
  PASSKEY_TOO_MANY: 'Dit is te vaak geprobeerd. Probeer het over een kwartier opnieuw.',
  PASSKEY_UNUSED: 'Er is geen passkey gebruikt. Probeer het opnieuw, of log in met uw wachtwoord.',
  PASSKEY_ADD: 'Passkey toevoegen',
  PASSKEY_ADD_HINT:
    'Met een passkey en zonder code opent het wachtwoord alleen het kantoor niet meer. Voeg er ook een toe op een tweede toestel, of stel een code in.',
  PASSKEY_NAME: 'Naam van de passkey',
  PASSKEY_NAME_HINT: 'Zo weet u later welk toestel het is.',
  PASSKEY_MAKE: 'Passkey maken',
  PASSKEY_MAKE_HINT: 'Uw browser vraagt waar hij de passkey bewaart, en dan uw vinger, gezicht of pincode.',
  PASSKEY_NOT_MADE: 'De passkey is niet gemaakt. Probeer het opnieuw.',
  PASSKEY_CHANGE: 'Naam of verwijderen',
  PASSKEY_SAVE: 'Naam bewaren',
  PASSKEY_REMOVE: 'Passkey verwijderen',
  PASSKEY_DOES:
    'Met uw passkey is geen code nodig, en zonder passkey opent het wachtwoord het kantoor niet. Een code is een tweede weg naar binnen.',
  PASSKEY_CANNOT: 'Deze browser kan geen passkey maken',
  PASSKEY_CANNOT_HINT: 'Daarvoor zijn een recente browser en JavaScript nodig.',
  PASSKEY_INSTEAD: 'Liever een passkey',
  PASSKEY_CODE_INSTEAD: 'Liever een code uit een app',
};

export const nlOnServer = {
  PASSKEY_REFUSED: 'Deze passkey is hier niet bekend of klopt niet',
  PASSKEY_OVER: 'Het duurde te lang. Probeer het opnieuw.',
  PASSKEY_NEEDED: 'Het wachtwoord klopt, maar dit account opent met een passkey. Kies ‘Met passkey’.',
  PASSKEY_NAME_MISSING: 'Geef de passkey een naam',
  PASSKEY_FULL: 'U hebt al tien passkeys. Verwijder er eerst een.',
  PASSKEY_ADDED: 'De passkey is toegevoegd. Op uw andere toestellen bent u uitgelogd.',
  PASSKEY_REMOVED: 'De passkey is verwijderd. Op uw andere toestellen bent u uitgelogd.',
  PASSKEY_MADE_ON: 'Gemaakt: {{day}}',
  PASSKEY_USED_ON: 'Laatst gebruikt: {{day}}',
  PASSKEY_NEVER_USED: 'Nog niet gebruikt',
};
