import type { FixedText } from '#site/articles/fixed-article.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, call, cnpd, isInLuxembourg, mailTo, owner } from '#site/legal-articles/particulars.ts';
import { pathTable } from '#site/paths/path-table.ts';

const authority = linkTo('Gegevensbeschermingsautoriteit', 'https://www.gegevensbeschermingsautoriteit.be/');
const street = ', Drukpersstraat 35, 1000 Brussel';

export const nl = (agency: Agency): FixedText => ({
  title: 'Privacybeleid',
  intro: 'Welke gegevens we van u hebben, waarom, hoelang en wat u daarover te zeggen hebt.',
  body: doc(
    heading(2, 'Wie verantwoordelijk is'),
    paragraph(
      `${owner(agency, 'nl')}, beslist waarvoor en hoe uw gegevens gebruikt worden. Vragen daarover stelt u via `,
      mailTo(agency),
      ' of ',
      call(agency),
      '. Een functionaris voor gegevensbescherming moeten we niet hebben; uw vraag komt bij de leiding van het kantoor terecht.',
    ),
    heading(2, 'Als u de site bezoekt'),
    paragraph(
      'U kunt de hele site bekijken zonder te zeggen wie u bent. Vult u een formulier in, dan bewaren we wat u typt, de taal en de pagina, hoe u op de site kwam en welke versie van deze tekst u las, samen met de mails die eruit volgen. Het adres van een vriend gebruiken we voor die ene mail. De nieuwsbrief krijgt u pas nadat u uw inschrijving per mail bevestigd hebt, en elke link om te stoppen werkt meteen. Tegen misbruik tellen we verzendingen met een onleesbare code in plaats van uw IP-adres.',
    ),
    list(
      [
        bold('Serverlog.'),
        ' Per opgevraagde pagina noteren we het uur, het pad, het resultaat en de duur. Uw IP-adres en uw zoekvragen staan er niet in. Om te antwoorden gebruikt de server uw IP-adres, zoals elke site; we bewaren het niet.',
      ],
      [
        bold('Taal, favorieten en uw keuze over cookies'),
        ' blijven in uw browser. Zie ons ',
        linkTo('cookiebeleid', pathTable.cookiePolicy.nl),
        '.',
      ],
      [
        bold('Hoe vaak een pand bekeken wordt'),
        ' tellen we zelf, zonder cookie, voor de eigenaar (gerechtvaardigd belang, artikel 6.1.f AVG). De server krijgt het pand dat u bekijkt of als favoriet bewaart, de taal, en langs waar u kwam. Om u één keer per dag te tellen, maakt hij van uw IP-adres en browser een onleesbare code, met een sleutel die dagelijks verandert. Na middernacht worden sleutel en codes gewist; alleen de aantallen blijven.',
      ],
      [
        bold('Statistieken en reclame'),
        ': alleen als u daar toestemming voor gaf (artikel 6.1.a AVG). U trekt ze in via ‘Cookie-instellingen’ onderaan elke pagina.',
      ],
      [
        bold('Video’s en virtuele rondleidingen'),
        ' van anderen worden pas geladen als u ze start, of als u daar in de cookie-instellingen mee akkoord ging.',
      ],
    ),
    heading(2, 'Als u ons schrijft, belt of bezoekt'),
    paragraph(
      'Dan gebruiken we wat u ons geeft: naam, adres, telefoonnummer, e-mail, wat u zoekt of aanbiedt en, bij een verkoop of verhuring, wat voor het dossier nodig is.',
    ),
    list(
      [
        bold('Uw vraag, bezoek, schatting of opdracht'),
        ': om een overeenkomst voor te bereiden of uit te voeren (artikel 6.1.b AVG).',
      ],
      [
        bold('Identificatie en bewijsstukken'),
        ': omdat de witwaswet, de belastingwet en onze plichtenleer het eisen (artikel 6.1.c).',
      ],
      [
        bold('Kandidaat-huurders'),
        ': bewijs dat de huur betaalbaar is, zodat de eigenaar kan kiezen (artikel 6.1.b en f). Afkomst, geloof, gezondheid of politieke mening vragen we nooit.',
      ],
      [
        bold('Klachten en geschillen'),
        ': ons gerechtvaardigd belang om ons te kunnen verdedigen (artikel 6.1.f).',
      ],
      [
        bold('Een ervaring op deze site'),
        ': alleen met uw toestemming, die u altijd kunt intrekken (artikel 6.1.a).',
      ],
    ),
    paragraph(
      'U bent tot niets verplicht, maar zonder contactgegevens kunnen we niet antwoorden, en zonder identificatie mogen we geen verkoop begeleiden. We nemen geen geautomatiseerde beslissingen en maken geen profielen. Soms krijgen we gegevens van anderen: van de eigenaar, de notaris of een openbaar register.',
    ),
    heading(2, 'Wie ze nog ziet'),
    paragraph(
      `De andere partij en haar notaris, voor zover de verkoop of verhuring het vraagt; ${isInLuxembourg(agency) ? 'de overheid' : 'de overheid en het BIV'} als de wet het oplegt; onze verzekeraar en advocaat bij een geschil; en de bedrijven die voor ons mail en site hosten, onder een verwerkersovereenkomst. We verkopen geen gegevens. Welke diensten van anderen op deze site gegevens krijgen, en of die de Europese Economische Ruimte verlaten, staat in de tabel onderaan.`,
    ),
    heading(2, 'Hoelang'),
    list(
      'Wat u op deze site achterlaat en de mails die daaruit volgen: zie de tabel onderaan.',
      'Een vraag per telefoon of uit uw eigen mailbox waar niets op volgt: hoogstens een jaar na het laatste bericht.',
      'Stukken van kandidaat-huurders die niet gekozen zijn: hoogstens drie maanden na de keuze.',
      'Dossiers van een verkoop, verhuring of schatting, met de stukken voor de witwaswet: tien jaar na afloop.',
      'Facturen en boekhouding: zolang de belastingwet het vraagt.',
      'Serverlog: hoogstens een maand.',
    ),
    heading(2, 'Uw rechten'),
    paragraph(
      'U mag uw gegevens inkijken, verbeteren, laten wissen, beperken of meenemen, en u verzetten tegen gebruik op grond van ons belang. Een toestemming kunt u intrekken; wat ervoor gebeurde, blijft geldig. Stuur ons een bericht: u krijgt binnen de maand antwoord, gratis. We vragen een bewijs van identiteit alleen als we twijfelen.',
    ),
    paragraph(
      'Niet tevreden? Dan kunt u klacht indienen bij de ',
      ...(isInLuxembourg(agency)
        ? [cnpd, ' in Belvaux, of, als u in België woont, bij de ', authority, `${street}.`]
        : [authority, `${street}, of, als u in Luxemburg woont, bij de `, cnpd, ' in Belvaux.']),
    ),
    heading(2, 'Wijzigingen'),
    paragraph(
      'Verandert er iets aan wat we doen, dan passen we deze tekst vooraf aan. De datum bovenaan zegt wanneer dat het laatst gebeurde.',
    ),
  ),
});
