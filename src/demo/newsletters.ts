import { said } from './said.ts';

/** Went out to all readers. */
export const sentNewsletter = {
  subject: said(
    'Drie huizen met een tuin, en de huur van volgend jaar',
    'Trois maisons avec jardin, et le loyer de l’an prochain',
    'Drei Häuser mit Garten, und die Miete im nächsten Jahr',
    'Three houses with a garden, and next year’s rent',
  ),
  body: said(
    `Dag,

Deze maand kwamen er drie huizen met een tuin bij. U vindt ze onder deze brief, met de prijs en het energielabel.

## Verhuurt u?

Dan mag de huur één keer per jaar mee met de index. We zetten de berekening op een rij, met een voorbeeld en **de drie fouten die we het vaakst zien**.

Tot binnenkort!

Eline Vermeersch`,
    `Bonjour,

Trois maisons avec jardin se sont ajoutées ce mois-ci. Vous les trouverez sous cette lettre, avec leur prix et leur certificat PEB.

## Vous louez un bien ?

Le loyer peut suivre l’indice une fois par an. Nous expliquons le calcul, avec un exemple et **les trois erreurs que nous voyons le plus souvent**.

À bientôt !

Eline Vermeersch`,
    `Guten Tag,

drei Häuser mit Garten sind in diesem Monat dazugekommen. Sie stehen unter diesem Brief, mit Preis und Energieausweis.

## Vermieten Sie?

Einmal im Jahr darf die Miete dem Index folgen. Wir zeigen die Rechnung an einem Beispiel und nennen **die drei Fehler, die wir am häufigsten sehen**.

Bis bald!

Eline Vermeersch`,
    `Hello,

Three houses with a garden were added this month. You will find them below this letter, with their price and energy label.

## Do you let a home?

Once a year the rent may follow the index. We set out the sum, with an example and **the three mistakes we see most often**.

Until soon!

Eline Vermeersch`,
  ),
};

/** Begun in Dutch only. */
export const draftNewsletter = {
  subject: { nl: 'Op bezoek: wat u in een halfuur kunt zien' },
  body: {
    nl: `Dag,

Een eerste bezoek duurt niet lang. Stijn schreef op waar hij zelf naar kijkt, van de dakgoot tot de meterkast.`,
  },
};
