import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import { doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, call, isInLuxembourg, mailTo } from './particulars.ts';

/** The authority of Luxembourg follows from the law of 8 March 2023. */
const authorities = { belgium: 'https://economie.fgov.be/', luxembourg: 'https://osaps.public.lu/' };

/**
 * What a service says of its accessibility (directive 2019/882, annex V). It claims no conformity: nobody but the agency
 * can know what its own texts and photographs are like.
 */
export function accessibility(agency: Agency): ArticleTexts {
  const isLuxembourg = isInLuxembourg(agency);
  return {
    nl: {
      title: 'Toegankelijkheid',
      intro:
        'Hoe deze site gebouwd is opdat iedereen ze kan gebruiken, wat nog niet lukt, en hoe u ons dat meldt.',
      body: doc(
        heading(2, 'Waar we naar streven'),
        paragraph(
          'U zoekt hier een pand, bekijkt het en vraagt een bezoek of informatie aan. We willen dat u dat zelf kunt, hoe u ook ziet, hoort, beweegt of leest. Maatstaf zijn de internationale richtlijnen WCAG, niveau AA, waarop ook de Europese norm steunt.',
        ),
        list(
          ['Alles werkt met het toetsenbord en zonder JavaScript.'],
          ['Koppen, velden en knoppen hebben een naam die een schermlezer voorleest.'],
          ['Tekst kan tot 200 % vergroot worden en heeft genoeg contrast.'],
          ['Wie in het systeem om minder beweging vraagt, ziet er minder.'],
          ['Wat op de kaart staat, staat ook in de lijst.'],
        ),
        heading(2, 'Wat nog niet overal lukt'),
        paragraph(
          'Attesten, plannen en andere documenten krijgen we van anderen, vaak als PDF die een schermlezer niet goed leest. Niet bij elke foto staat wat ze toont. Films en rondleidingen van andere diensten hebben niet altijd ondertitels. Vraag ons gerust wat er staat: we vertellen het u of bezorgen het in een vorm die u wel kunt gebruiken.',
        ),
        heading(2, 'Wat de wet vraagt'),
        paragraph(
          'De Europese richtlijn 2019/882 vraagt sinds 28 juni 2025 dat diensten die consumenten online afsluiten toegankelijk zijn, en dat de aanbieder uitlegt hoe. Micro-ondernemingen die diensten leveren zijn daarvan vrijgesteld: minder dan tien personen, en een jaaromzet of balanstotaal van hoogstens twee miljoen euro. Deze uitleg geven we hoe dan ook.',
        ),
        heading(2, 'Laat het ons weten'),
        paragraph(
          'Stoot u op iets dat niet lukt? Mail naar ',
          mailTo(agency),
          ', bel ',
          call(agency),
          ` of schrijf naar ${agency.address}. Zeg op welke pagina het was en waarmee u de site gebruikt. Krijgt u geen goed antwoord, dan kunt u terecht bij `,
          ...(isLuxembourg
            ? ['de ', linkTo('OSAPS', authorities.luxembourg), ', die in Luxemburg toezicht houdt']
            : ['de ', linkTo('FOD Economie', authorities.belgium)]),
          '.',
        ),
      ),
    },
    fr: {
      title: 'Accessibilité',
      intro:
        'Comment ce site est conçu pour que chacun puisse s’en servir, ce qui n’y est pas encore, et comment nous le signaler.',
      body: doc(
        heading(2, 'Ce que nous visons'),
        paragraph(
          'Vous cherchez ici un bien, vous le regardez, vous demandez une visite ou des informations. Nous voulons que vous puissiez le faire vous-même, quelle que soit votre façon de voir, d’entendre, de bouger ou de lire. Nos références sont les règles internationales WCAG, niveau AA, sur lesquelles s’appuie aussi la norme européenne.',
        ),
        list(
          ['Tout fonctionne au clavier et sans JavaScript.'],
          ['Titres, champs et boutons portent un nom que le lecteur d’écran annonce.'],
          ['Le texte s’agrandit jusqu’à 200 % et son contraste suffit.'],
          ['Qui demande moins de mouvement dans son système en voit moins.'],
          ['Ce qui figure sur la carte figure aussi dans la liste.'],
        ),
        heading(2, 'Ce qui n’y est pas encore'),
        paragraph(
          'Les certificats, plans et autres documents nous viennent de tiers, souvent en PDF qu’un lecteur d’écran lit mal. Toutes les photos ne disent pas ce qu’elles montrent. Les vidéos et visites virtuelles d’autres services n’ont pas toujours de sous-titres. Demandez-nous ce qui s’y trouve ; nous vous le dirons ou vous le remettrons sous une forme que vous pouvez utiliser.',
        ),
        heading(2, 'Ce que demande la loi'),
        paragraph(
          'Depuis le 28 juin 2025, la directive européenne 2019/882 veut que les services conclus en ligne par des consommateurs soient accessibles et que le prestataire dise comment. Les microentreprises qui fournissent des services en sont exemptées : moins de dix personnes, et un chiffre d’affaires annuel ou un total du bilan de deux millions d’euros au plus. Ces explications, nous les donnons dans tous les cas.',
        ),
        heading(2, 'Dites-le-nous'),
        paragraph(
          'Quelque chose ne va pas ? Écrivez à ',
          mailTo(agency),
          ', appelez le ',
          call(agency),
          ` ou adressez un courrier à ${agency.address}. Dites-nous quelle page c’était et avec quoi vous utilisez le site. Si notre réponse ne suffit pas, adressez-vous `,
          ...(isLuxembourg
            ? ['à l’', linkTo('OSAPS', authorities.luxembourg), ', qui exerce la surveillance au Luxembourg']
            : ['au ', linkTo('SPF Économie', authorities.belgium)]),
          '.',
        ),
      ),
    },
    de: {
      title: 'Barrierefreiheit',
      intro:
        'Wie diese Website gebaut ist, damit alle sie benutzen können, was noch nicht gelingt und wie Sie es uns melden.',
      body: doc(
        heading(2, 'Was wir anstreben'),
        paragraph(
          'Sie suchen hier ein Objekt, sehen es an und bitten um eine Besichtigung oder um Auskunft. Das sollen Sie selbst tun können, wie auch immer Sie sehen, hören, sich bewegen oder lesen. Maßstab sind die internationalen Richtlinien WCAG, Stufe AA, auf die sich auch die europäische Norm stützt.',
        ),
        list(
          ['Alles lässt sich mit der Tastatur und ohne JavaScript bedienen.'],
          ['Überschriften, Felder und Schaltflächen haben Namen, die ein Vorleseprogramm ansagt.'],
          ['Text lässt sich bis 200 % vergrößern und hat genug Kontrast.'],
          ['Wer im System weniger Bewegung wünscht, sieht weniger.'],
          ['Was auf der Karte steht, steht auch in der Liste.'],
        ),
        heading(2, 'Was noch nicht überall gelingt'),
        paragraph(
          'Ausweise, Grundrisse und andere Dokumente bekommen wir von anderen, oft als PDF, das ein Vorleseprogramm schlecht liest. Nicht bei jedem Foto steht, was es zeigt. Videos und Rundgänge anderer Dienste haben nicht immer Untertitel. Fragen Sie uns ruhig, was dort steht: Wir sagen es Ihnen oder geben es Ihnen in einer Form, mit der Sie etwas anfangen können.',
        ),
        heading(2, 'Was das Gesetz verlangt'),
        paragraph(
          'Die europäische Richtlinie 2019/882 verlangt seit dem 28. Juni 2025, dass Dienstleistungen, die Verbraucher online abschließen, barrierefrei sind und dass der Anbieter erklärt, wie. Kleinstunternehmen, die Dienstleistungen erbringen, sind davon befreit: weniger als zehn Personen und ein Jahresumsatz oder eine Bilanzsumme von höchstens zwei Millionen Euro. Diese Erklärung geben wir in jedem Fall.',
        ),
        heading(2, 'Sagen Sie es uns'),
        paragraph(
          'Stoßen Sie auf etwas, das nicht funktioniert? Schreiben Sie an ',
          mailTo(agency),
          ', rufen Sie an unter ',
          call(agency),
          ` oder schicken Sie einen Brief: ${agency.address}. Sagen Sie uns, auf welcher Seite es war und womit Sie die Website benutzen. Hilft unsere Antwort nicht, wenden Sie sich an `,
          ...(isLuxembourg
            ? ['die ', linkTo('OSAPS', authorities.luxembourg), ', die in Luxemburg die Aufsicht führt']
            : ['den ', linkTo('FÖD Wirtschaft', authorities.belgium)]),
          '.',
        ),
      ),
    },
    en: {
      title: 'Accessibility',
      intro:
        'How this site is built so that everybody can use it, what does not work yet, and how to tell us.',
      body: doc(
        heading(2, 'What we aim for'),
        paragraph(
          'Here you look for a property, see what it is like and ask for a viewing or for information. We want you to be able to do so yourself, however you see, hear, move or read. We measure ourselves against the international guidelines WCAG, level AA, on which the European standard also rests.',
        ),
        list(
          ['Everything works with the keyboard and without JavaScript.'],
          ['Headings, fields and buttons have names that a screen reader reads out.'],
          ['Text can be enlarged to 200% and has enough contrast.'],
          ['Whoever asks their system for less motion sees less.'],
          ['What is on the map is in the list as well.'],
        ),
        heading(2, 'What does not work everywhere yet'),
        paragraph(
          'Certificates, plans and other documents come to us from others, often as PDF files that a screen reader reads badly. Not every photograph says what it shows. Films and tours of other services do not always have subtitles. Do ask us what is in them: we will tell you, or give it to you in a form that you can use.',
        ),
        heading(2, 'What the law asks'),
        paragraph(
          'Since 28 June 2025 the European directive 2019/882 has required services that consumers take up online to be accessible, and those who offer them to explain how. Microenterprises that provide services are exempt: fewer than ten people, and a yearly turnover or balance sheet total of at most two million euros. We give this explanation in any case.',
        ),
        heading(2, 'Tell us'),
        paragraph(
          'Have you come across something that does not work? Write to ',
          mailTo(agency),
          ', ring ',
          call(agency),
          ` or send a letter to ${agency.address}. Tell us which page it was and what you use the site with. If our answer does not help, you can turn to `,
          ...(isLuxembourg
            ? [linkTo('OSAPS', authorities.luxembourg), ', which supervises this in Luxembourg']
            : ['the ', linkTo('FPS Economy', authorities.belgium)]),
          '.',
        ),
      ),
    },
  };
}
