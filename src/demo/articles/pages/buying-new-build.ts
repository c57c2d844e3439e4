import { ownPageArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, numbered, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

/** The law of 9 July 1971 (Breyne), articles 7 to 12. */
export const buyingNewBuild = ownPageArticle(
  { key: 'buyingNewBuild', sort: 6 },
  {
    publishedOn: '2026-02-16',
    pictureFile: 'exterior-apartment-evening.jpg',
    texts: {
      nl: {
        title: 'Nieuwbouw kopen',
        intro:
          'U koopt een plan, een lastenboek en een belofte. De wet-Breyne zorgt dat die belofte iets waard is.',
        body: doc(
          paragraph(
            'Een woning op plan bestaat nog niet. U kiest op tekeningen, vaak een jaar of twee voor u er woont, en u betaalt terwijl er gebouwd wordt. Daarom beschermt de wet-Breyne sinds 1971 wie een huis of appartement in aanbouw koopt om er te wonen. Van wat ze vastlegt, mag geen contract in uw nadeel afwijken.',
          ),
          heading(2, 'Wat de wet vastlegt'),
          list(
            'Bij het compromis betaalt u hooguit 5 % van de prijs.',
            'Bij de akte betaalt u de grond en wat er al staat; daarna in schijven, nooit meer dan de waarde van het uitgevoerde werk.',
            'Valt de bouwer weg, dan is er een waarborg: bij een erkend aannemer 5 % van de bouwprijs, bij elke andere verkoper de voltooiing zelf of de terugbetaling.',
            'Wordt er te laat opgeleverd, dan krijgt u een vergoeding die minstens een normale huur dekt.',
            'Tussen de voorlopige en de definitieve oplevering ligt minstens een jaar.',
          ),
          heading(2, 'Van plan tot sleutel'),
          numbered(
            [
              bold('Lezen.'),
              ' We nemen plan en lastenboek met u door, kamer per kamer, en zeggen wat er niet in staat.',
            ],
            [
              bold('Compromis en akte.'),
              ' De prijs, de plannen en de termijn liggen vast. De notaris kijkt het dossier na.',
            ],
            [
              bold('Bouwen.'),
              ' U betaalt per afgewerkte fase. Wilt u iets anders, dan krijgt u eerst een prijs op papier.',
            ],
            [
              bold('Opleveren.'),
              ' We lopen met u door de woning en schrijven op wat nog moet gebeuren, voor u tekent.',
            ],
          ),
          paragraph(
            'Na de oplevering blijven aannemer en architect tien jaar aansprakelijk voor gebreken die de stevigheid van het gebouw raken. Liever eerst eens kijken op een werf? ',
            linkTo('Maak een afspraak', pathTable.contact.nl),
            '.',
          ),
        ),
      },
      fr: {
        title: 'Acheter du neuf',
        intro:
          'Vous achetez un plan, un cahier des charges et une promesse. La loi Breyne fait en sorte que cette promesse vaille quelque chose.',
        body: doc(
          paragraph(
            'Un logement sur plan n’existe pas encore. On le choisit sur des dessins, souvent un an ou deux avant d’y vivre, et on le paie pendant qu’il se construit. C’est pourquoi la loi Breyne protège depuis 1971 celui qui achète une maison ou un appartement en construction pour l’habiter. Aucun contrat ne peut y déroger à votre détriment.',
          ),
          heading(2, 'Ce que fixe la loi'),
          list(
            'Au compromis, vous versez au plus 5 % du prix.',
            'À l’acte, vous payez le terrain et ce qui est déjà construit ; ensuite par tranches, jamais plus que la valeur des travaux exécutés.',
            'Si le constructeur fait défaut, une garantie prend le relais : 5 % du prix de la construction chez un entrepreneur agréé, l’achèvement même ou le remboursement chez tout autre vendeur.',
            'En cas de retard, vous recevez une indemnité qui couvre au moins un loyer normal.',
            'Entre la réception provisoire et la réception définitive s’écoule au moins un an.',
          ),
          heading(2, 'Du plan à la clé'),
          numbered(
            [
              bold('Lire.'),
              ' Nous parcourons avec vous le plan et le cahier des charges, pièce par pièce, et disons ce qui n’y figure pas.',
            ],
            [
              bold('Compromis et acte.'),
              ' Le prix, les plans et le délai sont fixés. Le notaire vérifie le dossier.',
            ],
            [
              bold('Construire.'),
              ' Vous payez par phase achevée. Pour toute modification, vous avez d’abord un prix écrit.',
            ],
            [
              bold('Réceptionner.'),
              ' Nous visitons le logement avec vous et notons ce qui reste à faire, avant que vous signiez.',
            ],
          ),
          paragraph(
            'Après la réception, l’entrepreneur et l’architecte répondent encore dix ans des vices qui touchent à la solidité du bâtiment. Envie de voir d’abord un chantier ? ',
            linkTo('Prenez rendez-vous', pathTable.contact.fr),
            '.',
          ),
        ),
      },
      de: {
        title: 'Neubau kaufen',
        intro:
          'Sie kaufen einen Plan, eine Baubeschreibung und ein Versprechen. Das Breyne-Gesetz sorgt dafür, dass es etwas wert ist.',
        body: doc(
          paragraph(
            'Eine Wohnung, die man ab Plan kauft, gibt es noch nicht. Sie wählen anhand von Zeichnungen, oft ein oder zwei Jahre bevor Sie dort wohnen, und zahlen, während gebaut wird. Deshalb schützt das Breyne-Gesetz seit 1971 alle, die in Belgien ein Haus oder eine Wohnung im Bau kaufen, um darin zu wohnen. Kein Vertrag darf zu Ihrem Nachteil davon abweichen.',
          ),
          heading(2, 'Was das Gesetz festlegt'),
          list(
            'Beim Kompromiss zahlen Sie höchstens 5 % des Preises.',
            'Bei der Urkunde zahlen Sie das Grundstück und was schon steht; danach in Raten, nie mehr als den Wert der ausgeführten Arbeiten.',
            'Fällt der Bauunternehmer aus, greift eine Sicherheit: bei einem zugelassenen Unternehmer 5 % des Baupreises, bei jedem anderen Verkäufer die Fertigstellung selbst oder die Rückzahlung.',
            'Bei Verspätung erhalten Sie eine Entschädigung, die mindestens eine übliche Miete deckt.',
            'Zwischen der vorläufigen und der endgültigen Abnahme liegt mindestens ein Jahr.',
          ),
          heading(2, 'Vom Plan zum Schlüssel'),
          numbered(
            [
              bold('Lesen.'),
              ' Wir gehen Plan und Baubeschreibung mit Ihnen durch, Zimmer für Zimmer, und sagen, was nicht darin steht.',
            ],
            [
              bold('Kompromiss und Urkunde.'),
              ' Preis, Pläne und Frist stehen fest. Der Notar prüft die Akte.',
            ],
            [
              bold('Bauen.'),
              ' Sie zahlen je fertiggestellter Phase. Wünschen Sie etwas anderes, erhalten Sie zuerst einen Preis auf Papier.',
            ],
            [
              bold('Abnehmen.'),
              ' Wir gehen mit Ihnen durch die Wohnung und schreiben auf, was noch zu tun ist, bevor Sie unterschreiben.',
            ],
          ),
          paragraph(
            'Nach der Abnahme haften Unternehmer und Architekt zehn Jahre lang für Mängel, die die Standfestigkeit des Gebäudes betreffen. Möchten Sie zuerst eine Baustelle sehen? ',
            linkTo('Vereinbaren Sie einen Termin', pathTable.contact.de),
            '.',
          ),
        ),
      },
      en: {
        title: 'Buying new build',
        intro:
          'You buy a plan, specifications and a promise. The Breyne Act sees to it that the promise is worth something.',
        body: doc(
          paragraph(
            'A home bought off plan does not exist yet. You choose from drawings, often a year or two before you live there, and you pay while it is being built. That is why, since 1971, the Breyne Act has protected anyone who buys a house or apartment under construction in Belgium to live in. No contract may depart from it to your disadvantage.',
          ),
          heading(2, 'What the law lays down'),
          list(
            'On signing the sale agreement you pay at most 5% of the price.',
            'At the deed you pay for the land and for what has already been built; after that in stages, never more than the value of the work done.',
            'If the builder fails, there is a guarantee: 5% of the building price from an approved contractor, completion itself or repayment from any other seller.',
            'If the home is late, you receive compensation that covers at least a normal rent.',
            'Between the provisional and the final acceptance there is at least a year.',
          ),
          heading(2, 'From plan to key'),
          numbered(
            [
              bold('Reading.'),
              ' We go through plan and specifications with you, room by room, and tell you what is not in them.',
            ],
            [bold('Agreement and deed.'), ' Price, plans and term are fixed. The notary checks the file.'],
            [
              bold('Building.'),
              ' You pay for each finished stage. If you want something else, you get a price on paper first.',
            ],
            [
              bold('Acceptance.'),
              ' We walk through the home with you and write down what is still to be done, before you sign.',
            ],
          ),
          paragraph(
            'After acceptance, contractor and architect remain liable for ten years for defects that affect the stability of the building. Would you rather see a building site first? ',
            linkTo('Make an appointment', pathTable.contact.en),
            '.',
          ),
        ),
      },
    },
  },
);
