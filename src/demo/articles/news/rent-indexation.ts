import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, numbered, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const rentIndexation = newsArticle({
  publishedOn: '2026-10-06',
  pictureFile: 'exterior-apartment-brick.jpg',
  texts: {
    nl: {
      title: 'Verhuren in 2026: indexeren zonder fouten',
      intro:
        'Eén keer per jaar mag de huur mee met de gezondheidsindex. De berekening is eenvoudig; de fouten zitten in de datums, het startcijfer en het energielabel.',
      body: doc(
        paragraph(
          'Indexeren is geen opslag. Het houdt de huur even veel waard als op de dag dat u tekende. Toch krijgen we elk najaar eigenaars over de vloer die te laat, te vroeg of op het verkeerde bedrag hebben gerekend.',
        ),
        heading(2, 'De formule'),
        paragraph(
          bold('Nieuwe huur = basishuur × nieuw indexcijfer ÷ aanvangsindexcijfer.'),
          ' De basishuur is de huur uit het contract, zonder kosten en zonder vroegere indexeringen. De cijfers zijn die van de gezondheidsindex, met hetzelfde basisjaar.',
        ),
        paragraph(
          'Een rekenvoorbeeld met ronde getallen: een basishuur van € 850, een aanvangsindexcijfer van 120 en een nieuw cijfer van 126 geven € 850 × 126 ÷ 120 = € 892,50.',
        ),
        heading(2, 'In vier stappen'),
        numbered(
          'Zoek de verjaardag van de inwerkingtreding. Vroeger dan die dag mag u niet indexeren.',
          'Neem het aanvangsindexcijfer uit het contract. Staat het er niet in, gebruik dan de huurcalculator van Statbel.',
          'Kijk of een correctiefactor geldt (zie hieronder).',
          'Vraag de nieuwe huur schriftelijk, met de berekening erbij. Vanzelf gebeurt er niets, en voor het verleden kunt u maar beperkt terugvragen.',
        ),
        heading(2, 'Het label telt soms mee'),
        paragraph(
          'In Vlaanderen werd de indexering tussen 1 oktober 2022 en 30 september 2023 beperkt of geblokkeerd voor woningen met label D, E of F of zonder certificaat. Voor contracten van vóór 1 oktober 2022 met zo’n woning werkt dat door: u rekent met een correctiefactor. Brussel en Wallonië kenden een gelijkaardige rem, met eigen periodes en labels. In Luxemburg bestaat geen automatische index: daar mag de huur hoogstens om de twee jaar worden aangepast, met ten hoogste 10 %.',
        ),
        heading(2, 'Drie klassieke fouten'),
        list(
          'Indexeren op de huur van vorig jaar in plaats van op de basishuur.',
          'De kosten of de provisie mee indexeren.',
          'Het certificaat laten verlopen: zonder geldig attest kunt u het label niet bewijzen.',
        ),
        paragraph(
          'Wie het ons laat opvolgen, krijgt elk jaar de brief met de berekening om te ondertekenen. ',
          linkTo('Lees wat we voor verhuurders doen', pathTable.serviceLetting.nl),
          '.',
        ),
      ),
    },
    fr: {
      title: 'Louer en 2026 : indexer sans se tromper',
      intro:
        'Une fois par an, le loyer peut suivre l’indice santé. Le calcul est simple ; les erreurs viennent des dates, de l’indice de départ et du certificat PEB.',
      body: doc(
        paragraph(
          'L’indexation n’est pas une augmentation : elle conserve au loyer la valeur qu’il avait à la signature. Chaque automne, pourtant, des propriétaires nous arrivent après avoir calculé trop tôt, trop tard ou sur le mauvais montant.',
        ),
        heading(2, 'La formule'),
        paragraph(
          bold('Nouveau loyer = loyer de base × nouvel indice ÷ indice de départ.'),
          ' Le loyer de base est celui du bail, sans les charges et sans les indexations antérieures. Les deux indices sont des indices santé exprimés dans la même base.',
        ),
        paragraph(
          'Un exemple en chiffres ronds : un loyer de base de € 850, un indice de départ de 120 et un nouvel indice de 126 donnent € 850 × 126 ÷ 120 = € 892,50.',
        ),
        heading(2, 'En quatre étapes'),
        numbered(
          'Repérez la date anniversaire de l’entrée en vigueur du bail. Avant ce jour, pas d’indexation.',
          'Reprenez l’indice de départ dans le bail ; s’il n’y figure pas, le calculateur de Statbel vous le donne.',
          'Vérifiez si un facteur de correction s’applique (voir ci-dessous).',
          'Demandez le nouveau loyer par écrit, calcul à l’appui. Rien ne se fait tout seul, et l’on ne remonte guère dans le passé.',
        ),
        heading(2, 'Quand le certificat s’en mêle'),
        paragraph(
          'Entre l’automne 2022 et l’automne 2023, les trois Régions ont limité ou bloqué l’indexation des logements énergivores. En Wallonie, du 1er novembre 2022 au 31 octobre 2023, elle était complète pour les labels A à C, de 75 % pour un D, de 50 % pour un E et nulle pour un F, un G ou l’absence de certificat. Bruxelles et la Flandre ont eu leurs propres seuils. Pour les baux qui ont connu cette période, un facteur de correction continue de jouer : contrôlez-le avant d’envoyer la lettre. Au Luxembourg, il n’y a pas d’indexation automatique ; le loyer s’adapte au plus tôt tous les deux ans et de 10 % au plus.',
        ),
        heading(2, 'Trois erreurs classiques'),
        list(
          'Indexer le loyer de l’an dernier au lieu du loyer de base.',
          'Indexer aussi les charges ou la provision.',
          'Laisser périmer le certificat PEB : sans lui, impossible de prouver le label.',
        ),
        paragraph(
          'Si vous nous confiez le suivi, vous recevez chaque année la lettre et son calcul, prêts à signer. ',
          linkTo('Voyez ce que nous faisons pour les bailleurs', pathTable.serviceLetting.fr),
          '.',
        ),
      ),
    },
    de: {
      title: 'Vermieten 2026: Indexieren ohne Fehler',
      intro:
        'Einmal im Jahr darf die Miete dem Gesundheitsindex folgen. Die Rechnung ist einfach; die Fehler stecken im Datum, im Anfangsindex und im PEB-Ausweis.',
      body: doc(
        paragraph(
          'Die Indexierung ist keine Mieterhöhung. Sie sorgt dafür, dass die Miete so viel wert bleibt wie am Tag der Unterschrift. Trotzdem sitzen jeden Herbst Eigentümer bei uns in der Gospertstraße, die zu früh, zu spät oder mit dem falschen Betrag gerechnet haben.',
        ),
        heading(2, 'Die Formel'),
        paragraph(
          bold('Neue Miete = Grundmiete × neuer Index ÷ Anfangsindex.'),
          ' Die Grundmiete ist die Miete aus dem Vertrag, ohne Nebenkosten und ohne frühere Indexierungen. Beide Zahlen stammen aus dem Gesundheitsindex und haben dasselbe Basisjahr.',
        ),
        paragraph(
          'Ein Beispiel mit runden Zahlen: Grundmiete € 850, Anfangsindex 120, neuer Index 126. Das ergibt € 850 × 126 ÷ 120 = € 892,50.',
        ),
        heading(2, 'In vier Schritten'),
        numbered(
          'Suchen Sie den Jahrestag des Mietbeginns. Vor diesem Tag darf nicht indexiert werden.',
          'Übernehmen Sie den Anfangsindex aus dem Vertrag. Fehlt er dort, hilft der Mietrechner von Statbel.',
          'Prüfen Sie, ob ein Korrekturfaktor gilt (siehe unten).',
          'Verlangen Sie die neue Miete schriftlich und legen Sie die Rechnung bei. Von selbst geschieht nichts, und rückwirkend lässt sich nur wenig nachfordern.',
        ),
        heading(2, 'Wenn der Energieausweis mitredet'),
        paragraph(
          'In der Wallonie, und damit auch in der Deutschsprachigen Gemeinschaft, war die Indexierung vom 1. November 2022 bis zum 31. Oktober 2023 gebremst: voll für die Labels A bis C, zu 75 % für D, zur Hälfte für E, gar nicht für F, G oder ohne Ausweis. Für Verträge aus jener Zeit wirkt ein Korrekturfaktor nach. Flandern und Brüssel hatten eigene Zeiträume und Schwellen. In Luxemburg gibt es keine automatische Indexierung; die Miete wird frühestens alle zwei Jahre und um höchstens 10 % angepasst.',
        ),
        heading(2, 'Drei beliebte Fehler'),
        list(
          'Die Miete des Vorjahres indexieren statt der Grundmiete.',
          'Nebenkosten oder Vorauszahlungen mitindexieren.',
          'Den PEB-Ausweis ablaufen lassen: Ohne ihn ist das Label nicht nachzuweisen.',
        ),
        paragraph(
          'Wenn wir den Vertrag für Sie begleiten, bekommen Sie jedes Jahr den fertigen Brief mit der Berechnung. ',
          linkTo('Was wir für Vermieter tun', pathTable.serviceLetting.de),
          '.',
        ),
      ),
    },
    en: {
      title: 'Letting in 2026: indexing the rent without mistakes',
      intro:
        'Once a year a Belgian rent may follow the health index. The sum is simple; the mistakes are in the dates, the starting figure and the energy label.',
      body: doc(
        paragraph(
          'Indexation is not a rise. It keeps the rent worth what it was on the day you signed. Yet every autumn we meet landlords who worked it out too early, too late or on the wrong amount.',
        ),
        heading(2, 'The formula'),
        paragraph(
          bold('New rent = base rent × new index ÷ starting index.'),
          ' The base rent is the rent in the lease, without charges and without earlier indexations. Both figures are health index figures with the same base year.',
        ),
        paragraph(
          'An example in round numbers: a base rent of € 850, a starting index of 120 and a new index of 126 give € 850 × 126 ÷ 120 = € 892,50.',
        ),
        heading(2, 'In four steps'),
        numbered(
          'Find the anniversary of the day the lease took effect. You may not index before it.',
          'Take the starting index from the lease. If it is not there, the rent calculator of Statbel will give it.',
          'See whether a correction factor applies (below).',
          'Ask for the new rent in writing and enclose the sum. Nothing happens by itself, and little can be claimed for the past.',
        ),
        heading(2, 'When the label matters'),
        paragraph(
          'In Flanders, from 1 October 2022 to 30 September 2023, indexation was halved for homes with label D and blocked for E, F or no certificate. For such a home with a lease from before 1 October 2022 that still counts: you calculate with a correction factor. Brussels and Wallonia put on a similar brake with dates and labels of their own. Luxembourg has no automatic index at all: there a rent may be adapted every two years at most, by no more than 10%.',
        ),
        heading(2, 'Three classic mistakes'),
        list(
          'Indexing last year’s rent instead of the base rent.',
          'Indexing the charges or the advance on charges as well.',
          'Letting the certificate lapse: without a valid one you cannot prove the label.',
        ),
        paragraph(
          'If we look after the lease, you receive the letter with the calculation every year, ready to sign. ',
          linkTo('Read what we do for landlords', pathTable.serviceLetting.en),
          '.',
        ),
      ),
    },
  },
});
