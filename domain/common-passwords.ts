/**
 * What passwords of people here are most often made of, without accents and in small letters: what heads the lists of
 * stolen ones everywhere, and the words of our four languages that do.
 */
export const commonWords = [
  // Everywhere
  ...['password', 'passw', 'pass', 'letmein', 'iloveyou', 'monkey', 'dragon', 'master', 'sunshine', 'princess'],
  ...['football', 'baseball', 'superman', 'batman', 'shadow', 'michael', 'jordan', 'ashley', 'charlie', 'secret'],
  ...['admin', 'administrator', 'root', 'guest', 'user', 'test', 'demo', 'login', 'changeme', 'default', 'access'],
  ...['welcome', 'hello', 'whatever', 'trustno', 'freedom', 'starwars', 'pokemon', 'google', 'facebook', 'samsung'],
  ...['computer', 'internet', 'qazwsx', 'wsxedc', 'qazwsxedc', '1q2w3e', '1q2w3e4r', '1q2w3e4r5t', 'zaq12wsx'],
  ...['q1w2e3r4', 'azer', 'qwer', 'qwert', 'azert', 'asdf', 'abc', 'xyz', 'love', 'lovely', 'hunter', 'killer'],
  ...['summer', 'winter', 'spring', 'autumn', 'monday', 'flower', 'cookie', 'chocolate', 'angel', 'family', 'house'],
  ...['home', 'homes', 'property', 'owner', 'chelsea', 'arsenal', 'liverpool', 'ferrari', 'mercedes', 'porsche'],
  ...['daniel', 'thomas', 'nicolas', 'alexander', 'jennifer', 'jessica', 'matrix', 'ninja', 'peanut', 'pepper'],
  // Dutch
  ...['wachtwoord', 'welkom', 'geheim', 'hallo', 'goedendag', 'voetbal', 'liefde', 'schatje', 'schat', 'lieverd'],
  ...['zonnetje', 'vakantie', 'zomer', 'winter', 'lente', 'herfst', 'maandag', 'vrijdag', 'januari', 'december'],
  ...['huis', 'thuis', 'woning', 'eigenaar', 'belgie', 'vlaanderen', 'brussel', 'antwerpen', 'gent', 'brugge'],
  ...['leuven', 'anderlecht', 'clubbrugge', 'standard', 'hond', 'poes', 'kat', 'papa', 'mama', 'oma', 'opa'],
  ...['makelaar', 'appartement', 'konijn', 'paard', 'bloem', 'kaas', 'frietjes', 'chocolade', 'rodeduivels'],
  // French
  ...['motdepasse', 'motdepass', 'bonjour', 'bienvenue', 'soleil', 'doudou', 'loulou', 'chouchou', 'amour', 'jetaime'],
  ...['azerty', 'azertyuiop', 'marseille', 'chocolat', 'maison', 'bruxelles', 'liege', 'namur', 'charleroi'],
  ...['belgique', 'secret', 'coucou', 'cheval', 'chien', 'chat', 'lapin', 'fleur', 'etoile', 'papillon', 'princesse'],
  ...['vacances', 'printemps', 'hiver', 'automne', 'lundi', 'vendredi', 'maman', 'mamie', 'papy', 'camille', 'julien'],
  ...['proprietaire', 'appartement', 'diablesrouges', 'nicole', 'isabelle', 'football'],
  // German
  ...['passwort', 'kennwort', 'willkommen', 'geheim', 'hallo', 'sommer', 'winter', 'fruhling', 'herbst', 'schatz'],
  ...['qwertz', 'qwertzuiop', 'fussball', 'liebe', 'ichliebedich', 'sonnenschein', 'eupen', 'luxemburg', 'luxembourg'],
  ...['letzebuerg', 'moien', 'deutschland', 'haus', 'zuhause', 'eigentumer', 'blume', 'hund', 'katze', 'pferd'],
  ...['montag', 'freitag', 'urlaub', 'schokolade', 'prinzessin', 'sternchen', 'mausi', 'hase', 'engel', 'oma'],
];

/** The rows of keyboards, digits and letters, along which fingers run. */
export const keyRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
