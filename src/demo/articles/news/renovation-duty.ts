import { newsArticle } from '#demo/articles/article-row.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

export const renovationDutyNews = newsArticle({
  publishedOn: '2026-11-03',
  pictureFile: 'interior-kitchen-island.jpg',
  texts: {
    nl: {
      title: 'Renoveren na de akte: wat label E of F voor u betekent',
      intro:
        'Wie in Vlaanderen een woning met label E of F koopt, moet ze renoveren tot minstens label D. Hoeveel tijd u daarvoor krijgt, hangt af van de dag van uw akte, en niet alles daarover is zeker.',
      body: doc(
        paragraph(
          'Bijna elke week vraagt iemand het ons op de stoep van een rijwoning: ‘Dat label F, moet ik daar schrik van hebben?’ Het korte antwoord is neen, als u het op voorhand in uw budget zet.',
        ),
        heading(2, 'Wat de regel zegt'),
        paragraph(
          'De renovatieverplichting geldt voor huizen en appartementen in het Vlaamse Gewest die sinds 1 januari 2023 bij de notaris van eigenaar veranderen en die op dat moment label E of F hebben. De koper brengt de woning naar label D of beter. De termijn loopt vanaf de dag van de akte, niet vanaf het compromis. Zo staat het in het Vlaamse Energiebesluit.',
        ),
        list(
          [bold('Akte van 2023 tot en met 2025'), ': vijf jaar. Dat staat vast.'],
          [
            bold('Akte vanaf 2026'),
            ': aangekondigd zijn zes jaar, maar de gewijzigde tekst hebben wij niet gevonden.',
          ],
          [
            bold('Akte vanaf 2028'),
            ': volgens het besluit zoals het in 2025 gold, wordt het doel label C, ook voor wie label D koopt. De regering wil dat herzien; hoe, is nog niet zeker.',
          ],
        ),
        paragraph(
          'Zolang een termijn niet bevestigd is, zetten wij er geen op de pagina van een pand. Reken niet op het zesde jaar vóór uw notaris of de Vlaamse energieadministratie het u bevestigt. Label D betekent hoogstens 400 kWh per m² en per jaar; het bewijs is een nieuw energieprestatiecertificaat, opgemaakt na de werken.',
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
          'Bij elk pand met label E of F staat de verplichting op de pagina zelf. We bezorgen u het volledige certificaat vóór u een bod doet, zodat een aannemer ernaar kan kijken. Verkoopt u zelf zo’n woning? Dan zeggen we u eerlijk wat het label met de prijs doet. ',
          linkTo('Vraag een gratis schatting', pathTable.freeValuation.nl),
          '.',
        ),
      ),
    },
    fr: {
      title: 'Rénover après l’acte : ce que signifie un label E ou F',
      intro:
        'Qui achète en Flandre un logement de label E ou F doit l’amener au moins au label D. Le délai dépend de la date de votre acte, et tout n’est pas certain à ce sujet.',
      body: doc(
        paragraph(
          'La question revient presque chaque semaine, sur le trottoir, devant une maison de rangée : « Ce label F, faut-il en avoir peur ? » Non, à condition de l’avoir prévu dans le budget avant de signer.',
        ),
        heading(2, 'Ce que dit la règle'),
        paragraph(
          'L’obligation de rénovation vise les maisons et les appartements situés en Région flamande, dont la propriété est transférée par acte notarié depuis le 1er janvier 2023 et qui portent à ce moment un label E ou F. C’est à l’acquéreur d’atteindre le label D ou mieux. Le délai se compte à partir de l’acte authentique et non du compromis. C’est ce que dit l’arrêté flamand relatif à l’énergie.',
        ),
        list(
          [bold('Acte de 2023 à 2025'), ' : cinq ans. C’est confirmé.'],
          [
            bold('Acte à partir de 2026'),
            ' : six ans sont annoncés, mais nous n’avons pas trouvé le texte modifié.',
          ],
          [
            bold('Acte à partir de 2028'),
            ' : selon l’arrêté tel qu’il était en 2025, l’objectif devient le label C, y compris pour qui achète un label D. Le gouvernement veut revoir ce point ; dans quel sens, on l’ignore encore.',
          ],
        ),
        paragraph(
          'Tant qu’un délai n’est pas confirmé, nous n’en indiquons pas sur la page d’un bien. Ne comptez pas sur la sixième année avant que votre notaire ou l’administration flamande de l’énergie ne vous l’ait confirmée. Le label D correspond à 400 kWh par m² et par an au maximum ; la preuve est un nouveau certificat, établi après les travaux. En Wallonie et à Bruxelles, d’autres règles valent, avec d’autres échelles.',
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
      title: 'Renovieren nach der Beurkundung: Was Label E oder F für Sie bedeutet',
      intro:
        'Wer in Flandern eine Wohnung oder ein Haus mit Label E oder F kauft, muss mindestens Label D erreichen. Wie viel Zeit bleibt, hängt vom Tag der Urkunde ab, und nicht alles daran ist sicher.',
      body: doc(
        paragraph(
          'Viele unserer Kunden aus Ostbelgien haben Kinder, die in Gent oder Löwen studieren, und überlegen, dort etwas zu kaufen. Früher oder später fällt dann der Satz: „Da steht Label F, lassen wir lieber die Finger davon?“ Nicht unbedingt. Man muss nur vorher rechnen.',
        ),
        heading(2, 'Was die Regel verlangt'),
        paragraph(
          'Die Renovierungspflicht gilt für Häuser und Wohnungen in der Flämischen Region, die seit dem 1. Januar 2023 durch notarielle Urkunde den Eigentümer wechseln und zu diesem Zeitpunkt Label E oder F tragen. Verpflichtet ist der Käufer: Er bringt die Immobilie auf Label D oder besser. Die Frist läuft ab der Urkunde, nicht ab dem Kompromiss. So steht es im flämischen Energieerlass.',
        ),
        list(
          [bold('Urkunde von 2023 bis 2025'), ': fünf Jahre. Das steht fest.'],
          [
            bold('Urkunde ab 2026'),
            ': Angekündigt sind sechs Jahre, den geänderten Text haben wir aber nicht gefunden.',
          ],
          [
            bold('Urkunde ab 2028'),
            ': Nach dem Erlass in der Fassung von 2025 wird Label C das Ziel, auch für den, der Label D kauft. Die Regierung will das überarbeiten; wie, ist noch offen.',
          ],
        ),
        paragraph(
          'Solange eine Frist nicht bestätigt ist, nennen wir auf der Seite eines Objekts keine. Rechnen Sie nicht mit dem sechsten Jahr, bevor Ihr Notar oder die flämische Energieverwaltung es bestätigt. Label D heißt: höchstens 400 kWh pro m² und Jahr; der Nachweis ist ein neuer Energieausweis, der nach den Arbeiten ausgestellt wird. In der Wallonie, also auch in Eupen und Sankt Vith, gibt es diese Pflicht in dieser Form nicht, und die Skala ist eine andere.',
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
      title: 'Renovating after the deed: what an E or F label means for you',
      intro:
        'Anyone who buys a home with label E or F in Flanders has to bring it to label D or better. How long you have depends on the day of your deed, and not all of it is certain.',
      body: doc(
        paragraph(
          'It is the question we hear most often on the pavement outside a terraced house: ‘Should that F frighten me off?’ No, as long as the work is in your budget before you sign.',
        ),
        heading(2, 'What the rule says'),
        paragraph(
          'The renovation obligation covers houses and apartments in the Flemish Region that have changed hands by notarial deed since 1 January 2023 and had label E or F on that day. The buyer must reach label D or better. The clock starts on the day of the deed, not when the sale agreement is signed. This is laid down in the Flemish government’s decision on energy (Energiebesluit).',
        ),
        list(
          [bold('Deed from 2023 to 2025'), ': five years. That is settled.'],
          [
            bold('Deed from 2026 on'),
            ': six years have been announced, but we have not found the amended text.',
          ],
          [
            bold('Deed from 2028 on'),
            ': by the decision as it stood in 2025 the goal becomes label C, for buyers of a home with label D as well. The government wants to redraw that; how is not known yet.',
          ],
        ),
        paragraph(
          'As long as a period is not confirmed, we state none on the page of a property. Do not count on the sixth year before your notary or the Flemish energy administration confirms it. Label D means at most 400 kWh per m² a year; the proof is a new energy certificate, drawn up after the works. Brussels and Wallonia have other rules and other scales, so the same letter does not mean the same house.',
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
          'The obligation is stated on the page of every home it applies to, and you receive the full certificate before you make an offer, so that a builder can look at it. Selling such a home yourself? We will tell you plainly what the label does to the price. ',
          linkTo('Ask for a free valuation', pathTable.freeValuation.en),
          '.',
        ),
      ),
    },
  },
});
