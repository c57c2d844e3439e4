import type { z } from 'zod';
import { doc, paragraph } from '#site/articles/rich-text.ts';
import type { moduleSchema } from '#site/pages/module-schema.ts';
import type { pageSchema } from '#site/pages/page-schema.ts';
import { type Said, said } from './said.ts';

type WrittenModule = z.input<typeof moduleSchema>;

/** A page of the agency's own below that of the projects, for buyers of a new-build property. */
export function buyingNewBuildPage(pictureIds: { choices: string }): z.input<typeof pageSchema> {
  return {
    id: 20,
    parentId: 4,
    name: 'buyingNewBuild',
    inMenu: false,
    path: {
      nl: 'nieuwbouw-kopen',
      fr: 'acheter-du-neuf',
      de: 'neubau-kaufen',
      en: 'buying-new-build',
    },
    title: said('Nieuwbouw kopen', 'Acheter du neuf', 'Neubau kaufen', 'Buying new build'),
    modules: [
      {
        type: 'article',
        view: 'text',
        position: 0,
        relation: { type: 'article', id: 'buyingNewBuild' },
      },
      ...costs.map((each, index) => ({ ...each, position: 1 + index })),
      {
        type: 'textWithPicture',
        view: 'pictureRight',
        position: 4,
        titleSize: 'middle',
        background: { type: 'color', color: 'tint' },
        pictureId: pictureIds.choices,
        title: said(
          'Kiezen terwijl het nog kan',
          'Choisir tant qu’il est temps',
          'Wählen, solange es geht',
          'Choosing while you still can',
        ),
        text: text(
          said(
            'Keuken, badkamer, vloeren, een stopcontact meer: hoe vroeger u kiest, hoe minder het kost. Wij gaan mee naar de toonzalen en houden bij wat binnen het budget van het lastenboek valt en wat niet.',
            'Cuisine, salle de bains, sols, une prise de plus : plus vous choisissez tôt, moins cela coûte. Nous vous accompagnons dans les salles d’exposition et notons ce qui entre dans le budget du cahier des charges et ce qui en sort.',
            'Küche, Bad, Böden, eine Steckdose mehr: Je früher Sie wählen, desto weniger kostet es. Wir begleiten Sie in die Ausstellungen und halten fest, was im Budget der Baubeschreibung liegt und was nicht.',
            'Kitchen, bathroom, floors, one more socket: the sooner you choose, the less it costs. We come along to the showrooms and keep track of what fits the budget of the specifications and what does not.',
          ),
        ),
        link: {
          page: 'contact',
          label: said(
            'Maak een afspraak',
            'Prendre rendez-vous',
            'Termin vereinbaren',
            'Make an appointment',
          ),
        },
      },
      {
        type: 'projectList',
        view: 'recent',
        position: 5,
        itemsPerRow: 2,
        maxItems: 2,
        title: said('Nu in verkoop', 'Actuellement en vente', 'Jetzt im Verkauf', 'For sale now'),
      },
    ],
  };
}

/** Belgian taxes on a new property. */
const costs: Omit<WrittenModule & { type: 'textWithPicture' }, 'position'>[] = [
  cost(
    said('21 % btw', '21 % de TVA', '21 % Mehrwertsteuer', '21% VAT'),
    said(
      'In België betaalt u op een nieuwe woning btw in plaats van registratierechten. Koopt u de grond bij dezelfde verkoper, dan geldt de btw ook daarvoor; anders betaalt u er registratierechten op.',
      'En Belgique, vous payez sur un logement neuf la TVA au lieu des droits d’enregistrement. Si le même vendeur vous cède le terrain, la TVA s’y applique aussi ; sinon, le terrain est soumis aux droits d’enregistrement.',
      'In Belgien zahlen Sie auf eine neue Wohnung Mehrwertsteuer statt Registrierungsgebühren. Kaufen Sie das Grundstück vom selben Verkäufer, gilt sie auch dafür; sonst fallen darauf Registrierungsgebühren an.',
      'In Belgium you pay VAT on a new home instead of registration duty. If the same seller sells you the land, VAT applies to that as well; if not, you pay registration duty on it.',
    ),
  ),
  cost(
    said('6 % na afbraak', '6 % après démolition', '6 % nach Abriss', '6% after demolition'),
    said(
      'Wordt er gesloopt en herbouwd, dan kan 6 % gelden: voor uw enige eigen woning van hoogstens 175 m² bewoonbare oppervlakte, als u er minstens vijf jaar blijft wonen. U doet de aangifte vooraf.',
      'Après démolition et reconstruction, 6 % sont possibles : pour votre seule habitation, de 175 m² habitables au plus, où vous restez au moins cinq ans. La déclaration se fait au préalable.',
      'Wird abgerissen und neu gebaut, sind 6 % möglich: für Ihre einzige, selbst bewohnte Wohnung mit höchstens 175 m² Wohnfläche, in der Sie mindestens fünf Jahre bleiben. Die Erklärung erfolgt vorab.',
      'Where a building is demolished and rebuilt, 6% may apply: to your sole home of 175 m² at most, if you live there for at least five years. You declare it beforehand.',
    ),
  ),
  cost(
    said('Wat erbij komt', 'Ce qui s’ajoute', 'Was hinzukommt', 'What comes on top'),
    said(
      'De notaris, de aansluitingen op water, stroom en riool en, bij een appartement, uw deel van de basisakte. Wij zetten alles in één optelsom, vóór u een bod doet.',
      'Le notaire, les raccordements à l’eau, à l’électricité et à l’égout et, pour un appartement, votre part de l’acte de base. Nous additionnons le tout avant que vous fassiez une offre.',
      'Der Notar, die Anschlüsse an Wasser, Strom und Kanal und bei einer Wohnung Ihr Anteil an der Teilungsurkunde. Wir rechnen alles zusammen, bevor Sie ein Kaufangebot machen.',
      'The notary, the connections to water, electricity and sewer and, for an apartment, your share of the deed of co-ownership. We add it all up before you make an offer.',
    ),
  ),
];

function cost(title: Said, sentences: Said): (typeof costs)[number] {
  return {
    type: 'textWithPicture',
    view: 'pictureLeft',
    columns: 4,
    titleSize: 'small',
    title,
    text: text(sentences),
  };
}

/** The link to that page, below the list of projects. */
export function wayToBuyingNewBuild(pictureIds: { plan: string }): WrittenModule {
  return {
    type: 'textWithPicture',
    view: 'pictureLeft',
    position: 0,
    titleSize: 'middle',
    pictureId: pictureIds.plan,
    title: said(
      'Voor het eerst op plan kopen?',
      'Un premier achat sur plan ?',
      'Zum ersten Mal ab Plan kaufen?',
      'Buying off plan for the first time?',
    ),
    text: text(
      said(
        'Welke btw u betaalt, wat de wet-Breyne voor u regelt en wanneer u wat betaalt: het staat op één pagina.',
        'Quelle TVA vous payez, ce que la loi Breyne règle pour vous et quand vous payez quoi : tout tient en une page.',
        'Welche Mehrwertsteuer Sie zahlen, was das Breyne-Gesetz für Sie regelt und wann Sie was zahlen: Es steht auf einer Seite.',
        'Which VAT you pay, what the Breyne Act does for you and when you pay what: it fits on one page.',
      ),
    ),
    link: { ownPage: 'buyingNewBuild' },
  };
}

function text(sentences: Said) {
  return {
    nl: doc(paragraph(sentences.nl)),
    fr: doc(paragraph(sentences.fr)),
    de: doc(paragraph(sentences.de)),
    en: doc(paragraph(sentences.en)),
  };
}
