import { fixedArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, numbered, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const selling = fixedArticle(
  { category: 'service', key: 'serviceSelling', sort: 1 },
  {
    publishedOn: '2026-01-12',
    pictureFile: 'interior-dining-room.jpg',
    texts: {
      nl: {
        title: 'Verkopen',
        intro:
          'Een juiste prijs, een volledig dossier en een rustige verkoop. U hoort elke week hoe het staat, ook als er niets gebeurd is.',
        body: doc(
          paragraph(
            'Een huis verkopen doet een mens een of twee keer in zijn leven. Wij doen het elke week. Wat voor ons gewoonte is, is voor u spannend; daarom leggen we vooraf uit wat er komt, en wanneer.',
          ),
          heading(2, 'Zo verloopt het'),
          numbered(
            [
              bold('Kennismaken en schatten.'),
              ' Een makelaar komt langs, kijkt en luistert. Binnen twee werkdagen hebt u een schriftelijke schatting, met de verkopen uit de buurt waarop ze steunt.',
            ],
            [
              bold('Het dossier.'),
              ' We vragen op wat nodig is: EPC, elektrische keuring, bodemattest, stedenbouwkundige inlichtingen, overstromingsrapport en, voor een gebouw van vóór 2001, het asbestattest.',
            ],
            [
              bold('Foto’s, plan en tekst.'),
              ' Foto’s die niets verzwijgen en een grondplan met maten. U leest alles na voor het online komt.',
            ],
            [
              bold('Plaatsbezoeken.'),
              ' Altijd met een makelaar die het huis kent. U weet vooraf wie er komt en wat hij zoekt; na elk bezoek wordt u gebeld.',
            ],
            [
              bold('Biedingen.'),
              ' Op papier, met de voorwaarden erbij. U beslist; wij zeggen wat elk bod waard is.',
            ],
            [
              bold('Compromis en akte.'),
              ' Samen met de notaris. De koper betaalt gewoonlijk een voorschot van 10 %; de akte volgt binnen vier maanden.',
            ],
          ),
          heading(2, 'Wat het kost'),
          paragraph(
            'Ons ereloon is een percentage van de verkoopprijs. Het staat in de opdracht, inclusief btw, samen met wat er wel en niet in zit. Attesten betaalt u aan wie ze aflevert, zonder toeslag van ons. Wordt er niet verkocht, dan betaalt u geen ereloon. Hoelang de opdracht loopt en hoe u ze opzegt, leest u op de eerste bladzijde.',
          ),
          heading(2, 'Wat u van ons mag verwachten'),
          list(
            'Eén makelaar van de eerste dag tot de akte.',
            'Elke week een bericht: hoeveel mensen keken, wie kwam, wat ze zeiden.',
            'Een eerlijk gesprek als de prijs niet klopt, in beide richtingen.',
            'Discretie als u die wenst: ook zonder bord of advertentie hebben we kandidaten.',
          ),
          paragraph(
            'Begint u liever met een vraag dan met een schatting? ',
            linkTo('Ons nummer en onze adressen vindt u hier', pathTable.contact.nl),
            '.',
          ),
        ),
      },
      fr: {
        title: 'Vendre',
        intro:
          'Un prix juste, un dossier complet et une vente sereine. Chaque semaine, vous savez où nous en sommes, même s’il ne s’est rien passé.',
        body: doc(
          paragraph(
            'On vend une maison une ou deux fois dans sa vie ; nous en vendons chaque semaine. Ce qui est pour nous une habitude est pour vous une étape. Nous vous disons donc d’avance ce qui va se passer, et quand.',
          ),
          heading(2, 'Comment cela se passe'),
          numbered(
            [
              bold('Rencontre et estimation.'),
              ' Un agent vient voir et écouter. Dans les deux jours ouvrables, vous recevez une estimation écrite, avec les ventes du voisinage sur lesquelles elle repose.',
            ],
            [
              bold('Le dossier.'),
              ' Nous rassemblons ce que la Région exige : certificat PEB ou EPC, contrôle électrique, document de sol, renseignements urbanistiques et, en Flandre, rapport d’inondation et attestation amiante pour un bâtiment d’avant 2001.',
            ],
            [
              bold('Photos, plan et texte.'),
              ' Des photos qui ne cachent rien, un plan coté. Vous relisez tout avant la publication.',
            ],
            [
              bold('Visites.'),
              ' Toujours avec un agent qui connaît la maison, et qui vous téléphone ensuite.',
            ],
            [
              bold('Offres.'),
              ' Par écrit, avec leurs conditions. Vous décidez ; nous disons ce que vaut chacune.',
            ],
            [
              bold('Compromis et acte.'),
              ' Avec votre notaire. L’acheteur verse d’habitude un acompte de 10 % ; l’acte suit dans les quatre mois.',
            ],
          ),
          heading(2, 'Ce que cela coûte'),
          paragraph(
            'Nos honoraires sont un pourcentage du prix de vente. Ils figurent dans le contrat, TVA comprise, avec le détail de ce qu’ils couvrent. Les attestations se paient à ceux qui les délivrent, sans supplément de notre part. Pas de vente, pas d’honoraires. La durée du mandat et la façon d’y mettre fin se lisent dès la première page.',
          ),
          heading(2, 'Ce que vous pouvez attendre de nous'),
          list(
            'Un seul interlocuteur, du premier jour à l’acte.',
            'Un message par semaine : combien de personnes ont regardé, qui est venu, ce qui s’est dit.',
            'Une conversation franche si le prix n’est pas le bon, dans un sens comme dans l’autre.',
            'De la discrétion si vous le souhaitez : même sans panneau ni annonce, nous avons des candidats.',
          ),
          paragraph(
            'Vous préférez commencer par une question ? ',
            linkTo('Nos coordonnées sont ici', pathTable.contact.fr),
            '.',
          ),
        ),
      },
      de: {
        title: 'Verkaufen',
        intro:
          'Ein richtiger Preis, ein vollständiges Dossier und ein ruhiger Verkauf. Jede Woche hören Sie, wie es steht, auch wenn nichts geschehen ist.',
        body: doc(
          paragraph(
            'Ein Haus verkauft man ein- oder zweimal im Leben. Wir tun es jede Woche. Was für uns Gewohnheit ist, ist für Sie ein großer Schritt. Darum erklären wir vorher, was kommt und wann es kommt, auf Deutsch, auch wenn der Käufer Französisch oder Niederländisch spricht.',
          ),
          heading(2, 'So läuft es ab'),
          numbered(
            [
              bold('Kennenlernen und bewerten.'),
              ' Ein Makler kommt, schaut und hört zu. Binnen zwei Werktagen haben Sie eine schriftliche Bewertung, mit den Verkäufen aus der Nachbarschaft, auf die sie sich stützt.',
            ],
            [
              bold('Das Dossier.'),
              ' Wir besorgen, was die Region verlangt: PEB-Ausweis, Elektroprüfung, Bodenauszug, städtebauliche Auskünfte; in Flandern auch den Überschwemmungsbericht und für Bauten von vor 2001 das Asbestattest.',
            ],
            [
              bold('Fotos, Grundriss, Text.'),
              ' Fotos, die nichts verschweigen, ein Grundriss mit Maßen. Sie lesen alles, bevor es online geht.',
            ],
            [
              bold('Besichtigungen.'),
              ' Immer mit einem Makler, der das Haus kennt. Sie wissen vorher, wer kommt und was er sucht; nach jedem Termin ruft er Sie an.',
            ],
            [
              bold('Kaufangebote.'),
              ' Schriftlich und mit allen Bedingungen. Sie entscheiden; wir sagen, was jedes wert ist, auch wenn das höchste nicht das beste ist.',
            ],
            [
              bold('Kompromiss und Urkunde.'),
              ' Gemeinsam mit dem Notar. Üblich ist eine Anzahlung von 10 %; die Urkunde folgt binnen vier Monaten.',
            ],
          ),
          heading(2, 'Was es kostet'),
          paragraph(
            'Unser Honorar ist ein Prozentsatz des Verkaufspreises. Es steht im Auftrag, Mehrwertsteuer inbegriffen, und daneben, was es umfasst und was nicht. Gutachten und Ausweise bezahlen Sie bei denen, die sie ausstellen, ohne Aufschlag. Kein Verkauf, kein Honorar. Wie lange der Auftrag läuft und wie Sie ihn kündigen, lesen Sie auf der ersten Seite.',
          ),
          heading(2, 'Was Sie von uns erwarten dürfen'),
          list(
            'Ein Ansprechpartner vom ersten Tag bis zur Urkunde.',
            'Jede Woche eine Nachricht: wie viele geschaut haben, wer da war, was gesagt wurde.',
            'Ein offenes Gespräch, wenn der Preis nicht stimmt, in beide Richtungen.',
            'Diskretion, wenn Sie es wünschen: Interessenten haben wir auch ohne Schild und Anzeige.',
          ),
          paragraph(
            'Möchten Sie lieber erst etwas fragen? ',
            linkTo('Hier finden Sie unsere Büros', pathTable.contact.de),
            '.',
          ),
        ),
      },
      en: {
        title: 'Selling',
        intro:
          'The right price, a complete file and a calm sale. Every week you hear how things stand, even when nothing has happened.',
        body: doc(
          paragraph(
            'People sell a house once or twice in their lives. We do it every week. What is routine for us is a large step for you, so we tell you beforehand what will come, and when. We work in English as well; the papers you sign are explained line by line.',
          ),
          heading(2, 'How it goes'),
          numbered(
            [
              bold('Meeting and valuation.'),
              ' An agent comes to look and to listen. Within two working days you have a written valuation, with the nearby sales it rests on.',
            ],
            [
              bold('The file.'),
              ' We gather what the region asks for: energy certificate, electrical inspection, soil certificate, planning information and, in Flanders, the flood report and an asbestos certificate for a building from before 2001.',
            ],
            [
              bold('Photographs, plan and text.'),
              ' Photographs that hide nothing and a plan with dimensions. You read everything before it goes online.',
            ],
            [bold('Viewings.'), ' Always with an agent who knows the house, and who rings you afterwards.'],
            [bold('Offers.'), ' In writing, with their conditions. You decide; we say what each is worth.'],
            [
              bold('Sale agreement and deed.'),
              ' Together with the notary. The buyer usually pays a deposit of 10%; the deed follows within four months.',
            ],
          ),
          heading(2, 'What it costs'),
          paragraph(
            'Our fee is a percentage of the sale price. It is set out in the contract, VAT included, with what it covers and what it does not. You pay for certificates directly to those who issue them, with nothing added by us. No sale, no fee. How long the contract runs and how you end it is on its first page.',
          ),
          heading(2, 'What you may expect of us'),
          list(
            'One agent from the first day to the deed.',
            'A message every week: how many people looked, who came, what they said.',
            'A frank talk when the price is wrong, in either direction.',
            'Discretion if you want it: we have buyers without a board or an advertisement.',
          ),
          paragraph(
            'Would you rather begin with a question? ',
            linkTo('This is how to reach us', pathTable.contact.en),
            '.',
          ),
        ),
      },
    },
  },
);
