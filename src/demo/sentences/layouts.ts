import { type Said, said } from '#demo/said.ts';
import type { Family } from '#domain/property/types.ts';

/**
 * The layout of a property, by family. {living}, {plot} are m²; {bedrooms} and {bathrooms} a number with its noun
 * ('drie slaapkamers'), always as an object so that no verb has to agree with it; {year} the year of construction.
 */
export const layouts: Record<Family, readonly Said[]> = {
  house: [
    said(
      'Op {living} m² vindt u een leefruimte die naar achteren opengaat, een aparte keuken, {bedrooms} en {bathrooms}.',
      'Sur {living} m², on trouve un séjour ouvert vers l’arrière, une cuisine séparée, {bedrooms} et {bathrooms}.',
      'Auf {living} m² finden Sie einen nach hinten offenen Wohnraum, eine separate Küche, {bedrooms} und {bathrooms}.',
      'In its {living} m² you will find a living room that opens to the back, a separate kitchen, {bedrooms} and {bathrooms}.',
    ),
    said(
      'Het gelijkvloers is één doorlopende ruimte om te leven, te koken en te eten. Boven krijgt u {bedrooms} en {bathrooms}; samen goed voor {living} m².',
      'Le rez-de-chaussée forme un seul espace pour vivre, cuisiner et manger. À l’étage, vous avez {bedrooms} et {bathrooms} ; au total {living} m².',
      'Das Erdgeschoss ist ein durchgehender Raum zum Wohnen, Kochen und Essen. Oben haben Sie {bedrooms} und {bathrooms}; insgesamt {living} m².',
      'The ground floor is one continuous space for living, cooking and eating. Upstairs you have {bedrooms} and {bathrooms}; {living} m² in total.',
    ),
    said(
      'De indeling is helder: een hal met vestiaire, leefruimtes aan de tuinkant, {bedrooms} en {bathrooms} op de nachtverdieping. De bewoonbare oppervlakte is {living} m².',
      'La distribution est claire : hall avec vestiaire, pièces de vie côté jardin, {bedrooms} et {bathrooms} à l’étage de nuit. Surface habitable : {living} m².',
      'Die Aufteilung ist klar: Diele mit Garderobe, Wohnräume zum Garten, {bedrooms} und {bathrooms} im Schlafgeschoss. Wohnfläche: {living} m².',
      'The layout is clear: a hall with cloakroom, living rooms on the garden side, {bedrooms} and {bathrooms} on the bedroom floor. Living area: {living} m².',
    ),
    said(
      'Binnen wacht {living} m² met {bedrooms} en {bathrooms}, verdeeld zodat iedereen zijn eigen hoek heeft.',
      'À l’intérieur, {living} m² vous attendent, avec {bedrooms} et {bathrooms}, répartis pour que chacun ait son coin.',
      'Innen warten {living} m² mit Platz für jeden: Sie haben {bedrooms} und {bathrooms}, gut auf das Haus verteilt.',
      'Inside, {living} m² await, with {bedrooms} and {bathrooms} arranged so that everyone has a corner of their own.',
    ),
    said(
      'Salon en eetkamer lopen in elkaar over en de keuken kijkt op de tuin. Verder telt het huis {bedrooms} en {bathrooms}, op {living} m² bewoonbare oppervlakte.',
      'Salon et salle à manger se prolongent et la cuisine donne sur le jardin. La maison compte aussi {bedrooms} et {bathrooms}, pour {living} m² habitables.',
      'Salon und Esszimmer gehen ineinander über, die Küche blickt in den Garten. Außerdem hat das Haus {bedrooms} und {bathrooms}, bei {living} m² Wohnfläche.',
      'Sitting and dining room run into one another and the kitchen looks on to the garden. The house also has {bedrooms} and {bathrooms}, with {living} m² of living area.',
    ),
    said(
      'Wie hier binnenkomt, ziet meteen door tot in de tuin. De {living} m² omvatten {bedrooms}, {bathrooms} en bergruimte op de juiste plaatsen.',
      'En entrant, le regard file droit jusqu’au jardin. Les {living} m² comprennent {bedrooms}, {bathrooms} et des rangements bien placés.',
      'Wer hereinkommt, sieht gleich bis in den Garten. Die {living} m² umfassen {bedrooms}, {bathrooms} und Stauraum an den richtigen Stellen.',
      'Step inside and you see straight through to the garden. The {living} m² include {bedrooms}, {bathrooms} and storage in the right places.',
    ),
  ],
  apartment: [
    said(
      'Op {living} m² krijgt u een open leefruimte met keuken, {bedrooms}, {bathrooms} en een berging met plaats voor wasmachine en droogkast.',
      'Sur {living} m², vous disposez d’un séjour avec cuisine ouverte, {bedrooms}, {bathrooms} et un débarras avec place pour lave-linge et séchoir.',
      'Auf {living} m² haben Sie einen Wohnraum mit offener Küche, {bedrooms}, {bathrooms} und einen Abstellraum für Waschmaschine und Trockner.',
      'In its {living} m² you have a living room with open kitchen, {bedrooms}, {bathrooms} and a utility room for washing machine and dryer.',
    ),
    said(
      'De hal verdeelt: links de slaapkant met {bedrooms} en {bathrooms}, rechts de leefruimte. Samen is dat {living} m² zonder verloren hoek.',
      'Le hall distribue : à gauche le côté nuit, soit {bedrooms} et {bathrooms}, à droite le séjour. En tout {living} m² sans recoin perdu.',
      'Die Diele teilt: links der Schlafbereich, also {bedrooms} und {bathrooms}, rechts der Wohnraum. Zusammen {living} m² ohne verlorene Ecke.',
      'The hall divides the home: the sleeping side with {bedrooms} and {bathrooms} on the left, the living room on the right. That makes {living} m² without a wasted corner.',
    ),
    said(
      'U woont op {living} m² met ramen aan twee kanten, {bedrooms} en {bathrooms}.',
      'On vit sur {living} m², avec des fenêtres de deux côtés, {bedrooms} et {bathrooms}.',
      'Sie wohnen auf {living} m² mit Fenstern an zwei Seiten, und zur Verfügung haben Sie {bedrooms} und {bathrooms}.',
      'You live on {living} m² with windows on two sides, {bedrooms} and {bathrooms}.',
    ),
    said(
      'De leefruimte neemt de zonkant in, slapen doet u aan de stille kant. De {living} m² omvatten {bedrooms} en {bathrooms}.',
      'Le séjour occupe le côté ensoleillé, on dort du côté calme. Les {living} m² comprennent {bedrooms} et {bathrooms}.',
      'Der Wohnraum liegt auf der Sonnenseite, geschlafen wird auf der stillen. Die {living} m² umfassen {bedrooms} und {bathrooms}.',
      'The living room takes the sunny side, you sleep on the quiet one. The {living} m² include {bedrooms} and {bathrooms}.',
    ),
    said(
      'Alles ligt op één niveau: een leefruimte met eethoek, een ingerichte keuken, {bedrooms} en {bathrooms}. De bewoonbare oppervlakte is {living} m².',
      'Tout est de plain-pied : séjour avec coin repas, cuisine équipée, {bedrooms} et {bathrooms}. Surface habitable : {living} m².',
      'Alles liegt auf einer Ebene: Wohnraum mit Essplatz, eingerichtete Küche, {bedrooms} und {bathrooms}. Wohnfläche: {living} m².',
      'Everything is on one level: a living room with dining corner, a fitted kitchen, {bedrooms} and {bathrooms}. Living area: {living} m².',
    ),
  ],
  land: [
    said(
      'Het perceel meet {plot} m² en is {width} meter breed aan de straat.',
      'La parcelle mesure {plot} m², avec {width} mètres à front de rue.',
      'Die Parzelle misst {plot} m² und ist an der Straße {width} Meter breit.',
      'The plot measures {plot} m² and is {width} metres wide at the road.',
    ),
    said(
      'Een vlakke grond van {plot} m², met {width} meter langs de weg en een regelmatige vorm.',
      'Un terrain plat de {plot} m², de {width} mètres le long du chemin et de forme régulière.',
      'Ein ebenes Grundstück von {plot} m², mit {width} Metern am Weg und regelmäßigem Zuschnitt.',
      'Level ground of {plot} m², with {width} metres along the road and a regular shape.',
    ),
  ],
  garage: [
    said(
      'De standplaats meet {total} m² en is dag en nacht bereikbaar; een gemiddelde gezinswagen past er met open portieren in.',
      'L’emplacement mesure {total} m² et reste accessible jour et nuit ; une voiture familiale y entre portières ouvertes.',
      'Der Platz misst {total} m² und ist Tag und Nacht erreichbar; ein Familienauto passt mit offenen Türen hinein.',
      'The space measures {total} m² and is accessible day and night; a family car fits with its doors open.',
    ),
  ],
  business: [
    said(
      'De totale oppervlakte is {total} m², vrij in te delen en klaar om in te trekken.',
      'La surface totale est de {total} m², librement aménageable et prête à l’emploi.',
      'Die Gesamtfläche beträgt {total} m², frei einteilbar und bezugsfertig.',
      'The total area is {total} m², free to arrange and ready to move into.',
    ),
    said(
      'U beschikt over {total} m², met sanitair, een kitchenette en een eigen ingang.',
      'Vous disposez de {total} m², avec sanitaires, kitchenette et entrée privée.',
      'Ihnen stehen {total} m² zur Verfügung, mit Sanitärräumen, Teeküche und eigenem Eingang.',
      'You have {total} m² at your disposal, with washrooms, a kitchenette and your own entrance.',
    ),
    said(
      'Het pand biedt {total} m² en is goed bereikbaar met auto, fiets en openbaar vervoer.',
      'Le bien offre {total} m² et se rejoint aisément en voiture, à vélo et en transports publics.',
      'Das Objekt bietet {total} m² und ist mit Auto, Fahrrad und Bus gut erreichbar.',
      'The property offers {total} m² and is easy to reach by car, bicycle and public transport.',
    ),
  ],
  investment: [
    said(
      'Het gebouw telt {units} eenheden op {living} m² en heeft een gezonde structuur.',
      'L’immeuble compte {units} unités sur {living} m² et sa structure est saine.',
      'Das Gebäude umfasst {units} Einheiten auf {living} m² und hat eine gesunde Substanz.',
      'The building has {units} units over {living} m² and a sound structure.',
    ),
  ],
};

