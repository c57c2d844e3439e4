import { type Said, said } from '#demo/said.ts';
import type { PropertyDetails } from '#domain/property/values.ts';

/** The columns that a feature fills; other attributes go to `details`. */
type FeatureColumns = {
  has_garden?: true;
  has_terrace?: true;
  has_garage?: true;
  has_lift?: true;
  is_furnished?: true;
  is_new_build?: true;
};

/**
 * A feature of a property: how it is named after 'with' in a title, how a text describes it, and what it means in the
 * catalogue.
 */
type Feature = { title: Said; told: readonly Said[]; columns?: FeatureColumns; details?: PropertyDetails };

const outside = {
  sunnyGarden: {
    title: said('zonnige tuin', 'jardin ensoleillé', 'sonnigem Garten', 'a sunny garden'),
    told: [
      said(
        'De tuin ligt op het zuidwesten en krijgt zon tot het einde van de dag.',
        'Le jardin, orienté sud-ouest, profite du soleil jusqu’au soir.',
        'Der Garten liegt nach Südwesten und hat Sonne bis zum Abend.',
        'The garden faces south-west and has sun until the end of the day.',
      ),
      said(
        'Achteraan wacht een tuin waar van de middag tot de avond zon is.',
        'À l’arrière s’étend un jardin ensoleillé de midi au soir.',
        'Hinter dem Haus liegt ein Garten mit Sonne von mittags bis abends.',
        'At the back is a garden with sun from midday to evening.',
      ),
    ],
    columns: { has_garden: true, has_terrace: true },
    details: { gardenOrientation: 'south_west', rearOrientation: 'south_west' },
  },
  southGarden: {
    title: said('tuin op het zuiden', 'jardin plein sud', 'Südgarten', 'a south-facing garden'),
    told: [
      said(
        'De tuin is pal op het zuiden gericht en helemaal omheind.',
        'Le jardin est exposé plein sud et entièrement clôturé.',
        'Der Garten liegt genau nach Süden und ist ganz eingezäunt.',
        'The garden faces due south and is fenced all round.',
      ),
      said(
        'Achter het terras begint een tuin op het zuiden, met plaats voor een moestuin en een schommel.',
        'Derrière la terrasse commence un jardin au sud, avec de la place pour un potager et une balançoire.',
        'Hinter der Terrasse beginnt ein Südgarten mit Platz für Gemüse und Schaukel.',
        'Beyond the terrace a south-facing garden begins, with room for vegetables and a swing.',
      ),
    ],
    columns: { has_garden: true, has_terrace: true },
    details: { gardenOrientation: 'south', rearOrientation: 'south' },
  },
  cityGarden: {
    title: said(
      'ommuurde stadstuin',
      'jardin de ville clos de murs',
      'ummauertem Stadtgarten',
      'a walled town garden',
    ),
    told: [
      said(
        'De ommuurde stadstuin is klein genoeg om bij te houden en groot genoeg om buiten te eten.',
        'Le jardin clos de murs est assez petit pour s’entretenir sans peine et assez grand pour y manger.',
        'Der ummauerte Garten ist klein genug, um ihn zu pflegen, und groß genug, um draußen zu essen.',
        'The walled garden is small enough to look after and large enough to eat in.',
      ),
      said(
        'Achter de keuken ligt een stadstuin met oude muren, waar het stadsgeluid wegvalt.',
        'Derrière la cuisine, un jardin aux vieux murs où le bruit de la ville s’efface.',
        'Hinter der Küche liegt ein Garten mit alten Mauern, in dem man die Stadt nicht mehr hört.',
        'Behind the kitchen is a garden with old walls where the sound of the city fades.',
      ),
    ],
    columns: { has_garden: true },
    details: { gardenOrientation: 'west', rearOrientation: 'west' },
  },
  largeGarden: {
    title: said('grote tuin', 'grand jardin', 'großem Garten', 'a large garden'),
    told: [
      said(
        'De tuin is volgroeid, met hagen die inkijk tegenhouden en fruitbomen die al dragen.',
        'Le jardin est arboré, avec des haies qui protègent des regards et des fruitiers qui donnent déjà.',
        'Der Garten ist eingewachsen, mit Hecken gegen fremde Blicke und Obstbäumen, die schon tragen.',
        'The garden is mature, with hedges that keep out prying eyes and fruit trees that already bear.',
      ),
      said(
        'Rond het huis ligt een grote tuin met gazon, borders en een stuk dat u gerust wild laat.',
        'Autour de la maison, un grand jardin avec pelouse, massifs et un coin que l’on peut laisser sauvage.',
        'Rund um das Haus liegt ein großer Garten mit Rasen, Beeten und einer Ecke, die wild bleiben darf.',
        'Around the house lies a large garden with lawn, borders and a corner you can happily leave wild.',
      ),
    ],
    columns: { has_garden: true, has_terrace: true },
    details: { gardenOrientation: 'south_east', rearOrientation: 'south_east' },
  },
  meadow: {
    title: said('weide', 'prairie', 'eigener Weide', 'a meadow'),
    told: [
      said(
        'Bij het huis hoort een aaneengesloten weide, geschikt voor twee paarden of een kleine kudde schapen.',
        'Une prairie d’un seul tenant accompagne la maison ; elle convient à deux chevaux ou à quelques moutons.',
        'Zum Haus gehört eine zusammenhängende Weide, geeignet für zwei Pferde oder eine kleine Schafherde.',
        'An undivided meadow goes with the house, suited to two horses or a small flock of sheep.',
      ),
    ],
    columns: { has_garden: true },
    details: { gardenOrientation: 'south' },
  },
  pool: {
    title: said('zwembad', 'piscine', 'Schwimmbecken', 'a swimming pool'),
    told: [
      said(
        'Het zwembad wordt verwarmd met een warmtepomp en sluit af met een rolluik.',
        'La piscine est chauffée par pompe à chaleur et se ferme par un volet roulant.',
        'Das Schwimmbecken wird mit einer Wärmepumpe beheizt und mit einer Rollabdeckung verschlossen.',
        'The pool is heated by a heat pump and closes with a roller cover.',
      ),
    ],
    columns: { has_garden: true, has_terrace: true },
    details: { hasSwimmingPool: true },
  },
  terrace: {
    title: said('zonnig terras', 'terrasse ensoleillée', 'sonniger Terrasse', 'a sunny terrace'),
    told: [
      said(
        'Het terras ligt op het zuiden en is diep genoeg voor een tafel met zes stoelen.',
        'La terrasse, exposée au sud, est assez profonde pour une table de six.',
        'Die Terrasse liegt nach Süden und ist tief genug für einen Tisch mit sechs Stühlen.',
        'The terrace faces south and is deep enough for a table with six chairs.',
      ),
      said(
        'Op het terras eet u van april tot oktober buiten.',
        'Sur la terrasse, on mange dehors d’avril à octobre.',
        'Auf der Terrasse essen Sie von April bis Oktober draußen.',
        'On the terrace you can eat outdoors from April to October.',
      ),
    ],
    columns: { has_terrace: true },
    details: { terraceOrientation: 'south' },
  },
  roofTerrace: {
    title: said('dakterras', 'toit-terrasse', 'Dachterrasse', 'a roof terrace'),
    told: [
      said(
        'Het dakterras kijkt over de daken en heeft water en elektriciteit.',
        'Le toit-terrasse donne sur les toits et dispose d’eau et d’électricité.',
        'Die Dachterrasse blickt über die Dächer und hat Wasser und Strom.',
        'The roof terrace looks over the rooftops and has water and power.',
      ),
    ],
    columns: { has_terrace: true },
    details: { terraceOrientation: 'south_west' },
  },
  balcony: {
    title: said('balkon', 'balcon', 'Balkon', 'a balcony'),
    told: [
      said(
        'Het balkon vangt de ochtendzon, precies genoeg voor een koffie en een krant.',
        'Le balcon prend le soleil du matin : de quoi lire le journal avec un café.',
        'Der Balkon hat Morgensonne, gerade richtig für Kaffee und Zeitung.',
        'The balcony catches the morning sun, just right for coffee and a newspaper.',
      ),
    ],
    columns: { has_terrace: true },
    details: { hasBalcony: true, terraceOrientation: 'east' },
  },
  openView: {
    title: said('vrij zicht', 'vue dégagée', 'freier Sicht', 'an open view'),
    told: [
      said(
        'Achter de tuingrens liggen alleen velden: het zicht blijft vrij.',
        'Au-delà du jardin, rien que des champs : la vue reste libre.',
        'Hinter dem Garten liegen nur Felder: Die Sicht bleibt frei.',
        'Beyond the garden there are only fields: the view stays open.',
      ),
      said(
        'Aan de achterkant kijkt u uit over het land, zonder overburen.',
        'À l’arrière, le regard porte sur la campagne, sans vis-à-vis.',
        'Nach hinten blickt man über das Land, ohne Gegenüber.',
        'At the back you look out over the country, with nobody opposite.',
      ),
    ],
  },
  waterView: {
    title: said('zicht op het water', 'vue sur l’eau', 'Blick aufs Wasser', 'a view of the water'),
    told: [
      said(
        'Vanuit de leefruimte ziet u het water, en in de zomer de boten.',
        'Du séjour, on voit l’eau et, l’été, les bateaux.',
        'Vom Wohnraum sieht man das Wasser und im Sommer die Boote.',
        'From the living room you see the water and, in summer, the boats.',
      ),
    ],
  },
} as const satisfies Record<string, Feature>;

