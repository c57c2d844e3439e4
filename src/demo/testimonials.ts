import { said } from './said.ts';

/** Newest first. */
export const testimonials = [
  {
    slug: 'hilde-en-marc-desmet',
    author: 'Hilde en Marc Desmet',
    original_language: 'nl',
    posted_on: '2026-09-14',
    occasion: said(
      'verkochten een rijwoning in Ledeberg',
      'ont vendu une maison mitoyenne à Ledeberg',
      'verkauften ein Reihenhaus in Ledeberg',
      'sold a terraced house in Ledeberg',
    ),
    comment: said(
      'Eline belde na elk bezoek, ook als er niets te melden was. Na vijf weken lag er een bod waar we zelf niet op durfden te hopen.',
      'Eline appelait après chaque visite, même quand il n’y avait rien à signaler. Au bout de cinq semaines, nous avions une offre que nous n’osions pas espérer.',
      'Eline rief nach jeder Besichtigung an, auch wenn es nichts zu melden gab. Nach fünf Wochen lag ein Kaufangebot vor, auf das wir selbst nicht zu hoffen wagten.',
      'Eline rang after every viewing, even when there was nothing to report. After five weeks there was an offer we had not dared hope for.',
    ),
  },
  {
    slug: 'sofie-van-acker',
    author: 'Sofie Van Acker',
    original_language: 'nl',
    posted_on: '2026-08-28',
    occasion: said(
      'kocht een appartement in Gentbrugge',
      'a acheté un appartement à Gentbrugge',
      'kaufte eine Wohnung in Gentbrugge',
      'bought an apartment in Gentbrugge',
    ),
    comment: said(
      'Stijn zei ons eerlijk wat er aan het appartement scheelde. Daardoor vertrouwden we de rest ook.',
      'Stijn nous a dit franchement ce qui n’allait pas dans l’appartement. Du coup, nous avons fait confiance pour le reste.',
      'Stijn sagte uns offen, was an der Wohnung nicht stimmte. Deshalb haben wir auch dem Rest vertraut.',
      'Stijn told us frankly what was wrong with the apartment. That made us trust the rest as well.',
    ),
  },
  {
    slug: 'familie-kerkhofs',
    author: 'Familie Kerkhofs',
    original_language: 'nl',
    posted_on: '2026-07-06',
    occasion: said(
      'verhuurt drie studio’s in Gent',
      'loue trois studios à Gand',
      'vermietet drei Studios in Gent',
      'lets three studios in Ghent',
    ),
    comment: said(
      'Sinds Laura onze studio’s opvolgt, weten we waar elke indexatie, elk attest en elke sleutel is.',
      'Depuis que Laura gère nos studios, nous savons où se trouvent chaque indexation, chaque attestation et chaque clé.',
      'Seit Laura unsere Studios betreut, wissen wir, wo jede Indexierung, jedes Attest und jeder Schlüssel ist.',
      'Since Laura has looked after our studios we know where every indexation, certificate and key is.',
    ),
  },
  {
    slug: 'anneliese-und-peter-kohnen',
    author: 'Anneliese und Peter Kohnen',
    original_language: 'de',
    posted_on: '2026-06-19',
    occasion: said(
      'kochten in het project Am Weserufer',
      'ont acheté dans le projet Am Weserufer',
      'kauften im Projekt Am Weserufer',
      'bought in the Am Weserufer project',
    ),
    comment: said(
      'Jonas kende de plannen beter dan de aannemer. Elke vraag over btw kreeg een antwoord op papier.',
      'Jonas connaissait les plans mieux que l’entrepreneur. Chaque question sur la TVA a reçu une réponse écrite.',
      'Jonas kannte die Pläne besser als der Bauunternehmer. Auf jede Frage zur Mehrwertsteuer gab es eine schriftliche Antwort.',
      'Jonas knew the plans better than the builder. Every question about VAT was answered in writing.',
    ),
  },
  {
    slug: 'jean-luc-hermand',
    author: 'Jean-Luc Hermand',
    original_language: 'fr',
    posted_on: '2026-05-22',
    occasion: said(
      'verkocht een huis in Aarlen',
      'a vendu une maison à Arlon',
      'verkaufte ein Haus in Arel',
      'sold a house in Arlon',
    ),
    comment: said(
      'De prijs die Thérèse noemde, was lager dan die van de anderen. Het was ook de enige die klopte.',
      'Le prix annoncé par Thérèse était inférieur à celui des autres. C’était aussi le seul juste.',
      'Der Preis, den Thérèse nannte, war niedriger als der der anderen. Er war auch der einzige, der stimmte.',
      'The price Thérèse named was lower than the others. It was also the only one that was right.',
    ),
  },
  {
    slug: 'maria-da-silva',
    author: 'Maria da Silva',
    original_language: 'en',
    posted_on: '2026-04-09',
    occasion: said('huurt in Elsene', 'loue à Ixelles', 'mietet in Ixelles', 'rents in Ixelles'),
    comment: said(
      'Ik kreeg binnen de week antwoord, en de plaatsbeschrijving was zo precies dat ik er niets aan toe te voegen had.',
      'J’ai eu une réponse dans la semaine, et l’état des lieux était si précis que je n’ai rien eu à y ajouter.',
      'Ich bekam innerhalb einer Woche Antwort, und das Übergabeprotokoll war so genau, dass ich nichts zu ergänzen hatte.',
      'I had an answer within the week, and the inventory was so exact that I had nothing to add.',
    ),
  },
  {
    slug: 'thomas-en-yasmina',
    author: 'Thomas en Yasmina',
    original_language: 'nl',
    posted_on: '2026-03-17',
    occasion: said(
      'kochten hun eerste huis in Oudenaarde',
      'ont acheté leur première maison à Audenarde',
      'kauften ihr erstes Haus in Oudenaarde',
      'bought their first house in Oudenaarde',
    ),
    comment: said(
      'We deden vier keer een bod op een huis. Bij het vijfde zei Stijn: wacht een week. Hij had gelijk.',
      'Nous avions fait quatre offres. À la cinquième, Stijn a dit : attendez une semaine. Il avait raison.',
      'Viermal hatten wir ein Kaufangebot gemacht. Beim fünften sagte Stijn: Warten Sie eine Woche. Er hatte recht.',
      'We made four offers on houses. At the fifth Stijn said: wait a week. He was right.',
    ),
  },
  {
    slug: 'dr-a-wouters',
    author: 'Dr. A. Wouters',
    original_language: 'nl',
    posted_on: '2026-02-03',
    occasion: said(
      'verkocht een praktijkhuis in Aalst',
      'a vendu une maison avec cabinet à Alost',
      'verkaufte ein Praxishaus in Aalst',
      'sold a practice in Aalst',
    ),
    comment: said(
      'Geen bord aan de gevel, geen advertentie: de koper kwam uit hun eigen bestand.',
      'Pas de panneau en façade, pas d’annonce : l’acheteur est venu de leur propre fichier.',
      'Kein Schild an der Fassade, keine Anzeige: Der Käufer kam aus ihrer eigenen Kartei.',
      'No board on the front, no advertisement: the buyer came from their own list.',
    ),
  },
  {
    slug: 'philippe-nottebohm',
    author: 'Philippe Nottebohm',
    original_language: 'fr',
    posted_on: '2025-12-11',
    occasion: said(
      'erfde en verkocht een hoeve in Eeklo',
      'a hérité d’une ferme à Eeklo et l’a vendue',
      'erbte und verkaufte einen Hof in Eeklo',
      'inherited and sold a farmhouse in Eeklo',
    ),
    comment: said(
      'Vier erfgenamen, drie talen en één makelaar die iedereen op dezelfde dag hetzelfde vertelde. Niemand van ons wist wat er met de stallen mocht gebeuren; zij zochten het uit bij de gemeente, met de vergunning van 1974 in de hand. Toen de eerste koper afhaakte, hoorden we dat nog dezelfde avond, samen met een voorstel. De akte was op een vrijdag. Die zondag aten we voor het laatst met z’n allen in de keuken, zonder ruzie.',
      'Quatre héritiers, trois langues et une agence qui disait à tous la même chose le même jour. Aucun de nous ne savait ce que l’on pouvait faire des étables ; ils ont trouvé la réponse à la commune, le permis de 1974 à la main. Quand le premier acheteur s’est retiré, nous l’avons appris le soir même, avec une proposition. L’acte fut signé un vendredi. Le dimanche, nous avons mangé une dernière fois ensemble dans la cuisine, sans nous disputer.',
      'Vier Erben, drei Sprachen und ein Büro, das allen am selben Tag dasselbe sagte. Keiner von uns wusste, was aus den Ställen werden durfte; sie haben es bei der Gemeinde geklärt, mit der Genehmigung von 1974 in der Hand. Als der erste Käufer absprang, erfuhren wir es noch am selben Abend, und ein Vorschlag war auch schon dabei. An einem Freitag war die Urkunde. Am Sonntag haben wir zum letzten Mal alle zusammen in der Küche gegessen, ohne Streit.',
      'Four heirs, three languages and one agent who told everybody the same thing on the same day. None of us knew what could be done with the stables; they found out at the town hall, with the permit of 1974 in hand. When the first buyer withdrew we heard it that same evening, along with a suggestion. The deed was signed on a Friday. That Sunday we had a last meal together in the kitchen, without a quarrel.',
    ),
  },
];

/** Sent in by a client in Dutch, and not read yet. */
export const unreadTestimonial = {
  author: 'Koen en Lien Dhondt',
  email: 'koen.dhondt@voorbeeld.example',
  comment:
    'We zochten al een jaar toen we bij Rooilijn binnenstapten. Stijn vroeg eerst wat we níét wilden, en toonde ons daarna drie huizen in plaats van dertig. Het tweede is het geworden.',
};
