import { catalogue } from '#domain/property/fields.ts';
import { plainWord } from '#domain/reading/word.ts';
import { screaming } from '#texts/screaming.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/**
 * The headings that programs and portals use for a column, beside the labels of the catalogue; by the name of the
 * column.
 */
const headings: Record<string, string> = {
  sourceRef: 'id|uid|guid|property id|listing id|estate id|pand id|id bien|objekt id',
  reference:
    'ref|referentienummer|dossier|dossiernummer|no de dossier|numero de reference|reference number|property code|objektnummer|objektnr|referenz|code',
  purpose:
    'doel|transactie|transactietype|transaction|transaction type|type de transaction|offer type|but|vermarktungsart|koop huur|vente location|purpose',
  type: 'soort|soort pand|pand|type pand|category|categorie|subtype|property type|type de bien|bien|objektart|immobilientyp|building type',
  availability: 'statut|status pand|sales status|verkoopstatus|stand|availability',
  price:
    'vraagprijs|koopprijs|huurprijs|prix demande|prix de vente|loyer|asking price|sale price|rent|kaufpreis|miete|angebotspreis|price eur|prijs eur',
  street: 'straatnaam|nom de rue|street name|strasse|rue',
  houseNumber: 'nr|huisnummer|huisnr|no|numero|house number|street number|hausnr|number',
  boxNumber: 'busnummer|bte|boite|box|box number',
  streetAndNumber:
    'adres|adresse|address|straat en nummer|rue et numero|street address|strasse und hausnummer',
  postalCode: 'pc|postnummer|cp|zip|zip code|zipcode|post code|postal code|plz|code postal',
  city: 'stad|plaats|woonplaats|ville|localite|commune|city|town|locality|ort|stadt|municipality',
  countryId: 'pays|country|country code|landcode|staat land',
  latitude: 'lat|gps lat|breite',
  longitude: 'lng|lon|long|gps lng|gps lon|lange',
  livingAreaM2:
    'bew opp|woonoppervlakte|bewoonbare opp|opp|oppervlakte|surf habitable|surface|superficie|superficie habitable|living area|net habitable surface|habitable surface|floor area|wohnflache|wohnflache m2',
  plotAreaM2:
    'perceel|perceeloppervlakte|grondopp|grond|terrain|superficie terrain|plot|plot size|land area|plot surface|land surface|grundstuck|grundstucksflache',
  bedrooms:
    'slpk|slk|aantal slaapkamers|slaapkamer|ch|nombre de chambres|nb chambres|chambre|bedroom count|number of bedrooms|beds|anzahl schlafzimmer',
  bathrooms:
    'badk|aantal badkamers|sdb|salle de bain|nombre de salles de bain|bathroom count|number of bathrooms|baths|anzahl badezimmer',
  constructionYear: 'jaar|bouw jaar|annee|annee construction|year built|construction year|build year',
  energyValue:
    'epc|epc waarde|epc kengetal|peb|valeur peb|consommation peb|epc value|epc score|primary energy consumption per sqm|energy consumption|endenergiebedarf',
  energyLabel:
    'epc label|label|energielabel|label peb|classe peb|classe energetique|epc class|energy class|energieklasse',
  condition: 'staat|toestand|etat|etat du batiment|state|building state|building condition|condition|zustand',
  facades: 'aantal gevels|gevels|nombre de facades|facade count|number of facades',
  floor: 'verdieping|verdiep|etage|floor|stockwerk|floor number',
  heating: 'verwarmingstype|type de chauffage|chauffage|heating type|heizung',
  kitchen: 'keuken|type de cuisine|cuisine|kitchen type|kuche',
  hasGarden: 'tuin|jardin|garden|garten|has garden',
  hasTerrace: 'terras|terrasse|terrace|has terrace',
  hasLift: 'lift|ascenseur|elevator|has lift|aufzug',
  cadastralIncome: 'ki|kadastraal inkomen|rc|revenu cadastral|cadastral income|katastereinkommen',
  availableFrom: 'vrij vanaf|disponible le|libre le|available from|verfugbar ab',
  agentEmail: 'makelaar mail|email makelaar|e mail agent|agent email|email agent|contact email|makler email',
  openDays:
    'opendeurdag|opendeurdagen|kijkdag|kijkdagen|open huis|portes ouvertes|journee portes ouvertes|open house|open houses|open day|open days|tag der offenen tur|tage der offenen tur|besichtigungstag',
  photos: 'foto|fotos|foto s|afbeeldingen|photo|images|image|image urls|pictures|picture|bilder|media',
  'title.nl': 'titel|titel nl|title nl',
  'title.fr': 'titre|titre fr|title fr',
  'title.de': 'titel de|title de',
  'title.en': 'title|title en',
  'description.nl': 'omschrijving|beschrijving|omschrijving nl|beschrijving nl|description nl',
  'description.fr': 'description fr|descriptif|texte',
  'description.de': 'beschreibung|objektbeschreibung|beschreibung de|description de',
  'description.en': 'description en',
};

const columns = new Map<string, Set<string>>();

/** The columns that a heading may mean, in any of the four languages. */
export function columnsCalled(heading: string): readonly string[] {
  if (columns.size === 0) fill();
  const plain = plainWord(heading).replace(/ (m2|eur|euro|kwh m2|kwh)$/u, '');
  return [...(columns.get(plain) ?? [])];
}

function fill(): void {
  const add = (word: string, column: string) => {
    const plain = plainWord(word);
    columns.set(plain, (columns.get(plain) ?? new Set()).add(column));
  };
  for (const [column, words] of Object.entries(headings))
    for (const word of words.split('|')) add(word, column);
  const texts: Record<string, string>[] = [nl, fr, de, en];
  for (const { key, kind } of catalogue) {
    const column = kind === 'money' ? key.replace(/Cents$/u, '') : key;
    if (kind === 'texts') continue;
    for (const label of texts.flatMap((each) => each[`FIELD_${screaming(key)}`] ?? [])) {
      if (!columns.has(plainWord(label))) add(label, column);
    }
  }
}
