import type { Language } from '#domain/language.ts';
import type { StorageKey, StorageName } from '#site/settings/storage-keys.ts';

/** The words of the table in the cookie policy, which is written on the server and nowhere else. */
type KeptWords = {
  title: string;
  intro: string;
  name: string;
  purpose: string;
  duration: string;
  kinds: Record<StorageKey['kind'], string>;
  /** Of a cookie or an entry that has no date. */
  untilCleared: string;
  /** Of what goes with its tab. */
  untilClosed: string;
  purposes: Record<StorageName, string>;
};

export const keptWords: Record<Language, KeptWords> = {
  nl: {
    title: 'Wat er bewaard wordt',
    intro:
      'De volledige lijst, per categorie. Wat onder een andere dan de eerste staat, is er alleen na uw toestemming.',
    name: 'Naam',
    purpose: 'Waarvoor',
    duration: 'Hoelang',
    kinds: { cookie: 'cookie', localStorage: 'lokale opslag', sessionStorage: 'sessieopslag' },
    untilCleared: 'tot u het wist',
    untilClosed: 'tot u het tabblad sluit',
    purposes: {
      languageCookie: 'De taal waarin u leest, zodat u de volgende keer meteen in die taal uitkomt.',
      ownerSession: 'Dat u ingelogd bent als eigenaar. Alleen als u inlogt.',
      knownBrowser:
        'Dat u met deze browser al inlogde. Wie uw wachtwoord probeert te raden, sluit u dan niet buiten. Alleen als u inlogt.',
      language: 'Dezelfde taalkeuze.',
      consent: 'Uw keuze over cookies: wat u aanvaardde, wanneer en bij welke tekst.',
      person: 'Uw naam en adresgegevens uit het laatste formulier, om ze in het volgende voor te stellen.',
      favourites: 'De nummers van de panden waarbij u het hartje aanklikte, met hun prijs van toen.',
      comparison: 'De nummers van de hoogstens vier panden die u koos om te vergelijken.',
      recentlySeen:
        'De nummers van de laatste 24 panden die u bekeek. Alleen als u op die pagina vraagt om ze te onthouden.',
      scroll: 'Waar u op een pagina was, zodat u daar weer uitkomt als u teruggaat.',
      version: 'De versie van de site, als die vernieuwd wordt terwijl u ze open hebt.',
      campaign: 'De campagne (utm) waarlangs u kwam, voor de statistieken.',
      gaVisitor: 'Google Analytics: onderscheidt bezoekers van elkaar.',
      gaSession: 'Google Analytics: onthoudt de stand van uw bezoek.',
      adsClick: 'Google Ads: onthoudt op welke advertentie u klikte.',
      adsClickCopy: 'Google Ads: dezelfde klik.',
      adsVisitor: 'Google Ads: herkent uw browser op andere sites.',
      metaVisitor: 'Meta-pixel: onderscheidt bezoekers van elkaar.',
      metaClick: 'Meta-pixel: onthoudt op welke advertentie u klikte.',
      metaReferrer: 'Meta-pixel: de site waarvan u kwam, en wanneer.',
      metaAccount: 'Meta-pixel: herkent uw browser bij Facebook.',
    },
  },
  fr: {
    title: 'Ce qui est conservé',
    intro:
      'La liste complète, par catégorie. Ce qui ne figure pas sous la première n’existe qu’avec votre accord.',
    name: 'Nom',
    purpose: 'Pourquoi',
    duration: 'Durée',
    kinds: { cookie: 'cookie', localStorage: 'stockage local', sessionStorage: 'stockage de session' },
    untilCleared: 'jusqu’à ce que vous l’effaciez',
    untilClosed: 'jusqu’à la fermeture de l’onglet',
    purposes: {
      languageCookie: 'La langue dans laquelle vous lisez, pour la retrouver la fois suivante.',
      ownerSession: 'Le fait que vous êtes connecté(e) comme propriétaire. Seulement si vous vous connectez.',
      knownBrowser:
        'Le fait que ce navigateur a déjà servi à vous connecter : celui qui essaie de deviner votre mot de passe ne vous bloque pas. Seulement si vous vous connectez.',
      language: 'Le même choix de langue.',
      consent: 'Votre choix en matière de cookies : ce que vous avez accepté, quand et sur quel texte.',
      person: 'Vos nom et coordonnées du dernier formulaire, pour les proposer dans le suivant.',
      favourites: 'Les numéros des biens dont vous avez coché le cœur, avec leur prix de ce jour-là.',
      comparison: 'Les numéros des biens que vous avez choisi de comparer, quatre au plus.',
      recentlySeen:
        'Les numéros des 24 derniers biens que vous avez regardés. Seulement si vous demandez, sur cette page, de les retenir.',
      scroll: 'L’endroit où vous étiez dans une page, pour y revenir.',
      version: 'La version du site, s’il est renouvelé pendant que vous l’avez ouvert.',
      campaign: 'La campagne (utm) par laquelle vous êtes venu, pour les statistiques.',
      gaVisitor: 'Google Analytics : distingue les visiteurs.',
      gaSession: 'Google Analytics : retient l’état de votre visite.',
      adsClick: 'Google Ads : retient l’annonce sur laquelle vous avez cliqué.',
      adsClickCopy: 'Google Ads : le même clic.',
      adsVisitor: 'Google Ads : reconnaît votre navigateur sur d’autres sites.',
      metaVisitor: 'Pixel Meta : distingue les visiteurs.',
      metaClick: 'Pixel Meta : retient l’annonce sur laquelle vous avez cliqué.',
      metaReferrer: 'Pixel Meta : le site dont vous venez, et quand.',
      metaAccount: 'Pixel Meta : reconnaît votre navigateur auprès de Facebook.',
    },
  },
  de: {
    title: 'Was aufbewahrt wird',
    intro:
      'Die vollständige Liste, nach Kategorien. Was nicht in der ersten steht, gibt es nur mit Ihrer Einwilligung.',
    name: 'Name',
    purpose: 'Wozu',
    duration: 'Wie lange',
    kinds: { cookie: 'Cookie', localStorage: 'lokaler Speicher', sessionStorage: 'Sitzungsspeicher' },
    untilCleared: 'bis Sie es löschen',
    untilClosed: 'bis Sie den Tab schließen',
    purposes: {
      languageCookie: 'Die Sprache, in der Sie lesen, damit Sie beim nächsten Mal gleich dort landen.',
      ownerSession: 'Dass Sie als Eigentümer angemeldet sind. Nur wenn Sie sich anmelden.',
      knownBrowser:
        'Dass Sie sich mit diesem Browser schon angemeldet haben: Wer Ihr Passwort zu erraten versucht, sperrt Sie dann nicht aus. Nur wenn Sie sich anmelden.',
      language: 'Dieselbe Sprachwahl.',
      consent: 'Ihre Wahl zu Cookies: was Sie angenommen haben, wann und zu welchem Text.',
      person: 'Ihr Name und Ihre Kontaktdaten aus dem letzten Formular, um sie im nächsten vorzuschlagen.',
      favourites:
        'Die Nummern der Objekte, bei denen Sie das Herz angeklickt haben, mit ihrem Preis an dem Tag.',
      comparison: 'Die Nummern der höchstens vier Objekte, die Sie zum Vergleichen gewählt haben.',
      recentlySeen:
        'Die Nummern der letzten 24 Objekte, die Sie angesehen haben. Nur wenn Sie auf jener Seite darum bitten.',
      scroll: 'Wo Sie auf einer Seite waren, damit Sie dorthin zurückkommen.',
      version: 'Die Version der Website, wenn sie erneuert wird, während Sie sie offen haben.',
      campaign: 'Die Kampagne (utm), über die Sie kamen, für die Statistik.',
      gaVisitor: 'Google Analytics: unterscheidet Besucher voneinander.',
      gaSession: 'Google Analytics: merkt sich den Stand Ihres Besuchs.',
      adsClick: 'Google Ads: merkt sich, auf welche Anzeige Sie geklickt haben.',
      adsClickCopy: 'Google Ads: derselbe Klick.',
      adsVisitor: 'Google Ads: erkennt Ihren Browser auf anderen Websites wieder.',
      metaVisitor: 'Meta-Pixel: unterscheidet Besucher voneinander.',
      metaClick: 'Meta-Pixel: merkt sich, auf welche Anzeige Sie geklickt haben.',
      metaReferrer: 'Meta-Pixel: die Website, von der Sie kamen, und wann.',
      metaAccount: 'Meta-Pixel: erkennt Ihren Browser bei Facebook wieder.',
    },
  },
  en: {
    title: 'What is kept',
    intro: 'The full list, by category. What is not in the first one is there only if you agreed to it.',
    name: 'Name',
    purpose: 'What for',
    duration: 'How long',
    kinds: { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' },
    untilCleared: 'until you clear it',
    untilClosed: 'until you close the tab',
    purposes: {
      languageCookie: 'The language in which you read, so that you arrive in it next time.',
      ownerSession: 'That you are logged in as an owner. Only if you log in.',
      knownBrowser:
        'That you have logged in with this browser before, so that whoever tries to guess your password does not lock you out. Only if you log in.',
      language: 'The same choice of language.',
      consent: 'Your choice about cookies: what you accepted, when and of which text.',
      person: 'Your name and contact details from the last form, to offer them in the next.',
      favourites: 'The numbers of the homes whose heart you clicked, with their price of that day.',
      comparison: 'The numbers of the homes, four at most, that you chose to compare.',
      recentlySeen:
        'The numbers of the last 24 homes you looked at. Only if you ask on that page to have them remembered.',
      scroll: 'Where you were on a page, so that you come back to it.',
      version: 'The version of the site, when it is renewed while you have it open.',
      campaign: 'The campaign (utm) by which you came, for the statistics.',
      gaVisitor: 'Google Analytics: tells visitors apart.',
      gaSession: 'Google Analytics: remembers how far your visit is.',
      adsClick: 'Google Ads: remembers which advertisement you clicked.',
      adsClickCopy: 'Google Ads: the same click.',
      adsVisitor: 'Google Ads: recognises your browser on other sites.',
      metaVisitor: 'Meta pixel: tells visitors apart.',
      metaClick: 'Meta pixel: remembers which advertisement you clicked.',
      metaReferrer: 'Meta pixel: the site you came from, and when.',
      metaAccount: 'Meta pixel: recognises your browser at Facebook.',
    },
  },
};
