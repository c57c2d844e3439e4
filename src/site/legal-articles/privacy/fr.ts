import type { FixedText } from '#site/articles/fixed-article.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, call, cnpd, isInLuxembourg, mailTo, owner } from '#site/legal-articles/particulars.ts';
import { pathTable } from '#site/paths/path-table.ts';

const authority = linkTo('Autorité de protection des données', 'https://www.autoriteprotectiondonnees.be/');
const street = ', rue de la Presse 35, 1000 Bruxelles';

export const fr = (agency: Agency): FixedText => ({
  title: 'Politique de confidentialité',
  intro:
    'Quelles données nous avons sur vous, pourquoi, pour combien de temps, et ce que vous avez à y dire.',
  body: doc(
    heading(2, 'Qui est responsable'),
    paragraph(
      `${owner(agency, 'fr')}, est responsable du traitement. Vos questions sont les bienvenues à `,
      mailTo(agency),
      ' ou au ',
      call(agency),
      '. La loi ne nous impose pas de délégué à la protection des données ; c’est la direction de l’agence qui vous répond.',
    ),
    heading(2, 'Quand vous visitez le site'),
    paragraph(
      'Tout le site se consulte sans dire qui vous êtes. Si vous remplissez un formulaire, nous conservons ce que vous écrivez, la langue et la page, le chemin qui vous a mené au site et la version de ce texte que vous avez lue, avec les e-mails qui en découlent. L’adresse d’un ami ne sert qu’à ce seul e-mail. La newsletter ne part qu’après votre confirmation par e-mail, et chaque lien pour l’arrêter agit aussitôt. Contre les abus, nous comptons les envois avec un code illisible au lieu de votre adresse IP.',
    ),
    list(
      [
        bold('Journal du serveur.'),
        ' Pour chaque page demandée, nous notons l’heure, le chemin, le résultat et la durée. Ni votre adresse IP ni vos critères de recherche n’y figurent. Comme tout site, le serveur utilise votre adresse IP pour vous répondre ; il ne la conserve pas.',
      ],
      [
        bold('Langue, favoris et votre choix en matière de cookies'),
        ' restent dans votre navigateur : voyez notre ',
        linkTo('politique de cookies', pathTable.cookiePolicy.fr),
        '.',
      ],
      [
        bold('Combien de fois un bien est vu'),
        ' : nous le comptons nous-mêmes, sans cookie, pour le propriétaire (intérêt légitime, article 6.1.f du RGPD). Le serveur reçoit le bien que vous regardez ou ajoutez à vos favoris, la langue et d’où vous venez. Pour vous compter une fois par jour, il tire de votre adresse IP et de votre navigateur un code illisible, avec une clé qui change chaque jour. Après minuit, clé et codes sont effacés ; seuls restent les nombres.',
      ],
      [
        bold('Statistiques et publicité'),
        ' : uniquement avec votre accord (article 6.1.a du RGPD), que vous retirez sous « Réglages des cookies » au bas de chaque page.',
      ],
      [
        bold('Les vidéos et visites virtuelles'),
        ' de tiers ne sont chargées que lorsque vous les lancez, ou si vous les avez acceptées dans les réglages des cookies.',
      ],
    ),
    heading(2, 'Quand vous nous écrivez, nous appelez ou passez nous voir'),
    paragraph(
      'Nous utilisons ce que vous nous confiez : nom, adresse, téléphone, adresse e-mail, ce que vous cherchez ou proposez et, pour une vente ou une location, les pièces du dossier.',
    ),
    list(
      [
        bold('Votre demande, votre visite, votre estimation, votre mandat'),
        ' : préparer ou exécuter un contrat (article 6.1.b du RGPD).',
      ],
      [
        bold('Identification et pièces justificatives'),
        ' : la loi anti-blanchiment, la loi fiscale et notre déontologie l’exigent (article 6.1.c).',
      ],
      [
        bold('Candidats locataires'),
        ' : la preuve que le loyer est supportable, pour que le propriétaire puisse choisir (article 6.1.b et f). Origine, convictions, santé, opinions : nous ne les demandons jamais.',
      ],
      [bold('Plaintes et litiges'), ' : notre intérêt légitime à pouvoir nous défendre (article 6.1.f).'],
      [
        bold('Un témoignage sur ce site'),
        ' : uniquement avec votre consentement, que vous pouvez retirer à tout moment (article 6.1.a).',
      ],
    ),
    paragraph(
      'Rien ne vous oblige à nous donner ces données ; mais sans coordonnées, nous ne pouvons répondre, et sans identification, nous ne pouvons accompagner une vente. Aucune décision n’est automatisée, aucun profil n’est établi. Il arrive que des données nous viennent d’autrui : le propriétaire, le notaire, un registre public.',
    ),
    heading(2, 'Qui d’autre les voit'),
    paragraph(
      `L’autre partie et son notaire, dans la mesure où la vente ou le bail le demande ; ${isInLuxembourg(agency) ? 'les autorités' : 'les autorités et l’IPI'} quand la loi l’impose ; notre assureur et notre avocat en cas de litige ; les entreprises qui hébergent notre messagerie et notre site, liées par un contrat de sous-traitance. Nous ne vendons aucune donnée. Le tableau ci-dessous indique quels services tiers en reçoivent par ce site, et si elles quittent l’Espace économique européen.`,
    ),
    heading(2, 'Combien de temps'),
    list(
      'Ce que vous laissez sur ce site et les e-mails qui en découlent : voyez le tableau ci-dessous.',
      'Une demande par téléphone ou depuis votre messagerie, restée sans suite : un an au plus après le dernier message.',
      'Les pièces des candidats locataires non retenus : trois mois au plus après le choix.',
      'Le dossier d’une vente, d’une location ou d’une estimation, avec les pièces anti-blanchiment : dix ans après sa clôture.',
      'Factures et comptabilité : le délai prévu par la loi fiscale.',
      'Journal du serveur : un mois au plus.',
    ),
    heading(2, 'Vos droits'),
    paragraph(
      'Vous pouvez consulter vos données, les faire corriger ou effacer, en limiter l’usage, les emporter, et vous opposer à un traitement fondé sur notre intérêt. Un consentement se retire ; ce qui s’est fait auparavant reste valable. Un message suffit : réponse dans le mois, sans frais. Nous ne demandons une preuve d’identité qu’en cas de doute.',
    ),
    paragraph(
      'Notre réponse ne vous convient pas ? Vous pouvez introduire une plainte auprès de ',
      ...(isInLuxembourg(agency)
        ? ['la ', cnpd, ', à Belvaux, ou, si vous habitez en Belgique, auprès de l’', authority, `${street}.`]
        : [
            'l’',
            authority,
            `${street}, ou, si vous habitez au Luxembourg, auprès de la `,
            cnpd,
            ', à Belvaux.',
          ]),
    ),
    heading(2, 'Modifications'),
    paragraph(
      'Si notre façon de faire change, ce texte change d’abord. La date en tête de page indique la dernière version.',
    ),
  ),
});