/** For properties with one room to live and sleep in. */
export const oneRoomLayouts: readonly Said[] = [
  said(
    'Op {living} m² passen een slaaphoek, een keukentje en een eigen badkamer; voor het raam is plaats voor een werktafel.',
    'Sur {living} m² tiennent un coin nuit, une kitchenette et une salle de bains privée ; devant la fenêtre, une table de travail.',
    'Auf {living} m² haben Schlafecke, Kochnische und eigenes Bad Platz; vor das Fenster passt ein Schreibtisch.',
    'In its {living} m² there is a sleeping corner, a kitchenette and a private bathroom, with room for a desk at the window.',
  ),
  said(
    'De kamer van {living} m² is ingericht met bed, kast en keukenblok, en heeft een eigen douche.',
    'La pièce de {living} m² est aménagée avec lit, armoire et bloc-cuisine, et possède sa propre douche.',
    'Das Zimmer von {living} m² ist mit Bett, Schrank und Küchenzeile eingerichtet und hat eine eigene Dusche.',
    'The room of {living} m² is fitted with bed, wardrobe and kitchen unit, and has a shower of its own.',
  ),
];

/** What the energy certificate means in daily life, by how good the label is. */
export const energySentences: Record<'good' | 'fair' | 'poor', readonly Said[]> = {
  good: [
    said(
      'Het energielabel is uitstekend, en dat leest u elke maand op de factuur.',
      'Le label énergétique est excellent, et cela se lit chaque mois sur la facture.',
      'Die Energieklasse ist ausgezeichnet, und das liest man jeden Monat auf der Rechnung.',
      'The energy label is excellent, and you read that on the bill every month.',
    ),
    said(
      'Isolatie, beglazing en techniek zijn op peil: u kunt er zo in.',
      'Isolation, vitrage et techniques sont à niveau : vous pouvez emménager tel quel.',
      'Dämmung, Verglasung und Technik sind auf der Höhe der Zeit: Sie können sofort einziehen.',
      'Insulation, glazing and services are up to standard: you can move straight in.',
    ),
  ],
  fair: [
    said(
      'Het energielabel is degelijk; het verslag zegt met welke ingreep u een klasse wint.',
      'Le label énergétique est correct ; le certificat indique quel travail ferait gagner une classe.',
      'Die Energieklasse ist ordentlich; im Ausweis steht, mit welcher Maßnahme Sie eine Klasse gewinnen.',
      'The energy label is decent; the certificate says which measure would gain you a class.',
    ),
    said(
      'Dak en ramen zijn geïsoleerd; vloer en muren zijn de volgende stap.',
      'La toiture et les châssis sont isolés ; les sols et les murs seront l’étape suivante.',
      'Dach und Fenster sind gedämmt; Boden und Wände wären der nächste Schritt.',
      'Roof and windows are insulated; floor and walls are the next step.',
    ),
  ],
  poor: [
    said(
      'Reken bij uw budget een energierenovatie; wij tonen u graag de offertes en de premies.',
      'Prévoyez une rénovation énergétique dans votre budget ; nous vous montrons volontiers devis et primes.',
      'Planen Sie eine energetische Renovierung ein; Angebote und Prämien zeigen wir Ihnen gern.',
      'Allow for an energy renovation in your budget; we are glad to show you quotes and grants.',
    ),
    said(
      'Het energielabel is laag en dat verzwijgen we niet: isolatie en een nieuwe ketel maken hier het grootste verschil.',
      'Le label énergétique est faible, nous ne le cachons pas : isolation et nouvelle chaudière feront ici toute la différence.',
      'Die Energieklasse ist niedrig, das verschweigen wir nicht: Dämmung und eine neue Heizung machen hier den größten Unterschied.',
      'The energy label is low, and we do not hide it: insulation and a new boiler make the greatest difference here.',
    ),
  ],
};

