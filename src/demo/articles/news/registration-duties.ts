import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const registrationDuties = newsArticle({
  publishedOn: '2026-06-16',
  pictureFile: 'exterior-semi-detached-autumn.jpg',
  texts: {
    nl: {
      title: 'Registratierechten: 2 % in Vlaanderen, 3 % in Wallonië',
      intro:
        'Hetzelfde huis, drie gewesten, drie rekeningen. Wat u aan belasting betaalt bovenop de prijs, en wanneer het lage tarief voor u geldt.',
      body: doc(
        paragraph(
          'Kopers vergelijken prijzen tot op duizend euro en vergeten de belasting, die tienduizenden euro’s kan schelen. Ze hangt af van het gewest waar het huis staat, en van de vraag of het uw enige woning wordt. Van waar u zelf komt, hangt ze niet af.',
        ),
        heading(2, 'Een huis van € 300.000'),
        list(
          [bold('Vlaanderen'), ': 2 %, dus € 6.000, voor de enige eigen woning. Anders 12 %, dus € 36.000.'],
          [bold('Wallonië'), ': 3 %, dus € 9.000, voor de enige eigen woning. Anders 12,5 %, dus € 37.500.'],
          [
            bold('Brussel'),
            ': 12,5 %, maar op de eerste € 200.000 betaalt u niets als het uw enige woning wordt en ze hoogstens € 600.000 kost. Blijft € 12.500.',
          ],
          [
            bold('Luxemburg'),
            ': 7 %, verminderd met het belastingkrediet ‘Bëllegen Akt’ voor wie er zelf gaat wonen. Vraag de notaris naar het bedrag van vandaag.',
          ],
        ),
        paragraph('Daar komen het ereloon en de aktekosten nog bij, en de kosten van uw krediet.'),
        heading(2, 'Wie krijgt het lage tarief?'),
        paragraph(
          'In Vlaanderen koopt u als natuurlijke persoon de volle eigendom, hebt u geen andere woning of bouwgrond en zet u binnen drie jaar uw domicilie op het adres. Kost het huis hoogstens € 220.000, of € 240.000 in een kernstad of de Vlaamse Rand, dan gaat er nog € 1.867 af. In Wallonië geldt de 3 % sinds 1 januari 2025, ook voor bouwgrond; u moet er minstens drie jaar blijven wonen. Het vroegere abattement van € 40.000 is daar verdwenen.',
        ),
        heading(2, 'Waar het misloopt'),
        paragraph(
          'Bezit u nog een deel van het ouderlijk huis? Koopt u met twee, en heeft een van u al iets? Gaat u eerst verhuren en pas later zelf wonen? In al die gevallen kan het lage tarief wegvallen of later teruggevorderd worden. Vertel het uw notaris vóór het compromis, niet op de dag van de akte.',
        ),
        paragraph(
          'Nieuwbouw is een ander verhaal: op het gebouw betaalt u doorgaans 21 % btw. Twijfelt u welke rekening bij uw plan hoort? ',
          linkTo('Bel of mail ons', pathTable.contact.nl),
          '; we rekenen het samen uit, en de notaris bevestigt het.',
        ),
      ),
    },
    fr: {
      title: 'Droits d’enregistrement : 3 % en Wallonie, 2 % en Flandre',
      intro:
        'Une même maison, trois Régions, trois additions. Ce que l’impôt ajoute au prix, et à quelles conditions vous profitez du taux réduit.',
      body: doc(
        paragraph(
          'On compare les prix au millier d’euros près et l’on oublie l’impôt, qui peut en déplacer des dizaines. Il dépend de la Région où se trouve la maison et de ce que vous possédez déjà ; votre domicile actuel n’y change rien.',
        ),
        heading(2, 'Pour une maison de € 300.000'),
        list(
          [
            bold('Wallonie'),
            ' : 3 %, soit € 9.000, pour l’habitation propre et unique ; sinon 12,5 %, soit € 37.500.',
          ],
          [
            bold('Flandre'),
            ' : 2 %, soit € 6.000, pour l’habitation propre et unique ; sinon 12 %, soit € 36.000.',
          ],
          [
            bold('Bruxelles'),
            ' : 12,5 %, mais rien sur les premiers € 200.000 si c’est votre seule habitation et qu’elle ne dépasse pas € 600.000. Il reste € 12.500.',
          ],
          [
            bold('Luxembourg'),
            ' : 7 %, diminués du crédit d’impôt « Bëllegen Akt » pour qui occupe lui-même le logement. Demandez au notaire le montant en vigueur.',
          ],
        ),
        paragraph('S’y ajoutent les honoraires et frais d’acte, ainsi que les frais de votre crédit.'),
        heading(2, 'À qui s’adresse le taux réduit ?'),
        paragraph(
          'En Wallonie, le taux de 3 % existe depuis le 1er janvier 2025. Il vaut aussi pour le terrain sur lequel vous bâtirez votre maison, et vous devez y garder votre résidence principale au moins trois ans. L’ancien abattement de € 40.000 a disparu. En Flandre, il faut acheter en personne physique et en pleine propriété, n’avoir ni autre logement ni terrain à bâtir, et s’y domicilier dans les trois ans. Une réduction de € 1.867 s’ajoute pour les maisons modestes, jusqu’à € 220.000 (€ 240.000 dans certaines villes et dans la périphérie flamande).',
        ),
        heading(2, 'Là où le bât blesse'),
        paragraph(
          'Vous détenez encore une part de la maison de vos parents ? Vous achetez à deux et l’un de vous est déjà propriétaire ? Vous comptez louer d’abord et habiter ensuite ? Dans ces cas, le taux réduit peut être refusé ou repris plus tard. Parlez-en au notaire avant le compromis, pas le jour de l’acte.',
        ),
        paragraph(
          'Le neuf suit une autre logique : sur le bâtiment, c’est en général la TVA de 21 %. Un doute sur votre situation ? ',
          linkTo('Appelez-nous ou écrivez-nous', pathTable.contact.fr),
          ' : nous faisons le calcul ensemble, et le notaire le confirme.',
        ),
      ),
    },
    de: {
      title: 'Registrierungsgebühr: 3 % in der Wallonie, 2 % in Flandern',
      intro:
        'Dasselbe Haus, drei Regionen, drei Rechnungen. Was zum Kaufpreis hinzukommt und wann der niedrige Satz für Sie gilt.',
      body: doc(
        paragraph(
          'Beim Preis wird um jeden Tausender gerungen, und dann vergisst man die Steuer, bei der es um Zehntausende geht. Sie richtet sich danach, in welcher Region das Haus steht und ob es Ihr einziges wird. Wo Sie heute wohnen, ob in Eupen, Aachen oder Gent, spielt keine Rolle.',
        ),
        heading(2, 'Ein Haus für € 300.000'),
        list(
          [
            bold('Wallonie mit Ostbelgien'),
            ': 3 %, also € 9.000, für die einzige eigene Wohnung; sonst 12,5 %, also € 37.500.',
          ],
          [
            bold('Flandern'),
            ': 2 %, also € 6.000, für die einzige eigene Wohnung; sonst 12 %, also € 36.000.',
          ],
          [
            bold('Brüssel'),
            ': 12,5 %, auf die ersten € 200.000 jedoch nichts, wenn es Ihre einzige Wohnung wird und sie höchstens € 600.000 kostet. Es bleiben € 12.500.',
          ],
          [
            bold('Luxemburg'),
            ': 7 %, abzüglich der Steuergutschrift „Bëllegen Akt“ für Selbstnutzer. Den heutigen Betrag nennt Ihnen der Notar.',
          ],
        ),
        paragraph('Dazu kommen Notarhonorar und Urkundenkosten sowie die Kosten Ihres Kredits.'),
        heading(2, 'Wer bekommt den niedrigen Satz?'),
        paragraph(
          'In der Wallonie gelten die 3 % seit dem 1. Januar 2025, auch für das Grundstück, auf dem Sie Ihr Haus bauen. Sie müssen dort mindestens drei Jahre Ihren Hauptwohnsitz behalten. Der frühere Freibetrag von € 40.000 ist weggefallen. In Flandern kaufen Sie als Privatperson das volle Eigentum, besitzen keine andere Wohnung und kein Bauland und melden sich binnen drei Jahren dort an. Für bescheidene Häuser bis € 220.000, in Kernstädten und im Flämischen Rand um Brüssel bis € 240.000, gehen weitere € 1.867 ab.',
        ),
        heading(2, 'Wo es schiefgeht'),
        paragraph(
          'Gehört Ihnen noch ein Anteil am Elternhaus? Kaufen Sie zu zweit, und einer hat schon etwas? Wollen Sie erst vermieten und später einziehen? Dann kann der niedrige Satz verweigert oder später zurückgefordert werden. Sagen Sie es dem Notar vor dem Kompromiss, nicht erst bei der Urkunde.',
        ),
        paragraph(
          'Beim Neubau sieht es anders aus: Auf das Gebäude fallen in der Regel 21 % Mehrwertsteuer an. Sind Sie unsicher? ',
          linkTo('Rufen Sie an oder schreiben Sie uns', pathTable.contact.de),
          '. Wir rechnen es mit Ihnen durch, und der Notar bestätigt es.',
        ),
      ),
    },
    en: {
      title: 'Registration duty: 2% in Flanders, 3% in Wallonia',
      intro:
        'The same house, three regions, three bills. What tax adds to the price, and when the low rate is yours.',
      body: doc(
        paragraph(
          'Buyers compare prices to the nearest thousand and forget the tax, which can move tens of thousands. It depends on the region the house is in and on whether it will be your only one. Your nationality, and where you live today, make no difference.',
        ),
        heading(2, 'A house of € 300.000'),
        list(
          [bold('Flanders'), ': 2%, or € 6.000, for your sole home. Otherwise 12%, or € 36.000.'],
          [bold('Wallonia'), ': 3%, or € 9.000, for your sole home. Otherwise 12,5%, or € 37.500.'],
          [
            bold('Brussels'),
            ': 12,5%, but nothing on the first € 200.000 if it becomes your sole home and costs no more than € 600.000. That leaves € 12.500.',
          ],
          [
            bold('Luxembourg'),
            ': 7%, less the ‘Bëllegen Akt’ tax credit for buyers who will live there themselves. Ask the notary for today’s amount.',
          ],
        ),
        paragraph('The notary’s fee, the costs of the deed and the costs of your loan come on top.'),
        heading(2, 'Who gets the low rate?'),
        paragraph(
          'In Flanders you must buy as a private person and in full ownership, have no other home or building plot, and be registered at the address within three years. For a modest house, up to € 220.000 (€ 240.000 in certain cities and in the Flemish Rand around Brussels), another € 1.867 comes off. In Wallonia the 3% has applied since 1 January 2025, also to a plot for your own house; you have to keep your main residence there for at least three years. The former allowance of € 40.000 is gone.',
        ),
        heading(2, 'Where it goes wrong'),
        paragraph(
          'Do you still own a share in your parents’ house? Are you buying as a couple while one of you already owns something? Will you let the place first and move in later? In each case the low rate may be refused, or claimed back afterwards. A home abroad is worth mentioning too. Tell the notary before you sign the sale agreement, not on the day of the deed.',
        ),
        paragraph(
          'New build follows other rules: the building itself normally bears 21% VAT. Not sure which sum fits your plans? ',
          linkTo('Ring or write to us', pathTable.contact.en),
          '. We will work it out with you, and the notary will confirm it.',
        ),
      ),
    },
  },
});