const parking = {
  garage: {
    title: said('garage', 'garage', 'Garage', 'a garage'),
    told: [
      said(
        'De garage heeft een automatische poort en is van binnenuit bereikbaar.',
        'Le garage possède une porte automatique et communique avec l’intérieur.',
        'Die Garage hat ein automatisches Tor und ist von innen erreichbar.',
        'The garage has an automatic door and can be reached from inside.',
      ),
      said(
        'In de garage is er naast de auto plaats voor fietsen en een werkbank.',
        'Le garage accueille la voiture, les vélos et un établi.',
        'In der Garage ist neben dem Auto Platz für Fahrräder und Werkbank.',
        'Besides the car, the garage has room for bicycles and a workbench.',
      ),
    ],
    columns: { has_garage: true },
    details: { garages: 1 },
  },
  doubleGarage: {
    title: said('dubbele garage', 'double garage', 'Doppelgarage', 'a double garage'),
    told: [
      said(
        'De dubbele garage is hoog genoeg voor een dakkoffer en heeft een laadpunt.',
        'Le double garage est assez haut pour un coffre de toit et équipé d’une borne de recharge.',
        'Die Doppelgarage ist hoch genug für eine Dachbox und hat eine Ladestation.',
        'The double garage is high enough for a roof box and has a charging point.',
      ),
    ],
    columns: { has_garage: true },
    details: { garages: 2, hasChargingPoint: true },
  },
  carport: {
    title: said('carport', 'carport', 'Carport', 'a carport'),
    told: [
      said(
        'Onder de carport staat de auto droog; op de oprit kan er een tweede bij.',
        'La voiture est à l’abri sous le carport ; une seconde trouve place dans l’allée.',
        'Im Carport steht das Auto trocken, in der Zufahrt ist Platz für ein zweites.',
        'The carport keeps one car dry; there is room for a second on the drive.',
      ),
    ],
    details: { carports: 1, outdoorParkingSpaces: 1 },
  },
  parkingSpace: {
    title: said(
      'ondergrondse parkeerplaats',
      'parking souterrain',
      'Tiefgaragenplatz',
      'underground parking',
    ),
    told: [
      said(
        'Een ondergrondse parkeerplaats is in de prijs begrepen, met een laadpunt in voorbereiding.',
        'Un emplacement en sous-sol est compris, avec raccordement prévu pour une borne.',
        'Ein Stellplatz in der Tiefgarage ist inbegriffen, eine Ladestation ist vorbereitet.',
        'An underground parking space is included, prepared for a charging point.',
      ),
      said(
        'Bij het appartement horen een parkeerplaats in de kelder en een afgesloten berging.',
        'Un emplacement au sous-sol et une cave fermée accompagnent l’appartement.',
        'Zur Wohnung gehören ein Stellplatz im Untergeschoss und ein abschließbarer Abstellraum.',
        'A parking space in the basement and a lockable store go with the apartment.',
      ),
    ],
    details: { indoorParkingSpaces: 1, hasStorageRoom: true },
  },
  bicycles: {
    title: said('fietsenberging', 'local vélos', 'Fahrradkeller', 'bicycle storage'),
    told: [
      said(
        'Fietsen staan droog en achter slot in de gemeenschappelijke berging.',
        'Les vélos sont au sec et sous clé dans le local commun.',
        'Fahrräder stehen trocken und abgeschlossen im Gemeinschaftsraum.',
        'Bicycles are kept dry and locked in the shared store.',
      ),
    ],
    details: { hasBicycleStorage: true },
  },
} as const satisfies Record<string, Feature>;

