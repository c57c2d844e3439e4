import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import { doc, heading, linkTo, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';
import { type Agency, isInLuxembourg, owner } from './particulars.ts';

/** The mediator for complaints about an agent of Luxembourg, which has no institute for them. */
const mediator = 'https://www.mediateurconsommation.lu/';

export function disclaimer(agency: Agency): ArticleTexts {
  const isLuxembourg = isInLuxembourg(agency);
  return {
    nl: {
      title: 'Disclaimer',
      intro: 'Wat u van de informatie op deze site mag verwachten, en waar ze ophoudt.',
      body: doc(
        heading(2, 'Van wie deze site is'),
        paragraph(
          `Deze site is van ${owner(agency, 'nl')}. De erkenning, de toezichthouder, de verzekering en de plichtenleer staan onderaan elke pagina; het nummer van elke makelaar staat bij zijn naam.`,
        ),
        heading(2, 'De panden'),
        paragraph(
          'Beschrijvingen, plannen en oppervlakten stellen we met zorg op, op basis van wat de eigenaar en de overheid ons bezorgen. Maten op een plan zijn indicatief en foto’s zijn een momentopname. Een pand op deze site is een uitnodiging om te komen kijken, geen bindend aanbod: een koop of huur komt pas tot stand met een overeenkomst tussen u en de eigenaar. Ziet u een fout, meld ze ons; we verbeteren ze.',
        ),
        heading(2, 'Artikels en berekeningen'),
        paragraph(
          'Wat we schrijven over belasting, huur of energie is algemene uitleg, bijgewerkt op de datum die erbij staat. Wetten veranderen en elke situatie is anders. Vraag voor uw eigen geval advies aan een notaris, een boekhouder of de bevoegde overheid.',
        ),
        heading(2, 'Links'),
        paragraph('Sommige links leiden naar sites van anderen. Wat daar staat, hebben wij niet in de hand.'),
        heading(2, 'Teksten en beelden'),
        paragraph(
          'De teksten, foto’s en plannen zijn van ons of van wie ze voor ons maakte. Een link delen mag altijd; overnemen mag na onze toestemming.',
        ),
        heading(2, 'Recht en klachten'),
        paragraph(
          `Op deze site is ${isLuxembourg ? 'Luxemburgs' : 'Belgisch'} recht van toepassing, zonder afbreuk te doen aan de bescherming die u als consument in uw eigen land geniet. Bent u niet tevreden, `,
          linkTo('laat het ons weten', pathTable.contact.nl),
          '. Een klacht over een makelaar kunt u ook indienen bij ',
          ...(isLuxembourg
            ? ['de ', linkTo('consumentenbemiddelaar', mediator)]
            : ['het ', linkTo('BIV', 'https://www.biv.be/')]),
          '.',
        ),
      ),
    },
    fr: {
      title: 'Mentions légales',
      intro: 'Ce que vous pouvez attendre des informations de ce site, et où elles s’arrêtent.',
      body: doc(
        heading(2, 'À qui appartient ce site'),
        paragraph(
          `Ce site est celui de ${owner(agency, 'fr')}. L’agrément, l’autorité de contrôle, l’assurance et la déontologie figurent au bas de chaque page ; le numéro de chaque agent figure à côté de son nom.`,
        ),
        heading(2, 'Les biens'),
        paragraph(
          'Descriptions, plans et surfaces sont établis avec soin, d’après ce que nous transmettent le propriétaire et les administrations. Les cotes d’un plan sont indicatives et une photo n’est que l’image d’un moment. Un bien présenté ici est une invitation à le visiter et non une offre ferme : une vente ou un bail ne naît que d’un accord entre le propriétaire et vous. Vous voyez une erreur ? Signalez-la, nous la corrigerons.',
        ),
        heading(2, 'Articles et calculs'),
        paragraph(
          'Ce que nous écrivons sur les droits, les loyers ou l’énergie est une explication générale, à jour à la date indiquée. Les lois changent et chaque situation est particulière. Pour la vôtre, consultez un notaire, un comptable ou l’administration compétente.',
        ),
        heading(2, 'Liens'),
        paragraph('Certains liens mènent à des sites tiers, sur le contenu desquels nous n’avons pas prise.'),
        heading(2, 'Textes et images'),
        paragraph(
          'Les textes, photos et plans nous appartiennent ou appartiennent à leurs auteurs. Partager un lien est toujours permis ; reproduire, seulement avec notre accord.',
        ),
        heading(2, 'Droit applicable et plaintes'),
        paragraph(
          `Le droit ${isLuxembourg ? 'luxembourgeois' : 'belge'} s’applique à ce site, sans priver le consommateur de la protection que lui offre la loi de son pays. Si quelque chose ne va pas, `,
          linkTo('dites-le-nous', pathTable.contact.fr),
          '. Une plainte contre un agent peut aussi être adressée ',
          ...(isLuxembourg
            ? ['au ', linkTo('Médiateur de la consommation', mediator)]
            : ['à l’', linkTo('IPI', 'https://www.ipi.be/')]),
          '.',
        ),
      ),
    },
    de: {
      title: 'Haftungsausschluss',
      intro: 'Was Sie von den Angaben auf dieser Website erwarten dürfen und wo sie enden.',
      body: doc(
        heading(2, 'Wem diese Website gehört'),
        paragraph(
          `Diese Website gehört: ${owner(agency, 'de')}. Zulassung, Aufsichtsbehörde, Versicherung und Standesregeln stehen am Fuß jeder Seite; die Nummer jedes Maklers steht bei seinem Namen.`,
        ),
        heading(2, 'Die Objekte'),
        paragraph(
          'Beschreibungen, Grundrisse und Flächen stellen wir sorgfältig zusammen, nach den Angaben der Eigentümer und der Behörden. Maße auf einem Grundriss sind Richtwerte, ein Foto zeigt einen Augenblick. Ein Objekt auf dieser Website lädt zur Besichtigung ein und ist kein bindendes Angebot: Kauf oder Miete entstehen erst durch einen Vertrag zwischen Ihnen und dem Eigentümer. Wenn Sie einen Fehler entdecken, sagen Sie es uns; wir berichtigen ihn.',
        ),
        heading(2, 'Artikel und Berechnungen'),
        paragraph(
          'Was wir über Steuern, Mieten oder Energie schreiben, ist eine allgemeine Erklärung, die dem Stand des angegebenen Tages entspricht. Gesetze ändern sich, und jeder Fall liegt anders. Lassen Sie sich für Ihren eigenen von einem Notar, einem Buchhalter oder der zuständigen Behörde beraten.',
        ),
        heading(2, 'Links'),
        paragraph('Manche Links führen zu Websites anderer. Auf deren Inhalt haben wir keinen Einfluss.'),
        heading(2, 'Texte und Bilder'),
        paragraph(
          'Texte, Fotos und Grundrisse gehören uns oder denen, die sie für uns gemacht haben. Einen Link dürfen Sie immer teilen, übernehmen nur mit unserer Zustimmung.',
        ),
        heading(2, 'Recht und Beschwerden'),
        paragraph(
          `Es gilt ${isLuxembourg ? 'luxemburgisches' : 'belgisches'} Recht, unbeschadet des Schutzes, den Sie als Verbraucher in Ihrem Land genießen. Sind Sie nicht zufrieden, `,
          linkTo('lassen Sie es uns wissen', pathTable.contact.de),
          '. Eine Beschwerde über einen Makler nimmt auch ',
          ...(isLuxembourg
            ? ['der ', linkTo('Verbrauchermediator', mediator)]
            : ['das ', linkTo('IPI', 'https://www.ipi.be/')]),
          ' entgegen.',
        ),
      ),
    },
    en: {
      title: 'Disclaimer',
      intro: 'What you may expect of the information on this site, and where it ends.',
      body: doc(
        heading(2, 'Whose site this is'),
        paragraph(
          `This site belongs to ${owner(agency, 'en')}. The registration, the supervisory authority, the insurance and the code of conduct are at the foot of every page; each agent’s own number is beside their name.`,
        ),
        heading(2, 'The properties'),
        paragraph(
          'We draw up descriptions, plans and areas with care, from what owners and authorities give us. Dimensions on a plan are a guide, and a photograph shows one moment. A property on this site is an invitation to come and look, not a binding offer: a sale or a lease only comes about by an agreement between you and the owner. If you see a mistake, tell us and we will correct it.',
        ),
        heading(2, 'Articles and calculations'),
        paragraph(
          'What we write about tax, rent or energy is a general explanation, up to date on the day shown with it. Laws change and no two cases are alike. About your own, ask a notary, an accountant or the authority concerned.',
        ),
        heading(2, 'Links'),
        paragraph('Some links lead to the sites of others. We have no say in what is there.'),
        heading(2, 'Texts and pictures'),
        paragraph(
          'The texts, photographs and plans belong to us or to those who made them for us. You may always share a link; to copy, please ask.',
        ),
        heading(2, 'Law and complaints'),
        paragraph(
          `${isLuxembourg ? 'Luxembourg' : 'Belgian'} law applies to this site, without taking away the protection that you have as a consumer in your own country. If you are not satisfied, `,
          linkTo('let us know', pathTable.contact.en),
          '. A complaint about an agent can also go to the ',
          isLuxembourg ? linkTo('consumer mediator', mediator) : linkTo('BIV', 'https://www.biv.be/'),
          '.',
        ),
      ),
    },
  };
}
