import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const renovationDutyNews = newsArticle({
  publishedOn: '2026-11-03',
  pictureFile: 'interior-kitchen-island.jpg',
  texts: {
    nl: {
      title: 'Zes jaar om te renoveren: wat label E of F voor u betekent',
      intro:
        'Wie in Vlaanderen een woning met label E of F koopt, moet ze renoveren tot minstens label D. Sinds dit jaar krijgt u daar zes jaar voor.',
      body: doc(
        paragraph(
          'Bijna elke week vraagt iemand het ons op de stoep van een rijwoning: ‘Dat label F, moet ik daar schrik van hebben?’ Het korte antwoord is neen, als u het op voorhand in uw budget zet.',
        ),
        heading(2, 'Wat de regel zegt'),
        paragraph(
          'De renovatieplicht geldt voor huizen en appartementen in het Vlaamse Gewest die sinds 1 januari 2023 bij de notaris van eigenaar veranderen en die op dat moment label E of F hebben. De koper brengt de woning naar label D of beter. De termijn loopt vanaf de dag van de akte, niet vanaf het compromis. Ze was vijf jaar en werd in 2026 zes jaar; de geplande verstrenging naar label C is geschrapt.',
        ),
        list(
          [bold('Label D'), ' betekent in Vlaanderen: hoogstens 400 kWh per m² en per jaar.'],
          [bold('Het bewijs'), ' is een nieuw energieprestatiecertificaat, opgemaakt na de werken.'],
          [bold('Huurders'), ' hebben deze plicht niet; ze rust op wie koopt.'],
        ),
        paragraph(
          'Kocht u tussen 2023 en 2025? Laat uw notaris of de Vlaamse energieadministratie dan bevestigen welke einddatum voor uw akte geldt.',
        ),
        heading(2, 'Waar het label meestal zit'),
        paragraph(
          'Het certificaat zelf bevat aanbevelingen, met een raming van de kosten. In een Gentse rijwoning maakt het dak doorgaans het grootste verschil, gevolgd door enkel glas en de ketel. Een woning met een kengetal van 430 heeft vaak genoeg aan één ingreep; bij 650 hoort een plan in stappen, want wie eerst de ketel vervangt en pas later isoleert, koopt een te grote ketel.',
        ),
        paragraph(
          'In een appartement beslist u niet alleen. Dak, gevel en dikwijls ook de verwarming zijn gemeenschappelijk: vraag de verslagen van de laatste algemene vergaderingen en kijk of er gespaard wordt voor werken.',
        ),
        heading(2, 'Wat wij u geven'),
        paragraph(
          'Bij elk pand met label E of F staat de plicht op de pagina zelf. We bezorgen u het volledige certificaat vóór u een bod doet, zodat een aannemer ernaar kan kijken. Verkoopt u zelf zo’n woning? Dan zeggen we u eerlijk wat het label met de prijs doet. ',
          linkTo('Vraag een gratis schatting', pathTable.freeValuation.nl),
          '.',
        ),
      ),
    },
    fr: {
      title: 'Six ans pour rénover : ce que signifie un label E ou F',
      intro:
        'Qui achète en Flandre un logement de label E ou F doit l’amener au moins au label D. Depuis cette année, le délai est de six ans.',
      body: doc(
        paragraph(
          'La question revient presque chaque semaine, sur le trottoir, devant une maison de rangée : « Ce label F, faut-il en avoir peur ? » Non, à condition de l’avoir prévu dans le budget avant de signer.',
        ),
        heading(2, 'Ce que dit la règle'),
        paragraph(
          'L’obligation de rénovation vise les maisons et les appartements situés en Région flamande, dont la propriété est transférée par acte notarié depuis le 1er janvier 2023 et qui portent à ce moment un label E ou F. C’est à l’acquéreur d’atteindre le label D ou mieux. Le délai se compte à partir de l’acte authentique et non du compromis. Il était de cinq ans ; il est passé à six en 2026, et le durcissement annoncé vers le label C a été abandonné.',
        ),
        list(
          [bold('Le label D'), ' correspond en Flandre à 400 kWh par m² et par an au maximum.'],
          [bold('La preuve'), ' est un nouveau certificat énergétique, établi après les travaux.'],
          [bold('Le locataire'), ' n’est pas concerné : l’obligation pèse sur l’acheteur.'],
        ),
        paragraph(
          'Vous avez acheté entre 2023 et 2025 ? Demandez à votre notaire ou à l’administration flamande de l’énergie quelle échéance s’applique à votre acte. En Wallonie et à Bruxelles, d’autres règles valent, avec d’autres échelles : un F bruxellois n’est pas un F flamand.',
        ),
        heading(2, 'Où se gagnent les kilowattheures'),
        paragraph(
          'Le certificat contient des recommandations et une estimation de leur coût. Dans une maison de rangée gantoise, la toiture pèse généralement le plus, puis le simple vitrage et la chaudière. À 430 kWh, un seul chantier suffit souvent ; à 650, il faut un plan par étapes. Remplacer la chaudière avant d’isoler, c’est payer une chaudière trop puissante.',
        ),
        paragraph(
          'En appartement, vous ne décidez pas seul : toiture, façade et souvent chauffage sont communs. Lisez les procès-verbaux des dernières assemblées et vérifiez l’état du fonds de réserve.',
        ),
        heading(2, 'Ce que nous vous remettons'),
        paragraph(
          'L’obligation figure sur la page de chaque bien concerné, et vous recevez le certificat complet avant de faire une offre, pour qu’un entrepreneur puisse le lire. Vous vendez un tel bien ? Nous vous dirons franchement ce que le label fait au prix. ',
          linkTo('Demandez une estimation gratuite', pathTable.freeValuation.fr),
          '.',
        ),
      ),
    },
    de: {
      title: 'Sechs Jahre zum Sanieren: Was Label E oder F für Sie bedeutet',
      intro:
        'Wer in Flandern eine Wohnung oder ein Haus mit Label E oder F kauft, muss mindestens Label D erreichen. Seit diesem Jahr haben Sie dafür sechs Jahre Zeit.',
      body: doc(
        paragraph(
          'Viele unserer Kunden aus Ostbelgien haben Kinder, die in Gent oder Löwen studieren, und überlegen, dort etwas zu kaufen. Früher oder später fällt dann der Satz: „Da steht Label F, lassen wir lieber die Finger davon?“ Nicht unbedingt. Man muss nur vorher rechnen.',
        ),
        heading(2, 'Was die Regel verlangt'),
        paragraph(
          'Die Renovierungspflicht gilt für Häuser und Wohnungen in der Flämischen Region, die seit dem 1. Januar 2023 durch notarielle Urkunde den Eigentümer wechseln und zu diesem Zeitpunkt Label E oder F tragen. Verpflichtet ist der Käufer: Er bringt die Immobilie auf Label D oder besser. Die Frist läuft ab der Urkunde, nicht ab dem Kompromiss. Aus fünf Jahren wurden 2026 sechs; die geplante Verschärfung auf Label C ist vom Tisch.',
        ),
        list(
          [bold('Label D'), ' heißt in Flandern: höchstens 400 kWh pro m² und Jahr.'],
          [bold('Der Nachweis'), ' ist ein neuer Energieausweis, der nach den Arbeiten ausgestellt wird.'],
          [bold('Mieter'), ' sind nicht betroffen; die Pflicht trifft den, der kauft.'],
        ),
        paragraph(
          'Sie haben zwischen 2023 und 2025 gekauft? Lassen Sie sich vom Notar oder von der flämischen Energieverwaltung bestätigen, welcher Stichtag für Ihre Urkunde zählt. In der Wallonie, also auch in Eupen und Sankt Vith, gibt es diese Pflicht in dieser Form nicht, und die Skala ist eine andere.',
        ),
        heading(2, 'Wo am meisten zu holen ist'),
        paragraph(
          'Der Energieausweis enthält Empfehlungen samt Kostenschätzung. Beim typischen Genter Reihenhaus bringt meist das Dach am meisten, danach kommen Einfachverglasung und Heizkessel. Bei 430 kWh genügt oft eine Maßnahme, bei 650 braucht es einen Stufenplan. Wer den Kessel vor der Dämmung tauscht, bezahlt einen zu großen Kessel.',
        ),
        paragraph(
          'In einem Mehrfamilienhaus entscheiden Sie nicht allein. Dach, Fassade und oft auch die Heizung sind Gemeinschaftseigentum: Lassen Sie sich die Protokolle der letzten Versammlungen geben und fragen Sie nach der Rücklage.',
        ),
        heading(2, 'Was Sie von uns bekommen'),
        paragraph(
          'Die Pflicht steht bei jedem betroffenen Objekt auf der Seite, und Sie erhalten den vollständigen Ausweis, bevor Sie bieten. Sie verkaufen selbst ein solches Haus? Dann sagen wir Ihnen offen, was das Label mit dem Preis macht. ',
          linkTo('Kostenlose Bewertung anfragen', pathTable.freeValuation.de),
          '.',
        ),
      ),
    },
    en: {
      title: 'Six years to renovate: what an E or F label means for you',
      intro:
        'Anyone who buys a home with label E or F in Flanders has to bring it to label D or better. Since this year the period is six years.',
      body: doc(
        paragraph(
          'It is the question we hear most often on the pavement outside a terraced house: ‘Should that F frighten me off?’ No, as long as the work is in your budget before you sign.',
        ),
        heading(2, 'What the rule says'),
        paragraph(
          'The duty to renovate covers houses and apartments in the Flemish Region that change hands by notarial deed since 1 January 2023 and have label E or F on that day. The buyer must reach label D or better. The clock starts on the day of the deed, not when the sale agreement is signed. The period used to be five years and became six in 2026; the stricter step to label C that had been planned was dropped.',
        ),
        list(
          [bold('Label D'), ' means at most 400 kWh per m² a year in Flanders.'],
          [bold('The proof'), ' is a new energy certificate, drawn up after the works.'],
          [bold('Tenants'), ' have no such duty: it lies with the person who buys.'],
        ),
        paragraph(
          'If you bought between 2023 and 2025, ask your notary or the Flemish energy administration which end date applies to your deed. Brussels and Wallonia have other rules and other scales, so the same letter does not mean the same house.',
        ),
        heading(2, 'Where the gains are'),
        paragraph(
          'The certificate lists recommendations with an estimate of their cost. In a typical Ghent terrace the roof makes the largest difference, followed by single glazing and the boiler. At 430 kWh one job is often enough. At 650 you want a plan in stages: whoever replaces the boiler first and insulates later has paid for too large a boiler.',
        ),
        paragraph(
          'In an apartment building you do not decide alone. Roof, façade and often the heating are shared, so read the minutes of the last owners’ meetings and ask what has been put aside for works.',
        ),
        heading(2, 'What we give you'),
        paragraph(
          'The duty is stated on the page of every home it applies to, and you receive the full certificate before you make an offer, so that a builder can look at it. Selling such a home yourself? We will tell you plainly what the label does to the price. ',
          linkTo('Ask for a free valuation', pathTable.freeValuation.en),
          '.',
        ),
      ),
    },
  },
});