const inside = {
  bayWindows: {
    title: said('erkers', 'bow-windows', 'Erkern', 'bay windows'),
    told: [
      said(
        'De erker haalt aan drie kanten licht binnen en is de beste leesplek van het huis.',
        'Le bow-window capte la lumière de trois côtés ; c’est le meilleur coin lecture de la maison.',
        'Der Erker holt von drei Seiten Licht herein und ist der beste Leseplatz des Hauses.',
        'The bay draws light from three sides and is the best place in the house to read.',
      ),
    ],
  },
  highCeilings: {
    title: said('hoge plafonds', 'hauts plafonds', 'hohen Decken', 'high ceilings'),
    told: [
      said(
        'De plafonds zijn meer dan drie meter hoog en de lijsten zijn bewaard.',
        'Les plafonds dépassent trois mètres et les moulures sont conservées.',
        'Die Decken sind über drei Meter hoch, die Stuckleisten blieben erhalten.',
        'The ceilings are over three metres high and the mouldings have been kept.',
      ),
      said(
        'Door de hoge plafonds lijkt elke kamer een maat groter.',
        'Grâce aux hauts plafonds, chaque pièce paraît une taille au-dessus.',
        'Durch die hohen Decken wirkt jedes Zimmer eine Nummer größer.',
        'The high ceilings make every room seem a size larger.',
      ),
    ],
  },
  woodFloors: {
    title: said('plankenvloeren', 'parquets anciens', 'Dielenböden', 'timber floors'),
    told: [
      said(
        'De plankenvloeren zijn geschuurd en opnieuw geolied.',
        'Les parquets ont été poncés et huilés à neuf.',
        'Die Dielen wurden geschliffen und frisch geölt.',
        'The floorboards have been sanded and freshly oiled.',
      ),
      said(
        'Onder het tapijt kwam een grenen vloer tevoorschijn die weer mag gezien worden.',
        'Sous la moquette est réapparu un plancher de pin que l’on montre à nouveau.',
        'Unter dem Teppich kam ein Kiefernboden hervor, der sich wieder sehen lassen kann.',
        'Under the carpet a pine floor came to light that deserves to be seen again.',
      ),
    ],
  },
  fireplace: {
    title: said('open haard', 'feu ouvert', 'offenem Kamin', 'an open fire'),
    told: [
      said(
        'De haard in het salon trekt goed en werd dit jaar gekeurd.',
        'Le feu ouvert du salon tire bien ; le conduit a été contrôlé cette année.',
        'Der Kamin im Salon zieht gut und wurde dieses Jahr geprüft.',
        'The fire in the sitting room draws well and was inspected this year.',
      ),
      said(
        'Rond de haard is er plaats voor twee zetels en een muur vol boeken.',
        'Autour du feu, il y a place pour deux fauteuils et un mur de livres.',
        'Rund um den Kamin ist Platz für zwei Sessel und eine Wand voller Bücher.',
        'Around the fire there is room for two armchairs and a wall of books.',
      ),
    ],
    details: { hasFireplace: true },
  },
  newKitchen: {
    title: said('nieuwe keuken', 'cuisine neuve', 'neuer Küche', 'a new kitchen'),
    told: [
      said(
        'De keuken werd twee jaar geleden vernieuwd, met inductie, oven en vaatwasser.',
        'La cuisine a été refaite il y a deux ans : induction, four et lave-vaisselle.',
        'Die Küche wurde vor zwei Jahren erneuert, mit Induktion, Backofen und Geschirrspüler.',
        'The kitchen was renewed two years ago, with induction hob, oven and dishwasher.',
      ),
      said(
        'In de nieuwe keuken zit elk toestel waar u het zoekt, en de garantie loopt nog.',
        'Dans la nouvelle cuisine, chaque appareil est à sa place, et encore sous garantie.',
        'In der neuen Küche ist jedes Gerät dort, wo man es sucht, und noch unter Garantie.',
        'In the new kitchen every appliance is where you would look for it, and still under guarantee.',
      ),
    ],
    details: { kitchen: 'fully_equipped' },
  },
  islandKitchen: {
    title: said('kookeiland', 'îlot de cuisine', 'Kochinsel', 'a kitchen island'),
    told: [
      said(
        'Het kookeiland is de plek waar iedereen belandt, met zicht op de tuin.',
        'L’îlot est l’endroit où tout le monde finit par se retrouver, face au jardin.',
        'An der Kochinsel landen am Ende alle, mit Blick in den Garten.',
        'The kitchen island is where everybody ends up, with a view of the garden.',
      ),
    ],
    details: { kitchen: 'fully_equipped' },
  },
  newBathroom: {
    title: said('vernieuwde badkamer', 'salle de bains rénovée', 'erneuertem Bad', 'a renovated bathroom'),
    told: [
      said(
        'De badkamer is vernieuwd en heeft een inloopdouche en een dubbele wastafel.',
        'La salle de bains rénovée offre une douche à l’italienne et un double lavabo.',
        'Das Badezimmer ist erneuert, mit bodengleicher Dusche und Doppelwaschtisch.',
        'The bathroom has been renovated with a walk-in shower and a double basin.',
      ),
    ],
  },
  study: {
    title: said('bureau aan huis', 'bureau', 'Arbeitszimmer', 'a study'),
    told: [
      said(
        'Het bureau heeft een eigen deur en ligt ver genoeg van de leefruimte om er rustig te bellen.',
        'Le bureau a sa propre porte, assez loin du séjour pour téléphoner au calme.',
        'Das Arbeitszimmer hat eine eigene Tür und liegt weit genug vom Wohnraum, um in Ruhe zu telefonieren.',
        'The study has a door of its own and is far enough from the living room for a quiet call.',
      ),
      said(
        'Aan de straatkant is er een kamer die als bureau of praktijk kan dienen.',
        'Côté rue, une pièce peut servir de bureau ou de cabinet.',
        'Zur Straße liegt ein Zimmer, das als Büro oder Praxis dienen kann.',
        'On the street side is a room that can serve as an office or practice.',
      ),
    ],
    details: { hasStudy: true },
  },
  groundFloorBedroom: {
    title: said(
      'slaapkamer op het gelijkvloers',
      'chambre au rez-de-chaussée',
      'Schlafzimmer im Erdgeschoss',
      'a ground-floor bedroom',
    ),
    told: [
      said(
        'Slapen en baden kan op het gelijkvloers: vandaag handig, later nodig.',
        'On peut dormir et se laver au rez-de-chaussée : pratique aujourd’hui, utile demain.',
        'Schlafen und Baden geht im Erdgeschoss: heute praktisch, später wichtig.',
        'You can sleep and bathe on the ground floor: handy today, needed later.',
      ),
    ],
  },
  attic: {
    title: said(
      'in te richten zolder',
      'grenier aménageable',
      'ausbaubarem Dachboden',
      'a convertible attic',
    ),
    told: [
      said(
        'De zolder met vaste trap is hoog genoeg om er nog een kamer van te maken.',
        'Le grenier, desservi par un escalier fixe, est assez haut pour devenir une chambre.',
        'Der Dachboden mit fester Treppe ist hoch genug für ein weiteres Zimmer.',
        'The attic has a fixed stair and is high enough to become another room.',
      ),
    ],
    details: { hasAttic: true },
  },
  cellar: {
    title: said('kelder', 'cave', 'Keller', 'a cellar'),
    told: [
      said(
        'De kelder is droog en over de hele breedte begaanbaar.',
        'La cave est saine et praticable sur toute la largeur.',
        'Der Keller ist trocken und in ganzer Breite begehbar.',
        'The cellar is dry and has standing height across its width.',
      ),
    ],
    details: { hasCellar: true },
  },
  annexe: {
    title: said('bijgebouw', 'dépendance', 'Nebengebäude', 'an outbuilding'),
    told: [
      said(
        'Het bijgebouw heeft elektriciteit en water; atelier, praktijk of logeerhuis, u kiest.',
        'La dépendance dispose d’eau et d’électricité ; atelier, cabinet ou maison d’amis, à vous de choisir.',
        'Das Nebengebäude hat Strom und Wasser; Atelier, Praxis oder Gästehaus, Sie entscheiden.',
        'The outbuilding has power and water; studio, practice or guest house, the choice is yours.',
      ),
    ],
    details: { hasStorageRoom: true },
  },
  lift: {
    title: said('lift', 'ascenseur', 'Aufzug', 'a lift'),
    told: [
      said(
        'De lift stopt op elke verdieping, ook in de kelder.',
        'L’ascenseur dessert tous les niveaux, y compris le sous-sol.',
        'Der Aufzug hält auf jeder Etage, auch im Untergeschoss.',
        'The lift stops on every floor, the basement included.',
      ),
    ],
    columns: { has_lift: true },
    details: { hasVideophone: true },
  },
  furnished: {
    title: said('meubilair', 'mobilier', 'Mobiliar', 'furniture'),
    told: [
      said(
        'Alles blijft staan, van bed tot borden; de inventaris hoort bij het contract.',
        'Tout reste en place, du lit à la vaisselle ; l’inventaire est joint au contrat.',
        'Alles bleibt stehen, vom Bett bis zum Geschirr; die Liste gehört zum Vertrag.',
        'Everything stays, from the bed to the plates; the inventory is part of the contract.',
      ),
    ],
    columns: { is_furnished: true },
  },
  pets: {
    title: said('plaats voor huisdieren', 'animaux bienvenus', 'Platz für Haustiere', 'pets welcome'),
    told: [
      said(
        'Een huisdier is welkom, mits u het vooraf meldt.',
        'Un animal est le bienvenu, à condition de l’annoncer.',
        'Ein Haustier ist willkommen, wenn Sie es vorher ankündigen.',
        'A pet is welcome, provided you tell us beforehand.',
      ),
    ],
    details: { petsAllowed: true },
  },
} as const satisfies Record<string, Feature>;