/** The last sentence of a description. */
export const closings: Record<'sale' | 'rent', readonly Said[]> = {
  sale: [
    said(
      'Bezoeken kan op afspraak, ook op zaterdag en na het werk.',
      'Les visites se font sur rendez-vous, aussi le samedi et en soirée.',
      'Besichtigungen sind nach Absprache möglich, auch samstags und nach Feierabend.',
      'Viewings are by appointment, also on Saturdays and after work.',
    ),
    said(
      'De attesten liggen klaar; vraag ze gerust voor uw bezoek.',
      'Les attestations sont prêtes ; demandez-les avant votre visite.',
      'Die Atteste liegen bereit; fragen Sie ruhig vor der Besichtigung danach.',
      'The certificates are ready; do ask for them before your viewing.',
    ),
    said(
      'Vrij bij akte. De verkoper kent de buurt al jaren en vertelt er graag over.',
      'Libre à l’acte. Le vendeur connaît le quartier depuis des années et en parle volontiers.',
      'Frei bei Beurkundung. Der Verkäufer kennt die Gegend seit Jahren und erzählt gern davon.',
      'Free at completion. The seller has known the area for years and is happy to talk about it.',
    ),
    said(
      'Kom eens kijken op een weekdag, dan hoort u hoe stil het hier is.',
      'Venez un jour de semaine : vous entendrez le calme.',
      'Kommen Sie an einem Werktag, dann hören Sie, wie ruhig es hier ist.',
      'Come on a weekday and you will hear how quiet it is.',
    ),
  ],
  rent: [
    said(
      'De huurwaarborg staat geblokkeerd op uw naam en de plaatsbeschrijving wordt bij aanvang opgemaakt.',
      'La garantie locative reste bloquée à votre nom et l’état des lieux est dressé à l’entrée.',
      'Die Mietkaution bleibt auf Ihren Namen gesperrt, das Übergabeprotokoll wird beim Einzug erstellt.',
      'The deposit is blocked in your own name and an inventory is drawn up at the start.',
    ),
    said(
      'Wij behandelen kandidaten in de volgorde waarin hun dossier volledig is; u krijgt binnen de week antwoord.',
      'Nous retenons les candidats dans l’ordre des dossiers complets ; réponse dans la semaine.',
      'Wir wählen nach der Reihenfolge vollständiger Dossiers; Antwort innerhalb einer Woche.',
      'We consider applicants in the order in which their files are complete; you have our answer within the week.',
    ),
    said(
      'Het contract wordt door ons geregistreerd en de huur jaarlijks volgens de wet aangepast.',
      'Nous enregistrons le bail et l’adaptation du loyer suit la loi.',
      'Wir registrieren den Vertrag, und die Miete wird nach dem Gesetz angepasst.',
      'We register the lease and the rent is adjusted as the law provides.',
    ),
  ],
};
