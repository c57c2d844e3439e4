import { type Said, said } from '#demo/said.ts';

/** About a place: where in it the property lies (for a title), and what it is like to live or work there. */
type PlaceSentences = { near: Said; told: Said };

/**
 * By postal code and locality, as in the table of places. No sentence names a street, because some addresses are
 * hidden.
 */
export const placeSentences = {
  '9000 Gent': {
    near: said('in het hart van Gent', 'au cœur de Gand', 'im Herzen von Gent', 'in the heart of Ghent'),
    told: said(
      'Winkels, musea en de tram liggen op wandelafstand; met de fiets staat u in tien minuten aan het station Gent-Sint-Pieters.',
      'Commerces, musées et tram sont à distance de marche ; à vélo, la gare de Gand-Saint-Pierre est à dix minutes.',
      'Geschäfte, Museen und die Straßenbahn erreicht man zu Fuß; mit dem Rad sind es zehn Minuten bis zum Bahnhof Gent-Sint-Pieters.',
      'Shops, museums and the tram are within walking distance; by bicycle Gent-Sint-Pieters station is ten minutes away.',
    ),
  },
  '9030 Mariakerke': {
    near: said(
      'in het groene Mariakerke',
      'à Mariakerke, au vert',
      'im grünen Mariakerke',
      'in leafy Mariakerke',
    ),
    told: said(
      'Mariakerke heeft scholen, sport en het groen van de Bourgoyen om de hoek, en de tram naar het centrum van Gent.',
      'Mariakerke offre écoles, sport et la réserve des Bourgoyen à deux pas, avec le tram vers le centre de Gand.',
      'Mariakerke bietet Schulen, Sport und das Grün der Bourgoyen um die Ecke sowie die Straßenbahn ins Zentrum von Gent.',
      'Mariakerke has schools, sport and the Bourgoyen nature reserve round the corner, and the tram to the centre of Ghent.',
    ),
  },
  '9031 Drongen': {
    near: said(
      'bij de Leie in Drongen',
      'près de la Lys à Drongen',
      'an der Leie in Drongen',
      'by the Lys in Drongen',
    ),
    told: said(
      'Drongen is een dorp met een station, een abdij en de Leie, op een kwartier van het centrum van Gent.',
      'Drongen, c’est un village avec gare, abbaye et Lys, à un quart d’heure du centre de Gand.',
      'Drongen ist ein Dorf mit Bahnhof, Abtei und der Leie, eine Viertelstunde vom Zentrum von Gent.',
      'Drongen is a village with a station, an abbey and the Lys, a quarter of an hour from the centre of Ghent.',
    ),
  },
  '9032 Wondelgem': {
    near: said(
      'in een rustige wijk van Wondelgem',
      'dans un quartier calme de Wondelgem',
      'in einem ruhigen Viertel von Wondelgem',
      'in a quiet part of Wondelgem',
    ),
    told: said(
      'Wondelgem ligt tussen de ring en de stad: snel weg met de auto, snel binnen met de tram.',
      'Wondelgem se situe entre le ring et la ville : vite sur la route en voiture, vite au centre en tram.',
      'Wondelgem liegt zwischen Ring und Stadt: schnell hinaus mit dem Auto, schnell hinein mit der Straßenbahn.',
      'Wondelgem lies between the ring road and the city: quickly out by car, quickly in by tram.',
    ),
  },
  '9040 Sint-Amandsberg': {
    near: said(
      'aan de rand van het centrum van Gent',
      'aux portes du centre de Gand',
      'am Rand der Genter Innenstadt',
      'on the edge of central Ghent',
    ),
    told: said(
      'Sint-Amandsberg heeft bakkers, parken en het station Gent-Dampoort vlakbij.',
      'Sint-Amandsberg a ses boulangers, ses parcs et la gare de Gand-Dampoort tout près.',
      'Sint-Amandsberg hat Bäcker, Parks und den Bahnhof Gent-Dampoort ganz in der Nähe.',
      'Sint-Amandsberg has bakeries, parks and Gent-Dampoort station close by.',
    ),
  },
  '9041 Oostakker': {
    near: said(
      'in een verkeersluwe straat in Oostakker',
      'dans une rue calme d’Oostakker',
      'in einer ruhigen Straße in Oostakker',
      'in a quiet street in Oostakker',
    ),
    told: said(
      'Oostakker combineert een dorpskern met een goede verbinding naar de haven en de R4.',
      'Oostakker associe un noyau villageois à une bonne liaison vers le port et le R4.',
      'Oostakker verbindet einen Dorfkern mit guter Anbindung an Hafen und R4.',
      'Oostakker combines a village centre with good links to the port and the R4.',
    ),
  },
  '9050 Ledeberg': {
    near: said(
      'in levendig Ledeberg',
      'à Ledeberg, quartier animé',
      'im lebendigen Ledeberg',
      'in lively Ledeberg',
    ),
    told: said(
      'Ledeberg is een dorp in de stad, met een markt op zondag en een directe fietsroute naar het centrum.',
      'Ledeberg est un village dans la ville, avec son marché du dimanche et une piste cyclable directe vers le centre.',
      'Ledeberg ist ein Dorf in der Stadt, mit Sonntagsmarkt und direktem Radweg ins Zentrum.',
      'Ledeberg is a village within the city, with a Sunday market and a direct cycle route to the centre.',
    ),
  },
  '9050 Gentbrugge': {
    near: said(
      'bij de Gentbrugse Meersen',
      'près des Gentbrugse Meersen',
      'bei den Gentbrugse Meersen',
      'near the Gentbrugse Meersen',
    ),
    told: said(
      'Vanuit Gentbrugge wandelt u de Meersen in of fietst u langs de Schelde naar de stad.',
      'De Gentbrugge, on se promène dans les Meersen ou l’on rejoint la ville à vélo le long de l’Escaut.',
      'Von Gentbrugge aus spaziert man in die Meersen oder radelt an der Schelde in die Stadt.',
      'From Gentbrugge you can walk into the Meersen or cycle along the Scheldt to town.',
    ),
  },
  '9051 Afsnee': {
    near: said(
      'tussen de Leiemeersen',
      'au milieu des prairies de la Lys',
      'zwischen den Leiewiesen',
      'among the Lys meadows',
    ),
    told: said(
      'Afsnee bestaat uit een kerkje, een veer en de Leie; Gent begint aan de andere kant van de brug.',
      'Afsnee, c’est une petite église, un bac et la Lys ; Gand commence de l’autre côté du pont.',
      'Afsnee besteht aus einem Kirchlein, einer Fähre und der Leie; Gent beginnt jenseits der Brücke.',
      'Afsnee consists of a little church, a ferry and the Lys; Ghent begins across the bridge.',
    ),
  },
  '9051 Sint-Denijs-Westrem': {
    near: said(
      'in residentieel Sint-Denijs-Westrem',
      'dans un quartier résidentiel de Sint-Denijs-Westrem',
      'im gepflegten Sint-Denijs-Westrem',
      'in residential Sint-Denijs-Westrem',
    ),
    told: said(
      'Sint-Denijs-Westrem heeft scholen en winkels, en ligt vlak bij de knoop van E40 en E17.',
      'Sint-Denijs-Westrem a ses écoles et ses commerces, tout près de l’échangeur E40-E17.',
      'Sint-Denijs-Westrem hat Schulen und Geschäfte und liegt nahe am Kreuz von E40 und E17.',
      'Sint-Denijs-Westrem has schools and shops, and lies close to the junction of the E40 and E17.',
    ),
  },
  '9052 Zwijnaarde': {
    near: said(
      'vlak bij het wetenschapspark van Zwijnaarde',
      'à deux pas du parc scientifique de Zwijnaarde',
      'nahe dem Wissenschaftspark Zwijnaarde',
      'close to the Zwijnaarde science park',
    ),
    told: said(
      'Zwijnaarde ligt tussen Schelde en golfterrein, met het wetenschapspark en de E40 vlakbij.',
      'Zwijnaarde s’étend entre l’Escaut et le golf, avec le parc scientifique et l’E40 tout proches.',
      'Zwijnaarde liegt zwischen Schelde und Golfplatz, Wissenschaftspark und E40 sind nah.',
      'Zwijnaarde lies between the Scheldt and the golf course, with the science park and the E40 nearby.',
    ),
  },
  '9070 Destelbergen': {
    near: said(
      'in de groene rand van Gent',
      'dans la ceinture verte de Gand',
      'im grünen Gürtel von Gent',
      'in the green belt of Ghent',
    ),
    told: said(
      'Destelbergen heeft een dorpsplein, het Damvalleimeer en een fietssnelweg naar Gent.',
      'Destelbergen a sa place de village, le lac de Damvallei et une autoroute cyclable vers Gand.',
      'Destelbergen hat einen Dorfplatz, den Damvallei-See und einen Radschnellweg nach Gent.',
      'Destelbergen has a village square, the Damvallei lake and a cycle highway to Ghent.',
    ),
  },
  '9090 Melle': {
    near: said(
      'op wandelafstand van het station van Melle',
      'à pied de la gare de Melle',
      'unweit vom Bahnhof Melle',
      'within a walk of Melle station',
    ),
    told: said(
      'In Melle neemt u de trein naar Gent en Brussel; de Schelde en het arboretum zijn voor de zondag.',
      'À Melle, on prend le train pour Gand et Bruxelles ; l’Escaut et l’arboretum sont pour le dimanche.',
      'In Melle fährt der Zug nach Gent und Brüssel; Schelde und Arboretum sind für den Sonntag.',
      'From Melle you take the train to Ghent and Brussels; the Scheldt and the arboretum are for Sundays.',
    ),
  },
  '9820 Merelbeke-Melle': {
    near: said('in het zuiden van Gent', 'au sud de Gand', 'im Süden von Gent', 'south of Ghent'),
    told: said(
      'Merelbeke-Melle ligt aan de oprit van de E40 en de R4, met een station en een brede keuze aan scholen.',
      'Merelbeke-Melle se situe à l’entrée de l’E40 et du R4, avec une gare et un large choix d’écoles.',
      'Merelbeke-Melle liegt an der Auffahrt von E40 und R4, mit Bahnhof und vielen Schulen.',
      'Merelbeke-Melle is at the junction of the E40 and R4, with a station and a wide choice of schools.',
    ),
  },
  '9830 Sint-Martens-Latem': {
    near: said(
      'in het kunstenaarsdorp aan de Leie',
      'au village d’artistes au bord de la Lys',
      'im Künstlerdorf an der Leie',
      'in the artists’ village on the Lys',
    ),
    told: said(
      'Sint-Martens-Latem heeft galerieën, goede keukens en wandelpaden langs de Leie, op twintig minuten van Gent.',
      'Sint-Martens-Latem a ses galeries, ses bonnes tables et ses sentiers le long de la Lys, à vingt minutes de Gand.',
      'Sint-Martens-Latem hat Galerien, gute Küchen und Wege an der Leie, zwanzig Minuten von Gent.',
      'Sint-Martens-Latem has galleries, good kitchens and paths along the Lys, twenty minutes from Ghent.',
    ),
  },
  '9831 Deurle': {
    near: said(
      'onder de bomen van Deurle',
      'sous les arbres de Deurle',
      'unter den Bäumen von Deurle',
      'under the trees of Deurle',
    ),
    told: said(
      'In Deurle zijn de wegen smal, de hagen hoog en de musea om de hoek.',
      'À Deurle, les chemins sont étroits, les haies hautes et les musées au coin de la rue.',
      'In Deurle sind die Wege schmal, die Hecken hoch und die Museen um die Ecke.',
      'In Deurle the lanes are narrow, the hedges high and the museums round the corner.',
    ),
  },
  '9840 De Pinte': {
    near: said(
      'vlak bij het station van De Pinte',
      'tout près de la gare de De Pinte',
      'nahe dem Bahnhof von De Pinte',
      'close to De Pinte station',
    ),
    told: said(
      'De Pinte is geliefd bij gezinnen: de trein naar Gent doet er zeven minuten over en de scholen liggen aan een plein.',
      'De Pinte plaît aux familles : le train pour Gand met sept minutes et les écoles bordent une place.',
      'De Pinte ist bei Familien beliebt: Der Zug nach Gent braucht sieben Minuten, die Schulen liegen an einem Platz.',
      'De Pinte is popular with families: the train to Ghent takes seven minutes and the schools stand round a square.',
    ),
  },
  '9850 Landegem': {
    near: said(
      'tussen dorp en velden',
      'entre village et champs',
      'zwischen Dorf und Feldern',
      'between village and fields',
    ),
    told: said(
      'Landegem heeft een station en een E40-oprit, en toch kijkt u er over de velden.',
      'Landegem a sa gare et sa bretelle d’E40, et pourtant la vue porte sur les champs.',
      'Landegem hat Bahnhof und E40-Auffahrt, und doch blickt man über Felder.',
      'Landegem has a station and a junction on the E40, and still you look out over fields.',
    ),
  },
  '9800 Deinze': {
    near: said(
      'vlak bij de Leie in Deinze',
      'près de la Lys à Deinze',
      'nahe der Leie in Deinze',
      'close to the Lys in Deinze',
    ),
    told: said(
      'Deinze heeft een station, een levendige winkelstraat en de Leie als fietspad tot Gent.',
      'Deinze a une gare, une rue commerçante animée et la Lys pour piste cyclable jusqu’à Gand.',
      'Deinze hat einen Bahnhof, eine belebte Einkaufsstraße und die Leie als Radweg bis Gent.',
      'Deinze has a station, a busy shopping street and the Lys as a cycle path to Ghent.',
    ),
  },
  '9790 Wortegem-Petegem': {
    near: said(
      'op een heuvelrug in de Vlaamse Ardennen',
      'sur une crête des Ardennes flamandes',
      'auf einem Höhenzug der Flämischen Ardennen',
      'on a ridge in the Flemish Ardennes',
    ),
    told: said(
      'Wortegem-Petegem is jenever, koers en kouters, met Oudenaarde en Waregem op een kwartier.',
      'Wortegem-Petegem, c’est le genièvre, la course et les champs ouverts, à un quart d’heure d’Audenarde et de Waregem.',
      'Wortegem-Petegem steht für Genever, Radrennen und weite Felder, Oudenaarde und Waregem liegen eine Viertelstunde entfernt.',
      'Wortegem-Petegem is jenever, cycle races and open fields, a quarter of an hour from Oudenaarde and Waregem.',
    ),
  },
  '9700 Oudenaarde': {
    near: said(
      'in het stadje van de koers',
      'dans la cité du cyclisme',
      'in der Stadt der Radrennen',
      'in the town of the cycle race',
    ),
    told: said(
      'Oudenaarde heeft een gotisch stadhuis, een ziekenhuis, goede scholen en de heuvels van de Vlaamse Ardennen.',
      'Audenarde a son hôtel de ville gothique, son hôpital, de bonnes écoles et les collines des Ardennes flamandes.',
      'Oudenaarde hat ein gotisches Rathaus, ein Krankenhaus, gute Schulen und die Hügel der Flämischen Ardennen.',
      'Oudenaarde has a Gothic town hall, a hospital, good schools and the hills of the Flemish Ardennes.',
    ),
  },
  '9690 Kluisbergen': {
    near: said(
      'aan de voet van de Kluisberg',
      'au pied du Kluisberg',
      'am Fuß des Kluisbergs',
      'at the foot of the Kluisberg',
    ),
    told: said(
      'In Kluisbergen begint het bos waar de huizen ophouden; Ronse en Oudenaarde liggen op tien minuten.',
      'À Kluisbergen, le bois commence où s’arrêtent les maisons ; Renaix et Audenarde sont à dix minutes.',
      'In Kluisbergen beginnt der Wald, wo die Häuser enden; Ronse und Oudenaarde sind zehn Minuten entfernt.',
      'In Kluisbergen the wood begins where the houses end; Ronse and Oudenaarde are ten minutes away.',
    ),
  },
  '9620 Zottegem': {
    near: said(
      'in het centrum van Zottegem',
      'au centre de Zottegem',
      'im Zentrum von Zottegem',
      'in the centre of Zottegem',
    ),
    told: said(
      'Zottegem heeft alles voor elke dag en een rechtstreekse trein naar Gent en Brussel.',
      'Zottegem offre tout pour le quotidien et un train direct vers Gand et Bruxelles.',
      'Zottegem hat alles für den Alltag und direkte Züge nach Gent und Brüssel.',
      'Zottegem has everything for daily life and a direct train to Ghent and Brussels.',
    ),
  },
  '9900 Eeklo': {
    near: said('in het Meetjesland', 'dans le Meetjesland', 'im Meetjesland', 'in the Meetjesland'),
    told: said(
      'Eeklo is de marktstad van het Meetjesland, met polders en kreken tot aan de Nederlandse grens.',
      'Eeklo est le bourg du Meetjesland, avec polders et criques jusqu’à la frontière néerlandaise.',
      'Eeklo ist der Marktort des Meetjesland, mit Poldern und Wasserläufen bis zur niederländischen Grenze.',
      'Eeklo is the market town of the Meetjesland, with polders and creeks up to the Dutch border.',
    ),
  },
  '9160 Lokeren': {
    near: said(
      'bij de Durme in Lokeren',
      'près de la Durme à Lokeren',
      'an der Durme in Lokeren',
      'near the Durme in Lokeren',
    ),
    told: said(
      'Lokeren ligt halfweg Gent en Antwerpen, met een station en het natuurgebied Molsbroek.',
      'Lokeren se situe à mi-chemin de Gand et d’Anvers, avec une gare et la réserve du Molsbroek.',
      'Lokeren liegt auf halbem Weg zwischen Gent und Antwerpen, mit Bahnhof und dem Naturgebiet Molsbroek.',
      'Lokeren lies halfway between Ghent and Antwerp, with a station and the Molsbroek nature reserve.',
    ),
  },
  '9300 Aalst': {
    near: said(
      'op een kwartier van het station van Aalst',
      'à un quart d’heure de la gare d’Alost',
      'eine Viertelstunde vom Bahnhof Aalst',
      'a quarter of an hour from Aalst station',
    ),
    told: said(
      'Aalst is carnaval, een grote markt en een halfuur trein naar Brussel of Gent.',
      'Alost, c’est le carnaval, une grand-place et une demi-heure de train vers Bruxelles ou Gand.',
      'Aalst steht für Karneval, einen schönen Markt und eine halbe Stunde Zug nach Brüssel oder Gent.',
      'Aalst means carnival, a fine market square and half an hour by train to Brussels or Ghent.',
    ),
  },
  '8500 Kortrijk': {
    near: said(
      'bij de Leieboorden in Kortrijk',
      'près des berges de la Lys à Courtrai',
      'an den Ufern der Leie in Kortrijk',
      'by the banks of the Lys in Kortrijk',
    ),
    told: said(
      'Kortrijk vernieuwde zijn Leieboorden; cafés, winkels en het station liggen binnen tien minuten.',
      'Courtrai a rénové ses berges ; cafés, boutiques et gare se trouvent à moins de dix minutes.',
      'Kortrijk hat seine Leie-Ufer erneuert; Cafés, Läden und Bahnhof liegen keine zehn Minuten entfernt.',
      'Kortrijk has renewed its riverbanks; cafés, shops and the station are within ten minutes.',
    ),
  },
  '8000 Brugge': {
    near: said(
      'binnen de Brugse vesten',
      'à l’intérieur des remparts de Bruges',
      'innerhalb der Wälle von Brügge',
      'within the ramparts of Bruges',
    ),
    told: said(
      'Brugge is hier geen decor maar een stad met een bakker, een school en een station op fietsafstand.',
      'Bruges n’est pas ici un décor, mais une ville avec boulanger, école et gare à portée de vélo.',
      'Brügge ist hier keine Kulisse, sondern eine Stadt mit Bäcker, Schule und Bahnhof in Radnähe.',
      'Bruges here is no stage set but a city with a baker, a school and a station within cycling distance.',
    ),
  },
  '8300 Knokke': {
    near: said(
      'op een paar stappen van de zeedijk',
      'à quelques pas de la digue',
      'wenige Schritte von der Strandpromenade',
      'a few steps from the seafront',
    ),
    told: said(
      'In Knokke loopt u naar zee, naar de winkels en naar het Zwin zonder de auto te nemen.',
      'À Knokke, on va à la mer, aux boutiques et au Zwin sans prendre la voiture.',
      'In Knokke geht man zu Fuß ans Meer, in die Geschäfte und zum Zwin.',
      'In Knokke you walk to the sea, to the shops and to the Zwin without taking the car.',
    ),
  },
  '8420 De Haan': {
    near: said(
      'tussen duinen en belle époque',
      'entre dunes et Belle Époque',
      'zwischen Dünen und Belle Époque',
      'between dunes and belle époque',
    ),
    told: said(
      'De Haan heeft witte villa’s, een duinbos en de kusttram tot Oostende.',
      'Le Coq a ses villas blanches, son bois dans les dunes et le tram de la côte jusqu’à Ostende.',
      'De Haan hat weiße Villen, einen Dünenwald und die Küstenstraßenbahn bis Ostende.',
      'De Haan has white villas, woods in the dunes and the coastal tram to Ostend.',
    ),
  },
  '2000 Antwerpen': {
    near: said(
      'op het Zuid in Antwerpen',
      'dans le quartier du Zuid à Anvers',
      'im Viertel Zuid in Antwerpen',
      'in the Zuid district of Antwerp',
    ),
    told: said(
      'Het Zuid heeft musea, galerieën en terrassen, en de Scheldekaaien voor wie wil lopen.',
      'Le Zuid réunit musées, galeries et terrasses, et les quais de l’Escaut pour qui aime courir.',
      'Im Zuid findet man Museen, Galerien und Terrassen und die Scheldekais für alle, die laufen wollen.',
      'The Zuid has museums, galleries and café terraces, and the Scheldt quays for runners.',
    ),
  },
  '2800 Mechelen': {
    near: said(
      'tussen Dijle en Vrijbroek',
      'entre la Dyle et le Vrijbroek',
      'zwischen Dijle und Vrijbroek',
      'between the Dijle and Vrijbroek park',
    ),
    told: said(
      'Mechelen ligt precies tussen Antwerpen en Brussel, en de trein doet over elk twintig minuten.',
      'Malines se trouve pile entre Anvers et Bruxelles, à vingt minutes de train de l’une comme de l’autre.',
      'Mecheln liegt genau zwischen Antwerpen und Brüssel, mit dem Zug sind es jeweils zwanzig Minuten.',
      'Mechelen lies exactly between Antwerp and Brussels, twenty minutes by train from each.',
    ),
  },
  '3000 Leuven': {
    near: said(
      'binnen de ring van Leuven',
      'intra-muros à Louvain',
      'innerhalb des Rings von Löwen',
      'inside the Leuven ring',
    ),
    told: said(
      'Leuven is een stad op fietsmaat, met de universiteit, het ziekenhuis en de luchthaven binnen bereik.',
      'Louvain est une ville à l’échelle du vélo, avec l’université, l’hôpital et l’aéroport à portée.',
      'Löwen ist eine Stadt für das Fahrrad, Universität, Klinik und Flughafen sind gut erreichbar.',
      'Leuven is a city on a bicycle scale, with the university, the hospital and the airport within reach.',
    ),
  },
  '3500 Hasselt': {
    near: said(
      'aan de Groene Boulevard',
      'près du boulevard vert de Hasselt',
      'am Grünen Boulevard von Hasselt',
      'by Hasselt’s green boulevard',
    ),
    told: said(
      'Hasselt heeft een compacte binnenstad zonder doorgaand verkeer, en de Kanaalkom om te wandelen.',
      'Hasselt possède un centre compact, sans trafic de transit, et le bassin du canal pour se promener.',
      'Hasselt hat eine kompakte Innenstadt ohne Durchgangsverkehr und das Kanalbecken zum Spazieren.',
      'Hasselt has a compact centre without through traffic, and the canal basin for a stroll.',
    ),
  },
  '1000 Brussel': {
    near: said(
      'in de Dansaertwijk',
      'dans le quartier Dansaert',
      'im Dansaert-Viertel',
      'in the Dansaert quarter',
    ),
    told: said(
      'Het kanaal, de Beurs en tientallen eethuizen liggen op wandelafstand; de metro brengt u overal elders.',
      'Le canal, la Bourse et des dizaines de tables sont à pied ; le métro mène partout ailleurs.',
      'Kanal, Börse und Dutzende Lokale erreicht man zu Fuß; überallhin sonst fährt die Metro.',
      'The canal, the Bourse and dozens of restaurants are within walking distance; the metro takes you everywhere else.',
    ),
  },
  '1050 Elsene': {
    near: said(
      'bij de vijvers van Elsene',
      'près des étangs d’Ixelles',
      'bei den Teichen von Ixelles',
      'by the Ixelles ponds',
    ),
    told: said(
      'De vijvers, Flagey en de Louizalaan maken dit een van de levendigste wijken van Brussel.',
      'Les étangs, Flagey et l’avenue Louise font de ce quartier l’un des plus vivants de Bruxelles.',
      'Die Teiche, Flagey und die Avenue Louise machen dies zu einem der lebendigsten Viertel von Brüssel.',
      'The ponds, Flagey and Avenue Louise make this one of the liveliest quarters of Brussels.',
    ),
  },
  '1180 Ukkel': {
    near: said('in het groene Ukkel', 'à Uccle, au vert', 'im grünen Uccle', 'in leafy Uccle'),
    told: said(
      'Ukkel heeft internationale scholen, parken en het Zoniënwoud aan het einde van de tramlijn.',
      'Uccle a ses écoles internationales, ses parcs et la forêt de Soignes au bout de la ligne de tram.',
      'Uccle hat internationale Schulen, Parks und den Sonienwald am Ende der Straßenbahnlinie.',
      'Uccle has international schools, parks and the Sonian Forest at the end of the tram line.',
    ),
  },
  '1030 Schaarbeek': {
    near: said('bij het Josaphatpark', 'près du parc Josaphat', 'am Josaphatpark', 'near Josaphat park'),
    told: said(
      'Schaarbeek is art nouveau, het Josaphatpark en de tram naar het centrum van Brussel.',
      'Schaerbeek, c’est l’Art nouveau, le parc Josaphat et le tram vers le centre de Bruxelles.',
      'Schaerbeek ist Jugendstil, Josaphatpark und die Straßenbahn ins Zentrum von Brüssel.',
      'Schaerbeek is art nouveau, Josaphat park and the tram to the centre of Brussels.',
    ),
  },
  '1200 Sint-Lambrechts-Woluwe': {
    near: said(
      'op wandelafstand van de metro in Woluwe',
      'à pied du métro à Woluwe',
      'nahe der Metro in Woluwe',
      'a walk from the metro in Woluwe',
    ),
    told: said(
      'Woluwe heeft de metro, de universitaire kliniek en het park van de Woluwevallei.',
      'Woluwe a le métro, les cliniques universitaires et le parc de la vallée de la Woluwe.',
      'Woluwe hat die Metro, die Universitätsklinik und den Park im Woluwetal.',
      'Woluwe has the metro, the university hospital and the park in the Woluwe valley.',
    ),
  },
  '1410 Waterloo': {
    near: said(
      'in een groene dreef in Waterloo',
      'dans une avenue arborée de Waterloo',
      'in einer grünen Allee in Waterloo',
      'on a leafy avenue in Waterloo',
    ),
    told: said(
      'Waterloo is geliefd bij gezinnen die Brussel nodig hebben en bomen willen zien; de internationale scholen liggen vlakbij.',
      'Waterloo séduit les familles qui ont besoin de Bruxelles et envie d’arbres ; les écoles internationales sont toutes proches.',
      'In Waterloo leben Familien, die Brüssel brauchen und Bäume wollen; internationale Schulen sind nah.',
      'Waterloo suits families who need Brussels and want trees; the international schools are close by.',
    ),
  },
  '4000 Luik': {
    near: said(
      'bij de Maaskaaien van Luik',
      'près des quais de Meuse à Liège',
      'nahe den Maasufern von Lüttich',
      'near the Meuse quays in Liège',
    ),
    told: said(
      'Luik-Guillemins brengt u in een uur naar Brussel en in een halfuur naar Maastricht; de tram rijdt langs de Maas.',
      'Liège-Guillemins met Bruxelles à une heure et Maastricht à une demi-heure ; le tram longe la Meuse.',
      'Von Lüttich-Guillemins ist man in einer Stunde in Brüssel und in einer halben Stunde in Maastricht; die Straßenbahn fährt an der Maas entlang.',
      'From Liège-Guillemins you reach Brussels in an hour and Maastricht in half an hour; the tram follows the Meuse.',
    ),
  },
  '4700 Eupen': {
    near: said(
      'in de bovenstad van Eupen',
      'dans la ville haute d’Eupen',
      'in der Eupener Oberstadt',
      'in Eupen’s upper town',
    ),
    told: said(
      'Eupen is de hoofdstad van Ostbelgien: Duitstalige scholen, het Hertogenwald en Aken op twintig minuten.',
      'Eupen est la capitale de la Communauté germanophone : écoles germanophones, Hertogenwald et Aix-la-Chapelle à vingt minutes.',
      'Eupen ist die Hauptstadt Ostbelgiens: deutschsprachige Schulen, der Hertogenwald und Aachen in zwanzig Minuten.',
      'Eupen is the capital of East Belgium: German-language schools, the Hertogenwald and Aachen twenty minutes away.',
    ),
  },
  '4701 Kettenis': {
    near: said(
      'aan de rand van Kettenis',
      'en lisière de Kettenis',
      'am Ortsrand von Kettenis',
      'on the edge of Kettenis',
    ),
    told: said(
      'Kettenis heeft een dorpsschool, weiden met hagen en de E40 op vijf minuten.',
      'Kettenis a son école de village, ses prairies bordées de haies et l’E40 à cinq minutes.',
      'Kettenis hat eine Dorfschule, Weiden mit Hecken und die E40 in fünf Minuten.',
      'Kettenis has a village school, hedged meadows and the E40 five minutes away.',
    ),
  },
  '4730 Raeren': {
    near: said(
      'in het pottenbakkersdorp Raeren',
      'à Raeren, village de potiers',
      'im Töpferdorf Raeren',
      'in the potters’ village of Raeren',
    ),
    told: said(
      'Raeren ligt tegen de Duitse grens: velen werken in Aken en wonen hier rustiger.',
      'Raeren touche la frontière allemande : beaucoup travaillent à Aix et vivent ici au calme.',
      'Raeren liegt an der deutschen Grenze: Viele arbeiten in Aachen und wohnen hier ruhiger.',
      'Raeren lies against the German border: many work in Aachen and live here in peace.',
    ),
  },
  '4750 Bütgenbach': {
    near: said(
      'bij het meer van Bütgenbach',
      'près du lac de Butgenbach',
      'am Bütgenbacher See',
      'by the lake at Bütgenbach',
    ),
    told: said(
      'Bij het stuwmeer zwemt en zeilt u in de zomer; in de winter begint de langlaufpiste achter het dorp.',
      'Au lac, on nage et on navigue l’été ; l’hiver, les pistes de ski de fond commencent derrière le village.',
      'Am See schwimmt und segelt man im Sommer; im Winter beginnt die Loipe hinter dem Dorf.',
      'On the lake you swim and sail in summer; in winter the ski trail begins behind the village.',
    ),
  },
  '4780 Sankt Vith': {
    near: said(
      'in het centrum van Sankt Vith',
      'au centre de Saint-Vith',
      'im Zentrum von Sankt Vith',
      'in the centre of Sankt Vith',
    ),
    told: said(
      'Sankt Vith is het winkelhart van de Belgische Eifel, met ziekenhuis, scholen en de E42.',
      'Saint-Vith est le cœur commerçant de l’Eifel belge, avec hôpital, écoles et E42.',
      'Sankt Vith ist der Einkaufsort der belgischen Eifel, mit Klinik, Schulen und der E42.',
      'Sankt Vith is the shopping centre of the Belgian Eifel, with a hospital, schools and the E42.',
    ),
  },
  '4900 Spa': {
    near: said(
      'in het badplaatsje Spa',
      'dans la ville thermale de Spa',
      'im Badeort Spa',
      'in the watering place of Spa',
    ),
    told: said(
      'Spa heeft thermen, bossen en een theater; Verviers en Luik liggen op een goed halfuur.',
      'Spa a ses thermes, ses bois et son théâtre ; Verviers et Liège sont à une bonne demi-heure.',
      'Spa hat Thermen, Wälder und ein Theater; Verviers und Lüttich erreicht man in gut einer halben Stunde.',
      'Spa has its baths, its woods and a theatre; Verviers and Liège are a good half-hour away.',
    ),
  },
  '5000 Namen': {
    near: said(
      'onder de citadel van Namen',
      'sous la citadelle de Namur',
      'unter der Zitadelle von Namur',
      'below the citadel of Namur',
    ),
    told: said(
      'In Namen komen Samber en Maas samen; het centrum is autoluw en het station ligt ernaast.',
      'À Namur, la Sambre rejoint la Meuse ; le centre est apaisé et la gare tout à côté.',
      'In Namur fließt die Sambre in die Maas; das Zentrum ist verkehrsberuhigt, der Bahnhof liegt daneben.',
      'In Namur the Sambre meets the Meuse; the centre is calm and the station is next to it.',
    ),
  },
  '6700 Aarlen': {
    near: said(
      'op de heuvel van Aarlen',
      'sur la butte d’Arlon',
      'auf dem Hügel von Arel',
      'on the hill of Arlon',
    ),
    told: said(
      'Aarlen is de uitvalsbasis voor wie in Luxemburg werkt: de trein doet er twintig minuten over.',
      'Arlon est le point de départ de ceux qui travaillent au Luxembourg : le train met vingt minutes.',
      'Arel ist der Ausgangspunkt für alle, die in Luxemburg arbeiten: Der Zug braucht zwanzig Minuten.',
      'Arlon is the base for those who work in Luxembourg: the train takes twenty minutes.',
    ),
  },
  '6940 Durbuy': {
    near: said(
      'bij de Ourthe in Durbuy',
      'au bord de l’Ourthe à Durbuy',
      'an der Ourthe in Durbuy',
      'by the Ourthe in Durbuy',
    ),
    told: said(
      'Rond Durbuy is het water, bos en steen; in het weekend is er leven, in de week rust.',
      'Autour de Durbuy, c’est l’eau, le bois et la pierre ; animé le week-end, paisible en semaine.',
      'Rund um Durbuy gibt es Wasser, Wald und Stein; am Wochenende Leben, unter der Woche Ruhe.',
      'Around Durbuy it is water, wood and stone; lively at weekends, peaceful in the week.',
    ),
  },
  '7500 Doornik': {
    near: said(
      'in de schaduw van de vijf torens',
      'à l’ombre des cinq clochers',
      'im Schatten der fünf Türme',
      'in the shadow of the five towers',
    ),
    told: said(
      'Doornik heeft een kathedraal, de Schelde en een trein die in een halfuur in Rijsel is.',
      'Tournai a sa cathédrale, l’Escaut et un train qui rejoint Lille en une demi-heure.',
      'Tournai hat eine Kathedrale, die Schelde und einen Zug, der in einer halben Stunde in Lille ist.',
      'Tournai has its cathedral, the Scheldt and a train that reaches Lille in half an hour.',
    ),
  },
  '1611 Luxembourg': {
    near: said(
      'in de stationswijk van Luxemburg',
      'dans le quartier de la gare à Luxembourg',
      'im Bahnhofsviertel von Luxemburg',
      'in the station quarter of Luxembourg',
    ),
    told: said(
      'De tram, gratis als al het openbaar vervoer in Luxemburg, brengt u in tien minuten naar de Kirchberg.',
      'Le tram, gratuit comme tous les transports publics au Luxembourg, mène au Kirchberg en dix minutes.',
      'Die Straßenbahn, kostenlos wie der ganze öffentliche Verkehr in Luxemburg, fährt in zehn Minuten zum Kirchberg.',
      'The tram, free like all public transport in Luxembourg, takes you to Kirchberg in ten minutes.',
    ),
  },
  '8005 Bertrange': {
    near: said(
      'in het rustige Bertrange',
      'dans le calme de Bertrange',
      'im ruhigen Bertrange',
      'in quiet Bertrange',
    ),
    told: said(
      'Bertrange heeft de Europese school, een station en de stad op tien minuten.',
      'Bertrange a l’École européenne, une gare et la ville à dix minutes.',
      'Bertrange hat die Europäische Schule, einen Bahnhof und die Stadt in zehn Minuten.',
      'Bertrange has the European School, a station and the city ten minutes away.',
    ),
  },
  '4010 Esch-sur-Alzette': {
    near: said(
      'vlak bij Belval in Esch',
      'à deux pas de Belval à Esch',
      'nahe Belval in Esch',
      'close to Belval in Esch',
    ),
    told: said(
      'Esch werd van staalstad universiteitsstad; in Belval staan de hoogovens naast de bibliotheek.',
      'D’aciérie, Esch est devenue université ; à Belval, les hauts fourneaux côtoient la bibliothèque.',
      'Aus der Stahlstadt Esch wurde eine Universitätsstadt; in Belval stehen die Hochöfen neben der Bibliothek.',
      'Esch has gone from steel town to university town; in Belval the blast furnaces stand beside the library.',
    ),
  },
  '5601 Mondorf-les-Bains': {
    near: said(
      'bij het thermale park van Mondorf',
      'près du parc thermal de Mondorf',
      'am Thermalpark von Mondorf',
      'by the spa park in Mondorf',
    ),
    told: said(
      'Mondorf ligt tussen kuurpark en wijngaarden, met de Moezel op tien minuten.',
      'Mondorf se trouve entre parc thermal et vignobles, à dix minutes de la Moselle.',
      'Mondorf liegt zwischen Kurpark und Weinbergen, zehn Minuten von der Mosel.',
      'Mondorf lies between spa park and vineyards, ten minutes from the Moselle.',
    ),
  },
  '9201 Diekirch': {
    near: said(
      'aan de Sûre in Diekirch',
      'au bord de la Sûre à Diekirch',
      'an der Sauer in Diekirch',
      'by the Sûre in Diekirch',
    ),
    told: said(
      'Diekirch is de poort naar de Luxemburgse Ardennen, met een gratis trein naar de hoofdstad.',
      'Diekirch ouvre les Ardennes luxembourgeoises, avec un train gratuit vers la capitale.',
      'Diekirch ist das Tor zu den luxemburgischen Ardennen, mit kostenlosem Zug in die Hauptstadt.',
      'Diekirch is the gateway to the Luxembourg Ardennes, with a free train to the capital.',
    ),
  },
} as const satisfies Record<string, PlaceSentences>;

export type PlaceKey = keyof typeof placeSentences;