const technical = {
  heatPump: {
    title: said('warmtepomp', 'pompe à chaleur', 'Wärmepumpe', 'a heat pump'),
    told: [
      said(
        'Een warmtepomp en vloerverwarming houden het huis warm; een gasaansluiting is er niet en niet nodig.',
        'Pompe à chaleur et chauffage au sol tiennent la maison au chaud ; il n’y a pas de gaz, et il n’en faut pas.',
        'Wärmepumpe und Fußbodenheizung halten das Haus warm; einen Gasanschluss gibt es nicht, und er fehlt auch nicht.',
        'A heat pump and underfloor heating keep the house warm; there is no gas connection and no need of one.',
      ),
      said(
        'De warmtepomp verwarmt in de winter en koelt in de zomer een paar graden.',
        'La pompe à chaleur chauffe l’hiver et rafraîchit de quelques degrés l’été.',
        'Die Wärmepumpe heizt im Winter und kühlt im Sommer um einige Grad.',
        'The heat pump warms in winter and cools by a few degrees in summer.',
      ),
    ],
    details: { heating: ['heat_pump'], heatEmission: ['underfloor'], ventilation: 'balanced' },
  },
  solarPanels: {
    title: said('zonnepanelen', 'panneaux photovoltaïques', 'Photovoltaikanlage', 'solar panels'),
    told: [
      said(
        'De zonnepanelen dekken op jaarbasis ruim de helft van het verbruik.',
        'Les panneaux couvrent, sur l’année, plus de la moitié de la consommation.',
        'Die Photovoltaikanlage deckt übers Jahr gut die Hälfte des Verbrauchs.',
        'The solar panels cover well over half of the year’s consumption.',
      ),
      said(
        'Op het dak liggen zonnepanelen, met een digitale meter in de kast.',
        'Des panneaux photovoltaïques sont posés en toiture, avec compteur numérique.',
        'Auf dem Dach liegt eine Photovoltaikanlage, der Zähler ist digital.',
        'There are solar panels on the roof, and a digital meter.',
      ),
    ],
    details: { hasSolarPanels: true, solarPanelsKwp: 5.2 },
  },
  newRoof: {
    title: said('vernieuwd dak', 'toiture neuve', 'neuem Dach', 'a new roof'),
    told: [
      said(
        'Het dak werd vernieuwd en met twintig centimeter geïsoleerd; de facturen liggen klaar.',
        'La toiture a été refaite et isolée sur vingt centimètres ; les factures sont disponibles.',
        'Das Dach wurde erneuert und mit zwanzig Zentimetern gedämmt; die Rechnungen liegen vor.',
        'The roof was renewed and insulated to twenty centimetres; the invoices are at hand.',
      ),
    ],
    details: { hasRoofInsulation: true },
  },
  newWindows: {
    title: said('nieuwe ramen', 'châssis neufs', 'neuen Fenstern', 'new windows'),
    told: [
      said(
        'De ramen zijn vervangen door hoogrendementsglas, dat u meteen merkt aan de stilte.',
        'Les châssis ont été remplacés par du vitrage à haut rendement ; on l’entend tout de suite au silence.',
        'Die Fenster haben neues Hochleistungsglas; man merkt es gleich an der Stille.',
        'The windows have been replaced with high-performance glass, which you notice at once in the quiet.',
      ),
    ],
    details: { glazing: ['high_yield'] },
  },
  rainwater: {
    title: said('regenwaterput', 'citerne d’eau de pluie', 'Regenwasserzisterne', 'a rainwater tank'),
    told: [
      said(
        'De regenwaterput voedt toiletten, wasmachine en buitenkraan.',
        'La citerne d’eau de pluie alimente les toilettes, la lessiveuse et le robinet extérieur.',
        'Die Regenwasserzisterne versorgt Toiletten, Waschmaschine und Außenhahn.',
        'The rainwater tank feeds toilets, washing machine and outside tap.',
      ),
    ],
    details: { rainwaterTankLitres: 10_000 },
  },
  airConditioning: {
    title: said('airconditioning', 'climatisation', 'Klimaanlage', 'air conditioning'),
    told: [
      said(
        'In de slaapkamers is airconditioning, in de leefruimte zonwering.',
        'Les chambres sont climatisées, le séjour est protégé par des stores.',
        'Die Schlafzimmer sind klimatisiert, der Wohnraum hat Sonnenschutz.',
        'The bedrooms are air-conditioned; the living room has sunblinds.',
      ),
    ],
    details: { hasAirConditioning: true },
  },
  needsWork: {
    title: said('veel mogelijkheden', 'beau potentiel', 'viel Potenzial', 'plenty of potential'),
    told: [
      said(
        'De woning moet gerenoveerd worden: reken op dak, ramen, elektriciteit en badkamer.',
        'La maison est à rénover : comptez la toiture, les châssis, l’électricité et la salle de bains.',
        'Das Haus ist zu renovieren: Rechnen Sie mit Dach, Fenstern, Elektrik und Bad.',
        'The house is in need of renovation: allow for roof, windows, wiring and bathroom.',
      ),
      said(
        'U koopt vooral een goede structuur op een goede plek; de afwerking is aan u.',
        'On achète ici une bonne structure à un bon endroit ; le reste est à refaire.',
        'Sie kaufen vor allem gute Substanz an gutem Ort; der Ausbau ist Ihre Sache.',
        'You are buying a sound structure in a good place; the finish is up to you.',
      ),
    ],
    details: { condition: 'to_renovate', electricalInspection: 'not_compliant' },
  },
} as const satisfies Record<string, Feature>;

