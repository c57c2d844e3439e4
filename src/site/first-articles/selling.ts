import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import { bold, doc, numbered } from '#site/articles/rich-text.ts';
import { type Agency, isInLuxembourg } from '#site/legal-articles/particulars.ts';

/** The page itself adds the tariff, the way to a valuation and whom to ask. */
export function selling(agency: Agency): ArticleTexts {
  const isLuxembourg = isInLuxembourg(agency);
  return {
    nl: {
      title: 'Verkopen',
      intro: 'Hoe we uw woning verkopen, van de eerste kennismaking tot de akte, en wat u daarbij beslist.',
      body: doc(
        numbered(
          [
            bold('Kennismaken en schatten.'),
            ' Een makelaar komt langs, kijkt en luistert. Daarna krijgt u een schatting op papier, met de onderbouwing erbij.',
          ],
          [
            bold('Opdracht.'),
            ' U leest vooraf wat we doen, hoelang, voor welk ereloon en hoe u de opdracht opzegt.',
          ],
          [
            bold('Het dossier.'),
            isLuxembourg
              ? ' We verzamelen wat een koper moet weten: energiepas, kadastergegevens, vergunningen en, voor een appartement, de stukken van de mede-eigendom.'
              : ' We vragen op wat het gewest verlangt: energiecertificaat, elektrische keuring, bodem, stedenbouw en, in Vlaanderen, het overstromingsrapport en voor een gebouw van vóór 2001 het asbestattest.',
          ],
          [bold('Foto’s, plan en tekst.'), ' U leest alles na voor het online komt.'],
          [bold('Plaatsbezoeken.'), ' U weet vooraf wie er komt, en hoort nadien wat men ervan vond.'],
          [bold('Biedingen.'), ' Op papier, met de voorwaarden erbij. U beslist.'],
          [bold('Compromis en akte.'), ' Samen met de notaris die u kiest.'],
        ),
      ),
    },
    fr: {
      title: 'Vendre',
      intro: 'Comment nous vendons votre bien, de la première rencontre à l’acte, et ce que vous décidez.',
      body: doc(
        numbered(
          [
            bold('Rencontre et estimation.'),
            ' Un agent vient voir et écouter. Vous recevez ensuite une estimation écrite, avec ce qui la fonde.',
          ],
          [
            bold('Mandat.'),
            ' Vous lisez d’avance ce que nous ferons, pour combien de temps, à quel prix et comment y mettre fin.',
          ],
          [
            bold('Le dossier.'),
            isLuxembourg
              ? ' Nous rassemblons ce qu’un acheteur doit savoir : passeport énergétique, données cadastrales, autorisations et, pour un appartement, les pièces de la copropriété.'
              : ' Nous demandons ce que la Région exige : certificat énergétique, contrôle électrique, sol, urbanisme et, en Flandre, rapport d’inondation et attestation amiante pour un bâtiment d’avant 2001.',
          ],
          [bold('Photos, plan et texte.'), ' Vous relisez tout avant la publication.'],
          [bold('Visites.'), ' Vous savez d’avance qui vient, et apprenez ensuite ce qu’on en a pensé.'],
          [bold('Offres.'), ' Par écrit, avec leurs conditions. Vous décidez.'],
          [bold('Compromis et acte.'), ' Avec le notaire de votre choix.'],
        ),
      ),
    },
    de: {
      title: 'Verkaufen',
      intro:
        'Wie wir Ihr Haus verkaufen, vom ersten Gespräch bis zur Urkunde, und was Sie dabei entscheiden.',
      body: doc(
        numbered(
          [
            bold('Kennenlernen und bewerten.'),
            ' Ein Makler kommt, sieht sich um und hört zu. Danach erhalten Sie eine schriftliche Bewertung mit Begründung.',
          ],
          [
            bold('Auftrag.'),
            ' Sie lesen vorher, was wir tun, wie lange, für welches Honorar und wie Sie den Auftrag kündigen.',
          ],
          [
            bold('Dokumente.'),
            isLuxembourg
              ? ' Wir tragen zusammen, was ein Käufer wissen muss: Energiepass, Katasterangaben, Genehmigungen und bei einer Wohnung die Dokumente der Miteigentümer.'
              : ' Wir holen ein, was die Region verlangt: Energieausweis, Prüfung der Elektrik, Boden, Städtebau und in Flandern den Überschwemmungsbericht sowie, für ein Gebäude von vor 2001, das Asbestattest.',
          ],
          [bold('Fotos, Plan und Text.'), ' Sie lesen alles, bevor es erscheint.'],
          [
            bold('Besichtigungen.'),
            ' Sie wissen vorher, wer kommt, und hören danach, was man davon gehalten hat.',
          ],
          [bold('Kaufangebote.'), ' Schriftlich, mit ihren Bedingungen. Sie entscheiden.'],
          [bold('Kompromiss und Urkunde.'), ' Mit dem Notar Ihrer Wahl.'],
        ),
      ),
    },
    en: {
      title: 'Selling',
      intro:
        'How we sell your home, from the first conversation to the deed, and what you decide on the way.',
      body: doc(
        numbered(
          [
            bold('Meeting and valuing.'),
            ' An agent comes to look and listen. You then receive a written valuation that says what it is based on.',
          ],
          [
            bold('Mandate.'),
            ' You read beforehand what we will do, for how long, for what fee and how to end it.',
          ],
          [
            bold('The file.'),
            isLuxembourg
              ? ' We gather what a buyer has to know: energy certificate, cadastral data, permits and, for an apartment, the co-ownership documents.'
              : ' We ask for what the region requires: energy certificate, electrical inspection, soil, planning and, in Flanders, the flood report and, for a building from before 2001, the asbestos certificate.',
          ],
          [bold('Photographs, plan and text.'), ' You read everything before it goes online.'],
          [
            bold('Viewings.'),
            ' You know beforehand who is coming, and hear afterwards what they thought of it.',
          ],
          [bold('Offers.'), ' In writing, with their conditions. You decide.'],
          [bold('Sale agreement and deed.'), ' With the notary of your choice.'],
        ),
      ),
    },
  };
}
