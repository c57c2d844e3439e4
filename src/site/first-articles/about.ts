import { beforeName } from '#domain/text/french-article.ts';
import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import { doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, isInLuxembourg } from '#site/legal-articles/particulars.ts';
import { pathTable } from '#site/paths/path-table.ts';

export function about(agency: Agency): ArticleTexts {
  const { name } = agency;
  const known = knownOf(agency);
  return {
    nl: {
      title: `Over ${name}`,
      intro: `${name} verkoopt, verhuurt en schat woningen. Wie we zijn, hoe we werken en waar u ons vindt.`,
      body: doc(
        heading(2, 'Hoe we werken'),
        list(
          'We bekijken een woning ter plaatse voor we er een prijs op zetten.',
          'Voor elk pand verzamelen we de attesten en inlichtingen die de wet vraagt, en tonen we ze op deze site.',
          'Wat aan een woning scheelt, zeggen we vóór het bod, niet erna.',
          'U weet altijd wie uw dossier opvolgt.',
        ),
        heading(2, 'Wat u over ons moet weten'),
        paragraph(
          ...(known.registered
            ? [
                'Onze makelaars zijn erkend door het Beroepsinstituut van Vastgoedmakelaars (BIV) en volgen zijn plichtenleer. ',
              ]
            : []),
          ...(known.permitted
            ? ['We hebben een vestigingsvergunning van het Luxemburgse ministerie van Economie. ']
            : []),
          ...(known.account ? ['Geld van klanten staat op een derdenrekening. '] : []),
          known.insured
            ? 'Onze gegevens, met nummers en verzekering, staan onderaan elke pagina. '
            : 'Onze gegevens en nummers staan onderaan elke pagina. ',
          'Bent u niet tevreden, zeg het ons dan: ',
          linkTo('ons nummer en onze adressen vindt u hier', pathTable.contact.nl),
          '.',
        ),
      ),
    },
    fr: {
      title: `À propos ${beforeName('de', name)}`,
      intro: `${name} vend, loue et estime des logements. Qui nous sommes, comment nous travaillons et où nous trouver.`,
      body: doc(
        heading(2, 'Notre façon de travailler'),
        list(
          'Nous voyons un logement sur place avant de lui donner un prix.',
          'Pour chaque bien, nous rassemblons les certificats et renseignements que la loi demande, et nous les montrons sur ce site.',
          'Les défauts d’un logement, nous les signalons avant l’offre, pas après.',
          'Vous savez toujours qui suit votre dossier.',
        ),
        heading(2, 'Ce qu’il faut savoir de nous'),
        paragraph(
          ...(known.registered
            ? [
                'Nos agents sont agréés par l’Institut professionnel des agents immobiliers (IPI) et soumis à sa déontologie. ',
              ]
            : []),
          ...(known.permitted
            ? ['Nous disposons d’une autorisation d’établissement du ministère de l’Économie. ']
            : []),
          ...(known.account ? ['L’argent des clients est déposé sur un compte de tiers. '] : []),
          known.insured
            ? 'Nos coordonnées, avec numéros et assurance, figurent au bas de chaque page. '
            : 'Nos coordonnées et nos numéros figurent au bas de chaque page. ',
          'Quelque chose ne va pas ? Dites-le-nous : ',
          linkTo('notre numéro et nos adresses sont ici', pathTable.contact.fr),
          '.',
        ),
      ),
    },
    de: {
      title: `Über ${name}`,
      intro: `${name} verkauft, vermietet und bewertet Wohnungen und Häuser. Wer wir sind, wie wir arbeiten und wo Sie uns finden.`,
      body: doc(
        heading(2, 'Wie wir arbeiten'),
        list(
          'Wir sehen uns ein Haus vor Ort an, bevor wir einen Preis nennen.',
          'Für jedes Objekt tragen wir die Ausweise und Auskünfte zusammen, die das Gesetz verlangt, und zeigen sie auf dieser Website.',
          'Welche Mängel ein Haus hat, sagen wir vor dem Kaufangebot, nicht danach.',
          'Sie wissen immer, wer Ihr Ansprechpartner ist.',
        ),
        heading(2, 'Was Sie über uns wissen sollten'),
        paragraph(
          ...(known.registered
            ? [
                'Unsere Makler sind vom Berufsinstitut für Immobilienmakler (IPI) anerkannt und an dessen Standesregeln gebunden. ',
              ]
            : []),
          ...(known.permitted
            ? ['Wir haben eine Niederlassungsgenehmigung des luxemburgischen Wirtschaftsministeriums. ']
            : []),
          ...(known.account ? ['Kundengelder liegen auf einem Treuhandkonto. '] : []),
          known.insured
            ? 'Unsere Angaben, mit Nummern und Versicherung, stehen am Fuß jeder Seite. '
            : 'Unsere Angaben und Nummern stehen am Fuß jeder Seite. ',
          'Sind Sie nicht zufrieden, sagen Sie es uns: ',
          linkTo('Telefon und Adressen finden Sie hier', pathTable.contact.de),
          '.',
        ),
      ),
    },
    en: {
      title: `About ${name}`,
      intro: `${name} sells, lets and values homes. Who we are, how we work and where to find us.`,
      body: doc(
        heading(2, 'How we work'),
        list(
          'We visit a home before we put a price on it.',
          'For each property we gather the certificates and information that the law requires, and show them on this site.',
          'We name a home’s defects before the offer, not after.',
          'You always know who looks after your file.',
        ),
        heading(2, 'What you should know about us'),
        paragraph(
          ...(known.registered
            ? [
                'Our agents are registered with the Professional Institute of Estate Agents (BIV/IPI) and follow its code of conduct. ',
              ]
            : []),
          ...(known.permitted
            ? ['We hold a business permit of the Luxembourg Ministry of the Economy. ']
            : []),
          ...(known.account ? ['Clients’ money is kept in a client account. '] : []),
          known.insured
            ? 'Our details, with numbers and insurance, are at the foot of every page. '
            : 'Our details and numbers are at the foot of every page. ',
          'If something is wrong, tell us: ',
          linkTo('our number and addresses are here', pathTable.contact.en),
          '.',
        ),
      ),
    },
  };
}

/** What may be said of the agency only if its particulars say so. */
function knownOf(agency: Agency) {
  const { registrationNumber, thirdPartyAccount, insurer } = agency;
  const isBelgian = !isInLuxembourg(agency);
  const hasNumber = registrationNumber.trim() !== '';
  return {
    registered: isBelgian && hasNumber,
    permitted: !isBelgian && hasNumber,
    account: thirdPartyAccount.trim() !== '',
    insured: Object.values(insurer).some((text) => text?.trim()),
  };
}
