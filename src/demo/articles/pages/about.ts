import { fixedArticle } from '#demo/articles/article-row.ts';
import { doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const about = fixedArticle(
  { category: 'page', key: 'about', sort: 1 },
  {
    publishedOn: '2026-01-12',
    pictureFile: 'detail-canal-houses.jpg',
    texts: {
      nl: {
        title: 'Over Rooilijn',
        intro: 'Zes makelaars, twee kantoren en de gewoonte om eerst te kijken en dan pas te spreken.',
        body: doc(
          paragraph(
            'De rooilijn is de grens tussen de straat en het huis: tot daar mag u bouwen. Het leek ons in 1998 een goede naam voor een kantoor dat huizen wilde bekijken vanaf de stoep, te voet, in weer en wind. We begonnen met twee mensen op de Predikherenlei in Gent. We zitten er nog altijd, een verdieping hoger en met wat meer volk.',
          ),
          heading(2, 'Gent en Eupen'),
          paragraph(
            'Vanuit Gent werken we in de stad, de Leiestreek en de Vlaamse Ardennen, en ook in Brussel. Ons tweede kantoor ligt in de Gospertstraße in Eupen. Dat klinkt ver, tot u weet hoeveel klanten er tussen beide leven: een zoon die in Gent bleef na zijn studies, een ouderlijk huis in Raeren, een appartement in Luxemburg. Van daaruit volgen we Ostbelgien, Wallonië en het Groothertogdom. Nederlands, Frans, Duits of Engels: u kiest, en wij zetten de papieren om in gewone taal.',
          ),
          heading(2, 'Hoe we werken'),
          list(
            'We nemen niet meer panden aan dan we zelf kunnen tonen.',
            'Wie u de eerste keer ontvangt, zit ook bij u aan tafel als de akte getekend wordt.',
            'We noemen de prijs die wij juist vinden, niet de prijs die u graag hoort.',
            'Wat aan een huis scheelt, zeggen we vóór het bod, niet erna.',
          ),
          heading(2, 'Wat u over ons moet weten'),
          paragraph(
            'Onze makelaars zijn erkend door het Beroepsinstituut van Vastgoedmakelaars en volgen zijn plichtenleer. Geld van klanten staat op een derdenrekening. Gaat er iets mis, zeg het dan eerst aan de makelaar zelf of aan onze zaakvoerder; de meeste misverstanden zijn in één gesprek opgelost. Onze gegevens, met ondernemingsnummer en verzekering, staan onderaan elke pagina.',
          ),
          paragraph(
            'Kom gerust binnen. Er is koffie, en u hoeft niets te verkopen. ',
            linkTo('Openingsuren en adressen', pathTable.contact.nl),
            '.',
          ),
        ),
      },
      fr: {
        title: 'À propos de Rooilijn',
        intro: 'Six agents, deux bureaux et l’habitude de regarder d’abord, de parler ensuite.',
        body: doc(
          paragraph(
            'En néerlandais, la « rooilijn » est l’alignement : la limite entre la rue et la maison, celle que la façade ne dépasse pas. En 1998, ce nom nous a paru convenir à une agence qui voulait regarder les maisons depuis le trottoir, à pied, par tous les temps. Nous étions deux, sur la Predikherenlei à Gand. Nous y sommes toujours, un étage plus haut et un peu plus nombreux.',
          ),
          heading(2, 'Gand et Eupen'),
          paragraph(
            'De Gand, nous travaillons en ville, dans la région de la Lys et dans les Ardennes flamandes, mais aussi à Bruxelles. Notre second bureau se trouve Gospertstraße, à Eupen. Cela paraît loin, jusqu’à ce qu’on voie combien de familles vivent entre les deux : un fils resté à Gand après ses études, la maison des parents à Raeren, un appartement à Luxembourg. De là, nous suivons les cantons de l’Est, la Wallonie et le Grand-Duché. Français, néerlandais, allemand ou anglais : choisissez, nous traduisons les papiers en langage courant.',
          ),
          heading(2, 'Notre façon de faire'),
          list(
            'Nous n’acceptons pas plus de biens que nous ne pouvons en faire visiter nous-mêmes.',
            'Celui qui vous reçoit le premier jour est encore là le jour de l’acte.',
            'Nous donnons le prix que nous croyons juste, pas celui qui fait plaisir.',
            'Les défauts d’une maison se disent avant l’offre, pas après.',
          ),
          heading(2, 'Ce qu’il faut savoir'),
          paragraph(
            'Nos agents sont agréés par l’Institut professionnel des agents immobiliers (IPI) et soumis à son code de déontologie. L’argent des clients est déposé sur un compte de tiers. En cas de problème, parlez-en d’abord à votre agent ou à notre gérante ; la plupart des malentendus se règlent en une conversation. Notre numéro d’entreprise et notre assurance figurent au bas de chaque page.',
          ),
          paragraph(
            'Poussez la porte. Il y a du café, et rien ne vous oblige à vendre. ',
            linkTo('Adresses et heures d’ouverture', pathTable.contact.fr),
            '.',
          ),
        ),
      },
      de: {
        title: 'Über Rooilijn',
        intro: 'Sechs Makler, zwei Büros und die Gewohnheit, erst hinzusehen und dann zu reden.',
        body: doc(
          paragraph(
            '„Rooilijn“ ist das niederländische Wort für die Baufluchtlinie, also die Grenze zwischen Straße und Haus, über die keine Fassade hinausragt. 1998 schien uns das der richtige Name für ein Büro, das sich Häuser vom Gehweg aus ansehen wollte, zu Fuß und bei jedem Wetter. Zu zweit fingen wir in Gent an, an der Predikherenlei. Dort sind wir noch immer, eine Etage höher und mit ein paar Leuten mehr.',
          ),
          heading(2, 'Gent und Eupen'),
          paragraph(
            'Unser zweites Büro liegt in der Gospertstraße in Eupen. Von hier aus sind wir in Ostbelgien, in der Wallonie und im Großherzogtum unterwegs, von Gent aus in der Stadt selbst, an der Leie, in den Flämischen Ardennen und in Brüssel. Zwei Städte, die weit auseinanderliegen? Für viele Familien nicht: Die Tochter ist nach dem Studium in Gent geblieben, das Elternhaus steht in Raeren, und gearbeitet wird in Luxemburg. Bei uns reden Sie Deutsch, auch über ein Haus in Flandern. Was in den niederländischen oder französischen Papieren steht, erklären wir in klaren Worten.',
          ),
          heading(2, 'Wie wir arbeiten'),
          list(
            'Wir nehmen nicht mehr Objekte an, als wir selbst zeigen können.',
            'Wer Sie beim ersten Mal empfängt, sitzt auch bei der Urkunde neben Ihnen.',
            'Wir nennen den Preis, den wir für richtig halten, nicht den, den man gern hört.',
            'Was einem Haus fehlt, sagen wir vor dem Kaufangebot, nicht danach.',
          ),
          heading(2, 'Was Sie über uns wissen sollten'),
          paragraph(
            'Unsere Makler sind vom Berufsinstitut für Immobilienmakler (IPI) anerkannt und an dessen Standesregeln gebunden. Kundengelder liegen auf einem Treuhandkonto. Läuft etwas schief, sagen Sie es zuerst Ihrem Makler oder unserer Geschäftsführerin; die meisten Missverständnisse klärt ein einziges Gespräch. Unternehmensnummer und Versicherung stehen am Fuß jeder Seite.',
          ),
          paragraph(
            'Kommen Sie einfach herein. Es gibt Kaffee, und verkaufen müssen Sie nichts. ',
            linkTo('Adressen und Öffnungszeiten', pathTable.contact.de),
            '.',
          ),
        ),
      },
      en: {
        title: 'About Rooilijn',
        intro: 'Six agents, two offices and a habit of looking first and talking afterwards.',
        body: doc(
          paragraph(
            '‘Rooilijn’ is Dutch for the building line: the border between the street and the house, beyond which no façade may come. In 1998 it seemed a good name for an agency that wanted to look at houses from the pavement, on foot, in any weather. We began with two people on the Predikherenlei in Ghent. We are still there, one floor higher and with a few more of us.',
          ),
          heading(2, 'Ghent and Eupen'),
          paragraph(
            'From Ghent we work in the city, along the Lys and in the Flemish Ardennes, and in Brussels too. Our second office is in the Gospertstraße in Eupen. That sounds far away until you see how many families live between the two: a son who stayed in Ghent after his studies, the parents’ house in Raeren, an apartment in Luxembourg. From there we cover East Belgium, Wallonia and the Grand Duchy. Many of our clients have come from further still. Dutch, French, German or English: you choose, and we put the papers into plain words.',
          ),
          heading(2, 'How we work'),
          list(
            'We take on no more properties than we can show ourselves.',
            'Whoever receives you on the first day sits beside you when the deed is signed.',
            'We name the price we believe in, not the one that is pleasant to hear.',
            'We name a house’s defects before the offer, not after it.',
          ),
          heading(2, 'What you should know about us'),
          paragraph(
            'Our agents are recognised by the Belgian Professional Institute of Estate Agents (BIV/IPI) and bound by its code of conduct. Clients’ money is kept in a client account. If something goes wrong, tell your agent first, or our managing director; most misunderstandings are settled in one conversation. Our company number and insurance are at the foot of every page.',
          ),
          paragraph(
            'Do come in. There is coffee, and you need not sell anything. ',
            linkTo('Addresses and opening hours', pathTable.contact.en),
            '.',
          ),
        ),
      },
    },
  },
);