const ground = {
  freeBuilder: {
    title: said(
      'vrije keuze van aannemer',
      'libre choix du constructeur',
      'freier Wahl des Bauunternehmers',
      'free choice of builder',
    ),
    told: [
      said(
        'U kiest zelf uw architect en aannemer; er is geen bouwverplichting.',
        'Vous choisissez votre architecte et votre entrepreneur ; aucune obligation de bâtir.',
        'Architekt und Bauunternehmer wählen Sie selbst; eine Bauverpflichtung besteht nicht.',
        'You choose your own architect and builder; there is no obligation to build.',
      ),
    ],
  },
  services: {
    title: said(
      'aansluitingen aan de straat',
      'raccordements en voirie',
      'Anschlüssen an der Straße',
      'services at the kerb',
    ),
    told: [
      said(
        'Water, elektriciteit, riolering en glasvezel liggen aan de straat.',
        'Eau, électricité, égouts et fibre sont disponibles en voirie.',
        'Wasser, Strom, Kanal und Glasfaser liegen an der Straße.',
        'Water, electricity, sewer and fibre are available at the kerb.',
      ),
    ],
    details: { hasWater: true, hasElectricity: true, hasSewer: true, hasInternet: true },
  },
  southRear: {
    title: said(
      'achterkant op het zuiden',
      'arrière plein sud',
      'Südseite zum Garten',
      'a south-facing rear',
    ),
    told: [
      said(
        'De achterzijde ligt op het zuiden, zodat tuin en leefruimte samen zon krijgen.',
        'L’arrière est exposé au sud : jardin et séjour profiteront du même soleil.',
        'Die Rückseite liegt nach Süden, so bekommen Garten und Wohnraum gemeinsam Sonne.',
        'The rear faces south, so garden and living room will share the sun.',
      ),
    ],
    details: { rearOrientation: 'south' },
  },
  leased: {
    title: said('lopende pacht', 'bail à ferme en cours', 'laufender Pacht', 'a sitting farm tenant'),
    told: [
      said(
        'De grond is verpacht; de pachter heeft een voorkooprecht, dat wij voor u laten uitklaren.',
        'La terre est louée par bail à ferme ; le preneur dispose d’un droit de préemption, que nous faisons purger.',
        'Das Land ist verpachtet; der Pächter hat ein Vorkaufsrecht, das wir für Sie klären lassen.',
        'The land is let to a farmer who has a right of pre-emption, which we have cleared for you.',
      ),
    ],
    details: { availabilityTerms: 'let' },
  },
  oldTrees: {
    title: said('oude eiken', 'vieux chênes', 'alten Eichen', 'old oaks'),
    told: [
      said(
        'Er staan eiken en beuken van meer dan tachtig jaar; een bosbeheerplan is beschikbaar.',
        'Chênes et hêtres y ont plus de quatre-vingts ans ; un plan de gestion est disponible.',
        'Hier stehen Eichen und Buchen, die über achtzig Jahre alt sind; ein Bewirtschaftungsplan liegt vor.',
        'Oaks and beeches of more than eighty years stand here; a management plan is available.',
      ),
    ],
  },
  electricDoor: {
    title: said('elektrische poort', 'porte électrique', 'elektrischem Tor', 'an electric door'),
    told: [
      said(
        'De poort opent met afstandsbediening en is 2,40 meter breed.',
        'La porte s’ouvre à distance et mesure 2,40 mètres de large.',
        'Das Tor öffnet per Fernbedienung und ist 2,40 Meter breit.',
        'The door opens by remote control and is 2,40 metres wide.',
      ),
    ],
    details: { hasElectricity: true },
  },
  chargingPoint: {
    title: said('laadpunt', 'borne de recharge', 'Ladestation', 'a charging point'),
    told: [
      said(
        'Een laadpunt met eigen teller is geplaatst.',
        'Une borne de recharge avec compteur individuel est installée.',
        'Eine Ladestation mit eigenem Zähler ist vorhanden.',
        'A charging point with its own meter is installed.',
      ),
    ],
    details: { hasChargingPoint: true, hasElectricity: true },
  },
} as const satisfies Record<string, Feature>;

