import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, list, paragraph } from '#site/articles/rich-text.ts';

export const floorPlan = newsArticle({
  publishedOn: '2026-10-21',
  pictureFile: 'plan-house-ground.png',
  texts: {
    nl: {
      title: 'Hoe leest u een grondplan?',
      intro:
        'Foto’s tonen hoe een kamer eruitziet. Een plan toont hoe u er woont. Vijf minuten kijken bespaart u soms een bezoek, of bezorgt u er net een.',
      body: doc(
        paragraph(
          'Een fotograaf kiest waar hij gaat staan; een plan kan dat niet. Daarom zetten we er bij bijna elk huis een online. Maar een plan geeft pas iets prijs als u weet waar u moet kijken.',
        ),
        heading(2, 'Begin met het noorden'),
        paragraph(
          'Zoek de noordpijl en draai het blad in gedachten. Ligt de tuin op het zuiden, dan valt de zon binnen waar u zit. Ligt hij op het noorden, dan hebt u ’s zomers koelte en ’s winters lampen. Een keuken op het oosten krijgt ochtendlicht, een terras op het westen de avond.',
        ),
        heading(2, 'Dan de lijnen'),
        list(
          [
            bold('Dikke, volle muren'),
            ' dragen meestal. Wilt u twee kamers samenvoegen, dan rekent hier een ingenieur mee.',
          ],
          [bold('Dunne muren'), ' zijn vaak scheidingswanden die weg kunnen.'],
          [
            bold('De kwartcirkel bij een deur'),
            ' toont hoe ze opendraait. Kijk of ze niet tegen een kast of een andere deur slaat.',
          ],
          [
            bold('Een onderbroken lijn'),
            ' staat voor iets erboven: een balk, een lagere zoldering, een luifel.',
          ],
        ),
        heading(2, 'Meet met uw meubels'),
        paragraph(
          'De maten op een verkoopplan zijn indicatief. Vraag of ze tussen de muren genomen zijn of buitenwerks: in een smalle rijwoning scheelt dat gauw een meter. Noteer thuis vier afmetingen (tafel, zetel, bed, kleerkast) en leg ze op het plan. Reken rond een tafel op zo’n 80 cm om een stoel achteruit te schuiven, en naast een bed op 60 cm.',
        ),
        heading(2, 'Loop in gedachten een dag'),
        paragraph(
          'Kom binnen met twee boodschappentassen: hoe ver is de keuken? Waar blijven de jassen? Gaat u langs de slaapkamer van de kinderen naar het toilet? Waar staat de fiets? Wie zo een gewone dinsdag door het huis wandelt, merkt wat op geen enkele foto staat: een leefruimte met drie deuren waar geen kast tegen de muur kan, of een kleine gang die alles oplost.',
        ),
        paragraph(
          'Neem het plan mee naar het bezoek en schrijf erop wat u ziet. Klopt er iets niet, zeg het ons: dan passen we het aan.',
        ),
      ),
    },
    fr: {
      title: 'Comment lire un plan ?',
      intro:
        'Une photo montre à quoi ressemble une pièce. Un plan montre comment on y vit. Cinq minutes d’attention vous épargnent parfois une visite, ou vous en offrent une.',
      body: doc(
        paragraph(
          'Le photographe choisit l’endroit où il se place ; le plan, lui, ne choisit rien. C’est pourquoi nous en publions un pour presque chaque maison. Encore faut-il savoir où poser les yeux.',
        ),
        heading(2, 'D’abord le nord'),
        paragraph(
          'Cherchez la flèche du nord et tournez mentalement la feuille. Un jardin au sud éclaire les pièces où l’on se tient ; un jardin au nord reste frais en août et sombre en décembre. Une cuisine à l’est reçoit la lumière du petit-déjeuner, une terrasse à l’ouest celle de l’apéritif.',
        ),
        heading(2, 'Ensuite les traits'),
        list(
          [
            bold('Les murs épais et pleins'),
            ' sont en général porteurs : pour réunir deux pièces, il faudra l’avis d’un ingénieur.',
          ],
          [bold('Les murs minces'), ' sont souvent de simples cloisons.'],
          [
            bold('Le quart de cercle près d’une porte'),
            ' montre comment elle s’ouvre. Vérifiez qu’elle ne bute pas contre une armoire ou une autre porte.',
          ],
          [
            bold('Un trait interrompu'),
            ' indique ce qui se trouve au-dessus : une poutre, un plafond plus bas, un auvent.',
          ],
        ),
        heading(2, 'Mesurez avec vos meubles'),
        paragraph(
          'Les cotes d’un plan de vente sont indicatives. Demandez si elles sont prises entre les murs ou hors tout : dans une maison étroite, l’écart atteint vite un mètre. Notez chez vous quatre dimensions (la table, le canapé, le lit, la garde-robe) et reportez-les. Comptez environ 80 cm autour d’une table pour reculer une chaise, et 60 cm le long d’un lit.',
        ),
        heading(2, 'Vivez-y une journée en pensée'),
        paragraph(
          'Vous rentrez avec deux sacs de courses : la cuisine est-elle loin ? Où pendent les manteaux ? Faut-il passer devant la chambre des enfants pour aller aux toilettes ? Et le vélo ? En parcourant ainsi un mardi ordinaire, on découvre ce qu’aucune photo ne montre : un séjour à trois portes où aucune armoire ne trouve sa place, ou un petit couloir qui résout tout.',
        ),
        paragraph(
          'Prenez le plan avec vous lors de la visite et annotez-le. Si quelque chose ne correspond pas, dites-le-nous : nous le corrigerons.',
        ),
      ),
    },
    de: {
      title: 'Wie liest man einen Grundriss?',
      intro:
        'Fotos zeigen, wie ein Zimmer aussieht. Ein Grundriss zeigt, wie man darin lebt. Fünf Minuten Aufmerksamkeit ersparen manche Besichtigung oder führen zu einer, die sich lohnt.',
      body: doc(
        paragraph(
          'Wer fotografiert, sucht sich seinen Standpunkt aus. Ein Grundriss kann das nicht, und gerade darum stellen wir zu fast jedem Haus einen online. Er verrät allerdings nur etwas, wenn man weiß, wo man hinsehen muss.',
        ),
        heading(2, 'Zuerst der Nordpfeil'),
        paragraph(
          'Suchen Sie den Nordpfeil und drehen Sie das Blatt in Gedanken. Ein Garten im Süden bringt Sonne dorthin, wo man sitzt. Ein Garten im Norden ist im Hochsommer angenehm, im Winter aber bleibt das Licht an. Eine Küche im Osten hat die Morgensonne, eine Terrasse im Westen den Feierabend.',
        ),
        heading(2, 'Dann die Linien'),
        list(
          [
            bold('Dicke, ausgefüllte Wände'),
            ' tragen in der Regel. Wer zwei Zimmer verbinden möchte, braucht hier einen Statiker.',
          ],
          [bold('Dünne Wände'), ' sind häufig Trennwände, die weichen dürfen.'],
          [
            bold('Der Viertelkreis an einer Tür'),
            ' zeigt, wohin sie aufgeht. Schlägt sie gegen einen Schrank oder eine andere Tür?',
          ],
          [
            bold('Gestrichelte Linien'),
            ' stehen für etwas darüber: einen Balken, eine niedrigere Decke, ein Vordach.',
          ],
        ),
        heading(2, 'Messen Sie mit Ihren Möbeln'),
        paragraph(
          'Maße auf einem Verkaufsplan sind Richtwerte. Fragen Sie, ob zwischen den Wänden oder außen gemessen wurde; bei einem schmalen Reihenhaus macht das schnell einen Meter aus. Notieren Sie zu Hause vier Größen (Tisch, Sofa, Bett, Kleiderschrank) und tragen Sie sie ein. Um einen Tisch herum braucht es etwa 80 cm, damit ein Stuhl zurückgeschoben werden kann, neben dem Bett 60 cm.',
        ),
        heading(2, 'Gehen Sie einen Tag lang durchs Haus'),
        paragraph(
          'Sie kommen mit zwei Einkaufstaschen nach Hause: Wie weit ist es bis in die Küche? Wo hängen die Jacken? Führt der Weg zur Toilette am Kinderzimmer vorbei? Wo steht das Fahrrad? Wer so einen gewöhnlichen Dienstag durchspielt, merkt, was kein Foto zeigt: ein Wohnzimmer mit drei Türen, in dem kein Schrank Platz findet, oder einen kleinen Flur, der alles löst.',
        ),
        paragraph(
          'Bringen Sie den Grundriss zur Besichtigung mit und schreiben Sie hinein, was Ihnen auffällt. Stimmt etwas nicht, sagen Sie es uns; wir berichtigen es.',
        ),
      ),
    },
    en: {
      title: 'How do you read a floor plan?',
      intro:
        'Photographs show what a room looks like. A plan shows how you would live in it. Five minutes with one can save you a viewing, or earn you a good one.',
      body: doc(
        paragraph(
          'A photographer chooses where to stand; a plan cannot. That is why we publish one with almost every house. It only tells you something, though, when you know where to look.',
        ),
        heading(2, 'Start with north'),
        paragraph(
          'Find the north arrow and turn the sheet in your mind. A garden to the south brings sun into the rooms where you sit. One to the north is cool in August and needs lamps in December. An east-facing kitchen has light at breakfast, a west-facing terrace has the evening.',
        ),
        heading(2, 'Then the lines'),
        list(
          [
            bold('Thick, solid walls'),
            ' usually carry weight. To knock two rooms into one you will need an engineer here.',
          ],
          [bold('Thin walls'), ' are often partitions that can go.'],
          [
            bold('The quarter circle at a door'),
            ' shows which way it opens. Check that it does not hit a cupboard or another door.',
          ],
          [bold('A broken line'), ' stands for something overhead: a beam, a lower ceiling, a canopy.'],
        ),
        heading(2, 'Measure with your furniture'),
        paragraph(
          'Dimensions on a sales plan are a guide. Ask whether they were taken between the walls or outside them: in a narrow terrace that can easily be a metre. Write down four sizes at home (table, sofa, bed, wardrobe) and draw them in. Allow some 80 cm around a table to push a chair back, and 60 cm beside a bed.',
        ),
        heading(2, 'Walk through a day'),
        paragraph(
          'You come home with two bags of shopping: how far is the kitchen? Where do the coats go? Do you pass the children’s bedroom on the way to the toilet? Where does the bicycle live? Spend an ordinary Tuesday in the house like this and you notice what no photograph shows: a living room with three doors and no wall for a bookcase, or a small passage that solves everything.',
        ),
        paragraph(
          'Bring the plan to the viewing and write on it what you see. If something does not match, tell us and we will correct it.',
        ),
      ),
    },
  },
});
