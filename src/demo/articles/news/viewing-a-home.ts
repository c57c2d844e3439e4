import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const viewingAHome = newsArticle({
  publishedOn: '2026-04-21',
  pictureFile: 'interior-hallway-stairs.jpg',
  texts: {
    nl: {
      title: 'Een huis bezoeken: waar kijkt u naar?',
      intro:
        'Een eerste bezoek duurt gemiddeld een halfuur, voor de grootste aankoop van uw leven. Zo haalt u eruit wat erin zit.',
      body: doc(
        paragraph(
          'Wij laten huizen zien, en we zien dus ook hoe mensen kijken: naar de keuken, naar de kleuren, naar het bed van iemand anders. Dat verandert u in een weekend. Kijk liever naar wat blijft.',
        ),
        heading(2, 'Buiten, voor u aanbelt'),
        paragraph(
          'Kom tien minuten te vroeg. Is er parking? Hoort u de ring, de school, de ventilatie van de buren? Bekijk het dak vanaf de overkant: een golvende nok, mos of gebroken pannen kosten geld. Wandel ook eens voorbij op een vrijdagavond.',
        ),
        heading(2, 'Binnen, in deze volgorde'),
        list(
          [
            bold('Laag en in de hoeken.'),
            ' Vochtkringen, loskomend behang, verse verf op één muur. Ruik in de kelder.',
          ],
          [bold('Ramen.'), ' Het jaartal staat vaak in de metalen lijst tussen de glazen. Open er een paar.'],
          [bold('Meterkast.'), ' Lees het keuringsverslag: wat staat er onder ‘inbreuken’, en wat kost dat?'],
          [bold('Verwarming.'), ' Hoe oud is de ketel, en wanneer was het laatste onderhoud?'],
          [bold('Water.'), ' Zet boven een kraan open en kijk hoe vlot het loopt.'],
        ),
        heading(2, 'Op papier'),
        paragraph(
          'In Vlaanderen hoort bij een verkoop een dossier: het EPC, de elektrische keuring, het bodemattest, de stedenbouwkundige inlichtingen, het overstromingsrapport en, voor een gebouw van vóór 2001, het asbestattest. Vraag het vóór u een bod doet. Klopt wat u ziet met wat vergund is? Een veranda of een studio boven de garage staat niet altijd in de papieren. Bij een appartement leest u de verslagen van de laatste drie vergaderingen en de afrekening van de kosten.',
        ),
        heading(2, 'Twee keer is beter'),
        paragraph(
          'Kom een tweede keer op een ander uur, met een rolmeter en met iemand die niet verliefd is. Neem gerust een aannemer mee: dat vinden wij niet vervelend, en een goede verkoper ook niet. Stel dezelfde vraag aan de makelaar en aan de eigenaar. Een antwoord dat we niet kennen, zoeken we op.',
        ),
        paragraph(
          'Klaar om te kijken? ',
          linkTo('Dit staat er nu te koop', pathTable.forSale.nl),
          '. Een bezoek spreekt u af met de makelaar die bij het pand staat.',
        ),
      ),
    },
    fr: {
      title: 'Visiter une maison : où porter le regard ?',
      intro:
        'Une première visite dure une demi-heure, pour le plus gros achat d’une vie. Voici comment en tirer tout ce qu’elle peut donner.',
      body: doc(
        paragraph(
          'À force de faire visiter, on apprend comment les gens regardent : la cuisine, la couleur des murs, le lit des autres. Tout cela se change en un week-end. Regardez plutôt ce qui reste.',
        ),
        heading(2, 'Dehors, avant de sonner'),
        paragraph(
          'Arrivez dix minutes plus tôt. Peut-on se garer ? Entend-on le ring, l’école, la ventilation du voisin ? Observez la toiture depuis le trottoir d’en face : un faîte qui ondule, de la mousse ou des tuiles cassées ont un prix. Repassez aussi un vendredi soir.',
        ),
        heading(2, 'Dedans, dans cet ordre'),
        list(
          [
            bold('Le bas et les coins.'),
            ' Auréoles, papier qui se décolle, peinture fraîche sur un seul mur. Et l’odeur de la cave.',
          ],
          [
            bold('Les châssis.'),
            ' L’année est souvent gravée dans le profilé métallique entre les vitres. Ouvrez-en deux ou trois.',
          ],
          [
            bold('Le tableau électrique.'),
            ' Lisez le procès-verbal de contrôle : quelles infractions, et à quel coût ?',
          ],
          [bold('Le chauffage.'), ' L’âge de la chaudière, la date du dernier entretien.'],
          [bold('L’eau.'), ' Ouvrez un robinet à l’étage et observez le débit.'],
        ),
        heading(2, 'Sur papier'),
        paragraph(
          'Une vente s’accompagne d’un dossier, qui varie selon la Région : certificat PEB ou EPC, contrôle électrique, extrait ou attestation de sol, renseignements urbanistiques et, en Flandre, rapport d’inondation et attestation amiante pour les constructions d’avant 2001. Demandez-le avant de faire offre. Ce que vous voyez est-il autorisé ? Une véranda ou un studio au-dessus du garage ne figurent pas toujours sur les plans. En appartement, lisez les procès-verbaux des trois dernières assemblées et le décompte des charges.',
        ),
        heading(2, 'Revenez'),
        paragraph(
          'Faites une seconde visite à une autre heure, avec un mètre et quelqu’un qui n’est pas tombé sous le charme. Venez avec un entrepreneur si vous le souhaitez : cela ne nous dérange pas, et un vendeur de bonne foi non plus. Posez la même question à l’agent et au propriétaire. Si nous ignorons la réponse, nous la cherchons.',
        ),
        paragraph(
          'Prêt à commencer ? ',
          linkTo('Voici ce qui est à vendre aujourd’hui', pathTable.forSale.fr),
          '. La visite se convient avec l’agent indiqué près du bien.',
        ),
      ),
    },
    de: {
      title: 'Ein Haus besichtigen: Worauf achten Sie?',
      intro:
        'Eine erste Besichtigung dauert eine halbe Stunde, und es geht um den größten Kauf des Lebens. So holen Sie das Beste heraus.',
      body: doc(
        paragraph(
          'Wer Häuser zeigt, sieht auch, wie die Leute schauen: auf die Küche, auf die Wandfarbe, auf das Bett der anderen. All das ist an einem Wochenende geändert. Achten Sie lieber auf das, was bleibt.',
        ),
        heading(2, 'Draußen, bevor Sie klingeln'),
        paragraph(
          'Kommen Sie zehn Minuten früher. Findet man einen Parkplatz? Hört man die Autobahn, die Schule, die Lüftung nebenan? Sehen Sie sich das Dach von der anderen Straßenseite an: Ein welliger First, Moos oder gebrochene Pfannen kosten Geld. Und gehen Sie an einem Freitagabend noch einmal vorbei.',
        ),
        heading(2, 'Drinnen, in dieser Reihenfolge'),
        list(
          [
            bold('Unten und in den Ecken.'),
            ' Feuchte Ränder, lose Tapete, frische Farbe an nur einer Wand. Riechen Sie im Keller.',
          ],
          [
            bold('Fenster.'),
            ' Das Baujahr steht oft in der Metallleiste zwischen den Scheiben. Öffnen Sie ein paar.',
          ],
          [
            bold('Stromkasten.'),
            ' Lesen Sie den Prüfbericht: Welche Mängel stehen darin, und was kostet die Behebung?',
          ],
          [
            bold('Heizung.'),
            ' Wie alt ist der Kessel, wann war die letzte Wartung? Liegt der Öltank im Garten?',
          ],
          [bold('Wasser.'), ' Drehen Sie im Obergeschoss einen Hahn auf und achten Sie auf den Druck.'],
        ),
        heading(2, 'Auf dem Papier'),
        paragraph(
          'Zu einem Verkauf gehört eine Akte, die je nach Region anders aussieht: PEB-Ausweis oder EPC, Elektroprüfung, Bodenauszug, städtebauliche Auskünfte und in Flandern außerdem der Überschwemmungsbericht und, bei Bauten von vor 2001, das Asbestattest. Fragen Sie danach, bevor Sie bieten. Ist genehmigt, was Sie sehen? Ein Wintergarten oder ein Studio über der Garage steht nicht immer in den Plänen. Bei einer Wohnung lesen Sie die Protokolle der letzten drei Versammlungen und die Abrechnung der Nebenkosten.',
        ),
        heading(2, 'Zweimal ist besser'),
        paragraph(
          'Kommen Sie zu einer anderen Tageszeit wieder, mit einem Zollstock und mit jemandem, der nicht verliebt ist. Bringen Sie ruhig einen Handwerker mit; uns stört das nicht, und einen ehrlichen Verkäufer auch nicht. Stellen Sie dem Makler und dem Eigentümer dieselbe Frage. Was wir nicht wissen, finden wir heraus.',
        ),
        paragraph(
          'Möchten Sie anfangen? ',
          linkTo('Das steht zurzeit zum Verkauf', pathTable.forSale.de),
          '. Einen Termin vereinbaren Sie mit dem Makler, der beim Objekt genannt ist.',
        ),
      ),
    },
    en: {
      title: 'Viewing a home: what should you look at?',
      intro:
        'A first viewing takes half an hour, for the largest purchase of your life. This is how to get the most out of it.',
      body: doc(
        paragraph(
          'We show houses for a living, so we also see how people look: at the kitchen, the colour of the walls, somebody else’s bed. You can change all that in a weekend. Look at what stays.',
        ),
        heading(2, 'Outside, before you ring'),
        paragraph(
          'Come ten minutes early. Can you park? Do you hear the ring road, the school, the neighbours’ ventilation? Study the roof from across the street: a sagging ridge, moss or broken tiles cost money. Walk past once more on a Friday evening.',
        ),
        heading(2, 'Inside, in this order'),
        list(
          [
            bold('Low down and in the corners.'),
            ' Tide marks, loose wallpaper, fresh paint on a single wall. Smell the cellar.',
          ],
          [
            bold('Windows.'),
            ' The year is often stamped in the metal strip between the panes. Open one or two.',
          ],
          [
            bold('The electricity cupboard.'),
            ' Read the inspection report: which faults does it list, and what would they cost?',
          ],
          [bold('Heating.'), ' How old is the boiler, and when was it last serviced?'],
          [bold('Water.'), ' Turn on a tap upstairs and watch how well it runs.'],
        ),
        heading(2, 'On paper'),
        paragraph(
          'A sale comes with a file of documents that differs by region. In Flanders it holds the energy certificate (EPC), the electrical inspection, the soil certificate, the planning information, the flood report and, for anything built before 2001, an asbestos certificate. Ask for it before you make an offer. Was everything you see permitted? A veranda or a studio above the garage is not always in the papers. For an apartment, read the minutes of the last three owners’ meetings and the statement of charges. Most of it will be in Dutch or French; we will go through it with you.',
        ),
        heading(2, 'Twice is better'),
        paragraph(
          'Come back at another hour, with a tape measure and somebody who has not fallen in love. Do bring a builder: we do not mind, and an honest seller does not either. Put the same question to the agent and to the owner. If we do not know the answer, we will find it.',
        ),
        paragraph(
          'Ready to start? ',
          linkTo('This is what is for sale now', pathTable.forSale.en),
          '. You arrange a viewing with the agent named beside the property.',
        ),
      ),
    },
  },
});