const working = {
  meetingRooms: {
    title: said('vergaderruimtes', 'salles de réunion', 'Besprechungsräumen', 'meeting rooms'),
    told: [
      said(
        'De verdieping is ingedeeld in open werkplekken en glazen vergaderruimtes.',
        'Le plateau réunit postes de travail ouverts et salles de réunion vitrées.',
        'Die Etage ist in offene Arbeitsplätze und verglaste Besprechungsräume gegliedert.',
        'The floor is laid out in open workplaces and glazed meeting rooms.',
      ),
    ],
    details: { hasInternet: true, hasAirConditioning: true },
  },
  staffParking: {
    title: said('eigen parking', 'parking privé', 'eigenem Parkplatz', 'its own car park'),
    told: [
      said(
        'Naast het gebouw zijn er parkeerplaatsen voor personeel en bezoekers.',
        'Des emplacements pour le personnel et les visiteurs jouxtent le bâtiment.',
        'Neben dem Gebäude liegen Stellplätze für Personal und Besucher.',
        'Beside the building are parking spaces for staff and visitors.',
      ),
    ],
    details: { outdoorParkingSpaces: 12 },
  },
  shopWindow: {
    title: said('brede etalage', 'large vitrine', 'breitem Schaufenster', 'a wide shop window'),
    told: [
      said(
        'De etalage is bijna vijf meter breed en ligt op de zonzijde van de straat.',
        'La vitrine mesure près de cinq mètres et se trouve du côté ensoleillé de la rue.',
        'Das Schaufenster ist fast fünf Meter breit und liegt auf der Sonnenseite der Straße.',
        'The shop window is almost five metres wide, on the sunny side of the street.',
      ),
    ],
    details: { frontWidthM: 5.4 },
  },
  loadingDock: {
    title: said('laadkade', 'quai de chargement', 'Laderampe', 'a loading dock'),
    told: [
      said(
        'Twee sectionale poorten en een laadkade ontvangen vrachtwagens tot 40 ton.',
        'Deux portes sectionnelles et un quai accueillent les camions jusqu’à 40 tonnes.',
        'Zwei Sektionaltore und eine Rampe nehmen Lastwagen bis 40 Tonnen auf.',
        'Two sectional doors and a dock take lorries of up to 40 tonnes.',
      ),
    ],
    details: { clearHeightM: 7.2 },
  },
  horecaKitchen: {
    title: said('uitgeruste keuken', 'cuisine professionnelle', 'Profiküche', 'a professional kitchen'),
    told: [
      said(
        'De keuken is volledig uitgerust en voldoet aan de normen voor hygiëne en brandveiligheid.',
        'La cuisine est entièrement équipée et conforme aux normes d’hygiène et d’incendie.',
        'Die Küche ist voll ausgestattet und erfüllt die Vorschriften für Hygiene und Brandschutz.',
        'The kitchen is fully equipped and meets hygiene and fire regulations.',
      ),
    ],
    columns: { has_terrace: true },
    details: { kitchen: 'fully_equipped' },
  },
  fullyLet: {
    title: said('lopende huurcontracten', 'baux en cours', 'laufenden Mietverträgen', 'sitting tenants'),
    told: [
      said(
        'Alle eenheden zijn verhuurd met geregistreerde contracten; de huurlijst krijgt u bij een eerste gesprek.',
        'Toutes les unités sont louées par baux enregistrés ; l’état locatif vous est remis lors d’un premier entretien.',
        'Alle Einheiten sind mit registrierten Verträgen vermietet; die Mieterliste erhalten Sie beim ersten Gespräch.',
        'All units are let on registered leases; you receive the rent roll at a first meeting.',
      ),
    ],
    details: { availabilityTerms: 'let' },
  },
  separateMeters: {
    title: said('aparte tellers', 'compteurs séparés', 'getrennten Zählern', 'separate meters'),
    told: [
      said(
        'Elke eenheid heeft eigen tellers voor water, gas en elektriciteit.',
        'Chaque unité a ses compteurs d’eau, de gaz et d’électricité.',
        'Jede Einheit hat eigene Zähler für Wasser, Gas und Strom.',
        'Each unit has its own meters for water, gas and electricity.',
      ),
    ],
  },
} as const satisfies Record<string, Feature>;

const all = { ...outside, ...parking, ...inside, ...technical, ...ground, ...working };

export type FeatureKey = keyof typeof all;

export const features: Record<FeatureKey, Feature> = all;
