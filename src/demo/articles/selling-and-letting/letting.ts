import { fixedArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, numbered, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const letting = fixedArticle(
  { category: 'service', key: 'serviceLetting', sort: 2 },
  {
    publishedOn: '2026-01-12',
    pictureFile: 'interior-living-room-fireplace.jpg',
    texts: {
      nl: {
        title: 'Verhuren',
        intro:
          'Van huurprijs tot plaatsbeschrijving: wij kiezen zorgvuldig, zetten alles op papier en volgen het contract op zolang het loopt.',
        body: doc(
          paragraph(
            'Een goede verhuring merkt u aan wat er niet gebeurt: geen leegstand, geen discussie over een vlek, geen brief die drie jaar te laat vertrekt. Dat is vooral een kwestie van orde, en orde is ons werk.',
          ),
          heading(2, 'Zo verloopt het'),
          numbered(
            [
              bold('Huurprijs bepalen.'),
              ' We vergelijken met wat in dezelfde straten echt verhuurd werd, niet met wat gevraagd werd.',
            ],
            [
              bold('In orde brengen.'),
              ' Geldig energiecertificaat, rookmelders, keuring: we kijken na wat ontbreekt.',
            ],
            [
              bold('Adverteren.'),
              ' Met de huurprijs én de kosten, zoals het hoort, en met het energielabel.',
            ],
            [
              bold('Kandidaten kiezen.'),
              ' Voor iedereen dezelfde vragen: is de huur betaalbaar, en past de woning? Afkomst, geloof of gezondheid spelen geen rol en vragen we niet.',
            ],
            [
              bold('Contract en plaatsbeschrijving.'),
              ' Geschreven huurcontract volgens de regels van het gewest, plaatsbeschrijving met foto’s, registratie.',
            ],
            [
              bold('Opvolgen.'),
              ' Jaarlijkse indexering met berekening, verzekering, onderhoud van de ketel, einddatums.',
            ],
          ),
          heading(2, 'De waarborg, gewest per gewest'),
          list(
            'Vlaanderen: hoogstens drie maanden huur.',
            'Brussel: hoogstens twee maanden, sinds 1 november 2024 in welke vorm ook.',
            'Wallonië: hoogstens twee maanden, sinds 1 juni 2023 in welke vorm ook.',
            'Luxemburg: hoogstens twee maanden, sinds 1 augustus 2024.',
          ),
          paragraph(
            'In België staat het geld in de regel op een geblokkeerde rekening op naam van de huurder, niet bij de eigenaar en niet bij ons. Op het einde beslissen beiden samen over de vrijgave.',
          ),
          heading(2, 'Wat het kost, en wie betaalt'),
          paragraph(
            'In België betaalt de eigenaar ons: één keer voor het vinden van een huurder, en een percentage van de huur als we de woning ook beheren. Een huurder die ons niets gevraagd heeft, rekenen we niets aan. In Luxemburg verdelen eigenaar en huurder de kosten van een nieuwe woninghuur sinds 1 augustus 2024 in gelijke helften.',
          ),
          heading(2, 'Voor huurders'),
          paragraph(
            'Wij werken voor de eigenaar, maar u krijgt van ons altijd een antwoord, ook als het een neen is. Gaat er iets stuk, dan hebt u één nummer. ',
            linkTo('Bekijk wat er te huur is', pathTable.forRent.nl),
            '.',
          ),
        ),
      },
      fr: {
        title: 'Mettre en location',
        intro:
          'Du loyer à l’état des lieux : nous choisissons avec soin, mettons tout par écrit et suivons le bail aussi longtemps qu’il court.',
        body: doc(
          paragraph(
            'Une bonne location se reconnaît à ce qui n’arrive pas : pas de vide locatif, pas de dispute pour une tache, pas de lettre envoyée trois ans trop tard. C’est affaire d’ordre, et l’ordre est notre métier.',
          ),
          heading(2, 'Comment cela se passe'),
          numbered(
            [
              bold('Fixer le loyer.'),
              ' Nous comparons avec ce qui s’est réellement loué dans les mêmes rues, et non avec ce qui s’y demandait.',
            ],
            [
              bold('Mettre en ordre.'),
              ' Certificat PEB valable avant la mise en publicité, détecteurs de fumée, contrôles, permis de location s’il en faut un.',
            ],
            [bold('Publier.'), ' Avec le loyer, les charges et la classe énergétique, comme la loi le veut.'],
            [
              bold('Choisir.'),
              ' Les mêmes questions pour tous : le loyer est-il supportable, le logement convient-il ? L’origine, les convictions et la santé n’entrent pas en compte, et nous ne les demandons pas.',
            ],
            [
              bold('Bail et état des lieux.'),
              ' Un bail écrit selon les règles de la Région, un état des lieux avec photos, l’enregistrement.',
            ],
            [
              bold('Suivre.'),
              ' Indexation annuelle avec son calcul, assurance, entretien de la chaudière, échéances.',
            ],
          ),
          heading(2, 'La garantie, Région par Région'),
          list(
            'Wallonie : deux mois au plus, quelle qu’en soit la forme, depuis le 1er juin 2023.',
            'Bruxelles : deux mois au plus, quelle qu’en soit la forme, depuis le 1er novembre 2024.',
            'Flandre : trois mois au plus.',
            'Luxembourg : deux mois au plus, depuis le 1er août 2024.',
          ),
          paragraph(
            'En Belgique, l’argent dort en principe sur un compte bloqué au nom du locataire, ni chez le propriétaire ni chez nous. À la fin du bail, il se libère d’un commun accord.',
          ),
          heading(2, 'Ce que cela coûte, et à qui'),
          paragraph(
            'En Belgique, c’est le propriétaire qui nous paie : une fois pour trouver le locataire, puis un pourcentage du loyer si nous gérons aussi le bien. Le locataire qui ne nous a rien demandé ne nous doit rien. Au Luxembourg, depuis le 1er août 2024, les frais d’agence d’un bail d’habitation se partagent par moitié entre bailleur et locataire.',
          ),
          heading(2, 'Si vous êtes locataire'),
          paragraph(
            'Nous travaillons pour le propriétaire, mais vous recevez toujours une réponse, même négative. Et si quelque chose tombe en panne, vous avez un seul numéro à former. ',
            linkTo('Voyez ce qui est à louer', pathTable.forRent.fr),
            '.',
          ),
        ),
      },
      de: {
        title: 'Vermieten',
        intro:
          'Vom Mietpreis bis zum Übergabeprotokoll: Wir wählen sorgfältig aus, halten alles schriftlich fest und begleiten den Vertrag, solange er läuft.',
        body: doc(
          paragraph(
            'Eine gute Vermietung erkennt man an dem, was nicht passiert: kein Leerstand, kein Streit um einen Fleck, kein Brief, der drei Jahre zu spät abgeht. Das ist vor allem eine Frage der Ordnung, und Ordnung ist unser Beruf.',
          ),
          heading(2, 'So läuft es ab'),
          numbered(
            [
              bold('Miete festlegen.'),
              ' Wir vergleichen mit dem, was in denselben Straßen wirklich vermietet wurde, nicht mit dem, was verlangt wurde.',
            ],
            [
              bold('In Ordnung bringen.'),
              ' Gültiger PEB-Ausweis vor der ersten Anzeige, Rauchmelder, Prüfungen, Mietgenehmigung, wo sie nötig ist.',
            ],
            [bold('Anbieten.'), ' Mit Miete, Nebenkosten und Energieklasse, wie es vorgeschrieben ist.'],
            [
              bold('Auswählen.'),
              ' Dieselben Fragen für alle: Ist die Miete tragbar, und passt die Wohnung? Herkunft, Glaube und Gesundheit spielen keine Rolle, danach fragen wir nicht.',
            ],
            [
              bold('Vertrag und Protokoll.'),
              ' Schriftlicher Mietvertrag nach den Regeln der Region, Übergabeprotokoll mit Fotos, Registrierung.',
            ],
            [
              bold('Begleiten.'),
              ' Jährliche Indexierung samt Berechnung, Versicherung, Wartung der Heizung, Fristen.',
            ],
          ),
          heading(2, 'Die Mietkaution, Region für Region'),
          list(
            'Wallonie mit Ostbelgien: höchstens zwei Monatsmieten, seit dem 1. Juni 2023 in jeder Form.',
            'Flandern: höchstens drei Monatsmieten.',
            'Brüssel: höchstens zwei, seit dem 1. November 2024 in jeder Form.',
            'Luxemburg: höchstens zwei, seit dem 1. August 2024.',
          ),
          paragraph(
            'In Belgien liegt das Geld in der Regel auf einem Sperrkonto auf den Namen des Mieters, nicht beim Eigentümer und nicht bei uns. Am Ende geben beide es gemeinsam frei.',
          ),
          heading(2, 'Was es kostet und wer bezahlt'),
          paragraph(
            'In Belgien bezahlt uns der Eigentümer: einmal für die Suche nach einem Mieter und, wenn wir die Wohnung auch verwalten, einen Prozentsatz der Miete. Ein Mieter, der uns nicht beauftragt hat, zahlt uns nichts. In Luxemburg teilen sich Vermieter und Mieter das Maklerhonorar für einen Wohnungsmietvertrag seit dem 1. August 2024 je zur Hälfte.',
          ),
          heading(2, 'Wenn Sie mieten möchten'),
          paragraph(
            'Wir arbeiten für den Eigentümer, doch Sie bekommen von uns immer eine Antwort, auch wenn es ein Nein ist. Und wenn einmal etwas kaputtgeht, genügt eine einzige Telefonnummer. ',
            linkTo('Was zurzeit zu vermieten ist', pathTable.forRent.de),
            '.',
          ),
        ),
      },
      en: {
        title: 'Letting',
        intro:
          'From the rent to the inventory: we choose with care, put everything in writing and look after the lease for as long as it runs.',
        body: doc(
          paragraph(
            'You know a good letting by what does not happen: no empty months, no quarrel about a stain, no letter that leaves three years late. Most of it is a matter of order, and order is what we do. If you live abroad, we are your hands and eyes on the spot.',
          ),
          heading(2, 'How it goes'),
          numbered(
            [
              bold('Setting the rent.'),
              ' We compare with what was really let in the same streets, not with what was asked.',
            ],
            [
              bold('Putting things in order.'),
              ' A valid energy certificate, smoke detectors, inspections: we check what is missing.',
            ],
            [bold('Advertising.'), ' With the rent, the charges and the energy label, as the law demands.'],
            [
              bold('Choosing a tenant.'),
              ' The same questions for everyone: is the rent affordable, and does the home suit? Origin, belief and health play no part, and we do not ask about them.',
            ],
            [
              bold('Lease and inventory.'),
              ' A written lease under the rules of the region, an inventory with photographs, registration.',
            ],
            [
              bold('Looking after it.'),
              ' Yearly indexation with the calculation, insurance, boiler service, end dates.',
            ],
          ),
          heading(2, 'The deposit, region by region'),
          list(
            'Flanders: at most three months’ rent.',
            'Brussels: at most two months, in whatever form, since 1 November 2024.',
            'Wallonia: at most two months, in whatever form, since 1 June 2023.',
            'Luxembourg: at most two months, since 1 August 2024.',
          ),
          paragraph(
            'In Belgium the money is normally held in a blocked account in the tenant’s name, not with the owner and not with us. At the end, owner and tenant release it together.',
          ),
          heading(2, 'What it costs, and who pays'),
          paragraph(
            'In Belgium the owner pays us: once for finding a tenant, and a percentage of the rent if we manage the home too. A tenant who has not engaged us owes us nothing. In Luxembourg landlord and tenant have shared the agency’s costs of a new residential lease equally since 1 August 2024.',
          ),
          heading(2, 'If you want to rent'),
          paragraph(
            'We work for the owner, but you always get an answer from us, even when it is no. And when something breaks, there is one number to ring. ',
            linkTo('See what there is to rent', pathTable.forRent.en),
            '.',
          ),
        ),
      },
    },
  },
);
