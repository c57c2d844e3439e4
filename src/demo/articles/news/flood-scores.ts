import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';

export const floodScores = newsArticle({
  publishedOn: '2026-09-08',
  pictureFile: 'exterior-building-plot-village.jpg',
  texts: {
    nl: {
      title: 'P-score en G-score: vier letters over water',
      intro:
        'Bij elk pand in Vlaanderen staan twee letters over het overstromingsrisico. Wat ze wel zeggen, wat ze niet zeggen en wat u ermee doet.',
      body: doc(
        paragraph(
          'Sinds 1 januari 2023 hoort in Vlaanderen in elke publiciteit voor een verkoop of voor een verhuring van meer dan negen jaar een P-score en een G-score. Ze vervangen de oude woorden ‘effectief’ en ‘mogelijk overstromingsgevoelig’, die over hele wijken tegelijk gingen.',
        ),
        heading(2, 'Perceel en gebouw'),
        paragraph(
          'De ',
          bold('P-score'),
          ' gaat over het perceel, de ',
          bold('G-score'),
          ' over het gebouw zelf. Dat verschil is niet klein: een lange tuin die tot aan een beek loopt, kan een D krijgen terwijl het huis vooraan, een meter hoger, een A heeft. De slechtste bron telt: regen, een waterloop of de zee.',
        ),
        list(
          [bold('A'), ': in de modellen is geen overstroming te zien.'],
          [bold('B'), ': een kleine kans, als het klimaat verandert zoals verwacht.'],
          [bold('C'), ': een kleine kans, ook in het klimaat van vandaag.'],
          [bold('D'), ': een middelgrote kans in het klimaat van vandaag. Dan staat er ook een symbool bij.'],
        ),
        heading(2, 'Wat de letters niet vertellen'),
        paragraph(
          'Een model kent uw kelder niet. Het weet niet of de drempel verhoogd is, of er een terugslagklep in de riool zit en of het regenwater van de buren over uw oprit loopt. Een C betekent niet dat het er ooit nat was, en een A is geen belofte. Vraag het aan de verkoper, vraag het aan de buren, en kijk bij een bezoek laag: witte randen op de keldermuur en een nieuwe plint in een oude kamer zeggen veel.',
        ),
        heading(2, 'Wat u kunt doen'),
        paragraph(
          'Het rapport vraagt u op met het adres of het perceelnummer op ',
          linkTo('waterinfo.be', 'https://www.waterinfo.be/'),
          '. Voor een verkoop mag het hoogstens een jaar oud zijn. Bel bij een C of een D ook uw verzekeraar vóór u tekent, en vraag zwart op wit wat de brandpolis bij overstroming dekt en met welke vrijstelling. Bij onze panden staan de scores onder ‘Water, ruimte en bodem’; het rapport zelf sturen we op vraag door.',
        ),
      ),
    },
    fr: {
      title: 'Score P et score G : quatre lettres pour parler d’eau',
      intro:
        'En Flandre, deux lettres accompagnent chaque bien et disent le risque d’inondation. Ce qu’elles signifient, ce qu’elles taisent, et ce que vous pouvez en faire.',
      body: doc(
        paragraph(
          'Depuis le 1er janvier 2023, toute publicité pour une vente, ou pour une location de plus de neuf ans, mentionne en Flandre un score P et un score G. Les francophones qui cherchent à Gand ou à la Côte nous demandent souvent ce que c’est : la Wallonie n’a pas d’équivalent exact. L’aléa d’inondation y figure dans les documents de la vente, pas nécessairement dans l’annonce.',
        ),
        heading(2, 'La parcelle et le bâtiment'),
        paragraph(
          'Le ',
          bold('score P'),
          ' concerne la parcelle, le ',
          bold('score G'),
          ' le bâtiment (gebouw). La nuance compte : un long jardin qui descend jusqu’au ruisseau peut recevoir un D alors que la maison, un mètre plus haut, garde un A. C’est la source la plus défavorable qui décide : la pluie, le cours d’eau ou la mer.',
        ),
        list(
          [bold('A'), ' : les modèles ne montrent aucune inondation.'],
          [bold('B'), ' : une faible probabilité, si le climat évolue comme prévu.'],
          [bold('C'), ' : une faible probabilité dans le climat actuel.'],
          [
            bold('D'),
            ' : une probabilité moyenne dans le climat actuel. Un symbole s’ajoute alors à l’annonce.',
          ],
        ),
        heading(2, 'Ce que les lettres ne disent pas'),
        paragraph(
          'Un modèle ne connaît pas votre cave. Il ignore si le seuil a été relevé, si l’égout possède un clapet anti-retour, si la pluie des voisins traverse votre allée. Un C ne prouve pas qu’il y ait déjà eu de l’eau ; un A n’est pas une promesse. Interrogez le vendeur, puis les voisins. Pendant la visite, regardez en bas : une auréole blanche sur un mur de cave ou une plinthe neuve dans une vieille pièce en disent long.',
        ),
        heading(2, 'Ce que vous pouvez faire'),
        paragraph(
          'Le rapport se demande avec l’adresse ou le numéro de parcelle sur ',
          linkTo('waterinfo.be', 'https://www.waterinfo.be/'),
          ' (en néerlandais). Pour une vente, il ne peut dater de plus d’un an. Devant un C ou un D, appelez aussi votre assureur avant de signer, et faites-vous écrire ce que l’assurance incendie couvre en cas d’inondation et avec quelle franchise. Sur notre site, les scores figurent sous « Eau, urbanisme et sol » ; le rapport est envoyé sur demande.',
        ),
      ),
    },
    de: {
      title: 'P-Score und G-Score: vier Buchstaben über das Wasser',
      intro:
        'Bei jeder Immobilie in Flandern stehen zwei Buchstaben zum Überschwemmungsrisiko. Was sie sagen, was sie verschweigen und was Sie daraus machen.',
      body: doc(
        paragraph(
          'Seit dem Juli 2021 fragt in Eupen und im Wesertal jeder zuerst nach dem Wasser. Wer in Flandern sucht, findet die Antwort schon in der Anzeige: Dort gehören seit dem 1. Januar 2023 ein P-Score und ein G-Score in jede Werbung für einen Verkauf oder für eine Vermietung von mehr als neun Jahren. In der Wallonie steht die Überschwemmungsgefahr in den Verkaufsunterlagen, in der Anzeige muss sie nicht stehen. Fragen Sie danach.',
        ),
        heading(2, 'Parzelle und Gebäude'),
        paragraph(
          'Der ',
          bold('P-Score'),
          ' gilt für die Parzelle, der ',
          bold('G-Score'),
          ' für das Gebäude. Das ist ein Unterschied: Ein langer Garten, der bis an den Bach reicht, kann ein D haben, während das Haus einen Meter höher ein A trägt. Es zählt die ungünstigste Quelle, ob Regen, Wasserlauf oder Meer.',
        ),
        list(
          [bold('A'), ': In den Modellen ist keine Überschwemmung zu sehen.'],
          [bold('B'), ': geringe Wahrscheinlichkeit, wenn sich das Klima wie erwartet ändert.'],
          [bold('C'), ': geringe Wahrscheinlichkeit schon im heutigen Klima.'],
          [bold('D'), ': mittlere Wahrscheinlichkeit im heutigen Klima. Dann steht auch ein Symbol dabei.'],
        ),
        heading(2, 'Was die Buchstaben nicht verraten'),
        paragraph(
          'Ein Modell kennt Ihren Keller nicht. Es weiß nicht, ob die Schwelle erhöht wurde, ob im Kanalanschluss eine Rückstauklappe sitzt und ob das Regenwasser der Nachbarn über Ihre Einfahrt läuft. Ein C heißt nicht, dass es dort je nass war, und ein A ist kein Versprechen. Fragen Sie den Verkäufer und die Nachbarn. Schauen Sie bei der Besichtigung nach unten: Weiße Ränder an der Kellerwand oder eine neue Fußleiste in einem alten Zimmer sagen einiges.',
        ),
        heading(2, 'Was Sie tun können'),
        paragraph(
          'Den Bericht fordern Sie mit Adresse oder Parzellennummer auf ',
          linkTo('waterinfo.be', 'https://www.waterinfo.be/'),
          ' an (auf Niederländisch). Für einen Verkauf darf er höchstens ein Jahr alt sein. Rufen Sie bei C oder D vor der Unterschrift auch Ihren Versicherer an und lassen Sie sich schriftlich geben, was die Feuerversicherung bei einer Überschwemmung übernimmt und wie hoch die Selbstbeteiligung ist. Bei unseren Objekten stehen die Scores unter „Wasser, Städtebau und Boden“.',
        ),
      ),
    },
    en: {
      title: 'P-score and G-score: four letters about water',
      intro:
        'Every property in Flanders is advertised with two letters for flood risk. What they say, what they leave out and what to do with them.',
      body: doc(
        paragraph(
          'Since 1 January 2023 every advertisement in Flanders for a sale, or for a letting of more than nine years, has to give a P-score and a G-score. They took the place of older wording that covered whole neighbourhoods at once and told a buyer very little.',
        ),
        heading(2, 'Plot and building'),
        paragraph(
          'The ',
          bold('P-score'),
          ' is about the plot (perceel), the ',
          bold('G-score'),
          ' about the building (gebouw). The difference matters: a long garden that runs down to a stream may have a D while the house, a metre higher up, has an A. The worst source counts, whether that is rain, a river or the sea.',
        ),
        list(
          [bold('A'), ': the models show no flooding.'],
          [bold('B'), ': a small chance, if the climate changes as expected.'],
          [bold('C'), ': a small chance in today’s climate as well.'],
          [bold('D'), ': a medium chance in today’s climate. The advertisement then carries a symbol too.'],
        ),
        heading(2, 'What the letters leave out'),
        paragraph(
          'A model does not know your cellar. It cannot tell whether the doorstep was raised, whether the drain has a non-return valve or whether the neighbours’ rainwater crosses your drive. A C does not mean that it has ever been wet there, and an A is not a promise. Ask the seller, ask the neighbours, and look low down when you visit: white tide marks on a cellar wall, or a new skirting board in an old room, say a good deal.',
        ),
        heading(2, 'What you can do'),
        paragraph(
          'The report is ordered with the address or plot number at ',
          linkTo('waterinfo.be', 'https://www.waterinfo.be/'),
          ' (in Dutch). For a sale it may be at most a year old. With a C or a D, ring your insurer before you sign, and have it put in writing what the fire policy pays after a flood and with what excess. On our pages the scores are under ‘Water, planning and soil’; we send the report itself when you ask.',
        ),
      ),
    },
  },
});
