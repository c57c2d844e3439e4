import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import { bold, doc, heading, numbered, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, isInLuxembourg } from '#site/legal-articles/particulars.ts';

/** Who pays the agency: in Luxembourg owner and tenant by halves since the law of 23 July 2024. */
export function letting(agency: Agency): ArticleTexts {
  const isLuxembourg = isInLuxembourg(agency);
  return {
    nl: {
      title: 'Verhuren',
      intro: 'Hoe we uw woning verhuren, van de huurprijs tot de sleutels, en wat er daarna komt.',
      body: doc(
        numbered(
          [bold('Huurprijs.'), ' Een makelaar komt kijken en vergelijkt met wat in de buurt verhuurd werd.'],
          [
            bold('In orde brengen.'),
            ' We kijken na wat voor een verhuring nodig is, zoals een geldig energiecertificaat en rookmelders.',
          ],
          [bold('Adverteren.'), ' Met de huurprijs, de kosten en het energielabel.'],
          [
            bold('Een huurder kiezen.'),
            ' Iedereen krijgt dezelfde vragen: is de huur betaalbaar, en past de woning? Afkomst, geloof of gezondheid spelen geen rol en vragen we niet. U kiest.',
          ],
          [
            bold('Huurcontract en plaatsbeschrijving.'),
            isLuxembourg
              ? ' Een geschreven contract volgens de wet, en een plaatsbeschrijving met foto’s.'
              : ' Een geschreven contract volgens de regels van het gewest, een plaatsbeschrijving met foto’s, en de registratie.',
          ],
        ),
        heading(2, 'Wie betaalt'),
        paragraph(
          isLuxembourg
            ? 'Verhuurder en huurder van een woning betalen elk de helft van onze kosten.'
            : 'U betaalt ons. Een huurder die ons niets gevraagd heeft, rekenen we niets aan.',
        ),
      ),
    },
    fr: {
      title: 'Mettre en location',
      intro:
        'Comment nous mettons votre bien en location, du loyer à la remise des clés, et ce qui vient ensuite.',
      body: doc(
        numbered(
          [bold('Le loyer.'), ' Un agent vient voir et compare avec ce qui s’est loué dans le voisinage.'],
          [
            bold('Mise en ordre.'),
            ' Nous vérifions ce qu’une location demande, comme un certificat énergétique valable et des détecteurs de fumée.',
          ],
          [bold('L’annonce.'), ' Avec le loyer, les charges et la classe énergétique.'],
          [
            bold('Le choix du locataire.'),
            ' Les mêmes questions pour tous : le loyer est-il supportable, et le logement convient-il ? Origine, convictions ou santé ne jouent aucun rôle et ne sont pas demandées. Vous choisissez.',
          ],
          [
            bold('Bail et état des lieux.'),
            isLuxembourg
              ? ' Un bail écrit conforme à la loi et un état des lieux avec photos.'
              : ' Un bail écrit selon les règles de la Région, un état des lieux avec photos et l’enregistrement.',
          ],
        ),
        heading(2, 'Qui paie'),
        paragraph(
          isLuxembourg
            ? 'Le bailleur et le locataire d’un logement paient chacun la moitié de nos frais.'
            : 'C’est vous qui nous payez. Nous ne réclamons rien à un locataire qui ne nous a rien demandé.',
        ),
      ),
    },
    de: {
      title: 'Vermieten',
      intro: 'Wie wir Ihre Wohnung vermieten, von der Miete bis zur Schlüsselübergabe, und was danach kommt.',
      body: doc(
        numbered(
          [
            bold('Die Miete.'),
            ' Ein Makler sieht sich um und vergleicht mit dem, was in der Nachbarschaft vermietet wurde.',
          ],
          [
            bold('In Ordnung bringen.'),
            ' Wir prüfen, was für eine Vermietung nötig ist, etwa einen gültigen Energieausweis und Rauchmelder.',
          ],
          [bold('Die Anzeige.'), ' Mit Miete, Nebenkosten und Energieklasse.'],
          [
            bold('Die Wahl des Mieters.'),
            ' Alle bekommen dieselben Fragen: Ist die Miete tragbar, und passt die Wohnung? Herkunft, Glaube oder Gesundheit spielen keine Rolle; danach fragen wir nicht. Sie wählen.',
          ],
          [
            bold('Mietvertrag und Übergabeprotokoll.'),
            isLuxembourg
              ? ' Ein schriftlicher Vertrag nach dem Gesetz und ein Übergabeprotokoll mit Fotos.'
              : ' Ein schriftlicher Vertrag nach den Regeln der Region, ein Übergabeprotokoll mit Fotos und die Registrierung.',
          ],
        ),
        heading(2, 'Wer bezahlt'),
        paragraph(
          isLuxembourg
            ? 'Vermieter und Mieter einer Wohnung zahlen je die Hälfte unseres Honorars.'
            : 'Sie bezahlen uns. Einem Mieter, der uns um nichts gebeten hat, berechnen wir nichts.',
        ),
      ),
    },
    en: {
      title: 'Letting',
      intro: 'How we let your home, from the rent to the keys, and what comes after.',
      body: doc(
        numbered(
          [bold('The rent.'), ' An agent comes to look, and compares your home with what was let nearby.'],
          [
            bold('Getting everything in order.'),
            ' We check what a letting needs, such as a valid energy certificate and smoke detectors.',
          ],
          [bold('Advertising.'), ' With the rent, the charges and the energy label.'],
          [
            bold('Choosing a tenant.'),
            ' Everybody gets the same questions: can you afford the rent, and does the home suit you? Origin, beliefs and health play no part, and we do not ask about them. You choose.',
          ],
          [
            bold('Lease and inventory.'),
            isLuxembourg
              ? ' A written lease that follows the law, and an inventory with photographs.'
              : ' A written lease that follows the rules of the region, an inventory with photographs, and registration.',
          ],
        ),
        heading(2, 'Who pays'),
        paragraph(
          isLuxembourg
            ? 'Owner and tenant of a home each pay half of our costs.'
            : 'You pay us. We charge nothing to a tenant who asked us for nothing.',
        ),
      ),
    },
  };
}
