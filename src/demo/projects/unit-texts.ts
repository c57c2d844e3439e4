import { countPhrase } from '#demo/count-phrase.ts';
import type { DemoTexts } from '#demo/demo-property.ts';
import { type Said, said, saidInEach } from '#demo/said.ts';
import { placeSentences } from '#demo/sentences/places.ts';
import { typeNames } from '#demo/sentences/type-names.ts';
import { isOpen } from '#domain/property/availability.ts';
import type { DemoProject, DemoUnit } from './unit-row.ts';

const titles = said(
  '{type} {unit} in {project}',
  '{type} {unit}, projet {project}',
  '{type} {unit} im Projekt {project}',
  '{type} {unit} at {project}',
);

const ledes = said(
  'U koopt op plan: {bedrooms}, {living} m² en {outside} m² buitenruimte.',
  'Vous achetez sur plan : {bedrooms}, {living} m² et {outside} m² d’espace extérieur.',
  'Sie kaufen ab Plan: {bedrooms}, {living} m² Wohnfläche und {outside} m² im Freien.',
  'You buy off plan: {bedrooms}, {living} m² and {outside} m² outdoors.',
);

const ledesOfSold = said(
  'Verkocht: {bedrooms}, {living} m² en {outside} m² buitenruimte.',
  'Vendu : {bedrooms}, {living} m² et {outside} m² d’espace extérieur.',
  'Verkauft: {bedrooms}, {living} m² Wohnfläche und {outside} m² im Freien.',
  'Sold: {bedrooms}, {living} m² and {outside} m² outdoors.',
);

const layouts: Record<DemoUnit['type'], Said> = {
  terraced_house: said(
    'De leefruimte loopt van de straat tot de tuin; op de twee verdiepingen daarboven liggen {bedrooms}.',
    'Le séjour s’étend de la rue au jardin ; les deux étages comptent {bedrooms}.',
    'Der Wohnraum reicht von der Straße bis zum Garten; in den zwei Geschossen darüber liegen {bedrooms}.',
    'The living space runs from the street to the garden; on the two floors above are {bedrooms}.',
  ),
  detached_house: said(
    'Beneden opent de leefruimte op drie kanten van de tuin; boven liggen {bedrooms}.',
    'En bas, le séjour s’ouvre au jardin sur trois côtés ; l’étage compte {bedrooms}.',
    'Unten öffnet sich der Wohnraum nach drei Seiten zum Garten; oben liegen {bedrooms}.',
    'Downstairs the living space opens to the garden on three sides; upstairs are {bedrooms}.',
  ),
  ground_floor_flat: said(
    'Alles ligt op één niveau, zonder drempels, en de leefruimte geeft uit op een eigen tuin.',
    'Tout est de plain-pied, sans seuils, et le séjour donne sur un jardin privé.',
    'Alles liegt auf einer Ebene, ohne Schwellen, und der Wohnraum geht auf den eigenen Garten hinaus.',
    'Everything is on one level without thresholds, and the living room gives onto a garden of its own.',
  ),
  apartment: said(
    'Leefruimte en keuken liggen samen aan het terras, de nachthal houdt de slaapkant stil.',
    'Séjour et cuisine bordent ensemble la terrasse ; le hall de nuit préserve le calme des chambres.',
    'Wohnraum und Küche liegen gemeinsam an der Terrasse, ein eigener Flur hält den Schlafbereich ruhig.',
    'Living room and kitchen lie together along the terrace, and a hall of its own keeps the bedroom side quiet.',
  ),
  duplex: said(
    'Beneden slaapt u, boven leeft u: onder de kap liggen leefruimte, keuken en terras.',
    'On dort en bas, on vit en haut : sous le toit, le séjour, la cuisine et la terrasse.',
    'Unten schlafen, oben wohnen: Unter dem Dach liegen Wohnraum, Küche und Terrasse.',
    'You sleep below and live above: under the roof are living room, kitchen and terrace.',
  ),
  penthouse: said(
    'De bovenste laag springt terug, zodat het terras langs de hele leefruimte loopt.',
    'Le dernier niveau est en retrait : la terrasse longe tout le séjour.',
    'Das oberste Geschoss ist zurückgesetzt, sodass die Terrasse am ganzen Wohnraum entlangläuft.',
    'The top storey is set back, so that the terrace runs the full length of the living room.',
  ),
};

const finish = said(
  'Vloeren, keuken en badkamer kiest u binnen het budget van het lastenboek; wie vroeg beslist, kan ook binnenmuren verplaatsen.',
  'Sols, cuisine et salle de bains se choisissent dans le budget du cahier des charges ; en décidant tôt, on peut aussi déplacer des cloisons.',
  'Böden, Küche und Bad wählen Sie im Budget der Baubeschreibung; wer früh entscheidet, kann auch Innenwände versetzen.',
  'Floors, kitchen and bathroom are chosen within the budget of the specifications; decide early and you can move partitions as well.',
);

/** The texts name no price, because it may be hidden. */
export function unitTexts(unit: DemoUnit, project: DemoProject): DemoTexts {
  const isSold = !isOpen({ availability: unit.status });
  const paragraphs = [project.lede, fill(layouts[unit.type], unit, project), placeSentences[project.at].told];
  return {
    title: fill(titles, unit, project),
    lede: fill(isSold ? ledesOfSold : ledes, unit, project),
    description: saidInEach((language) =>
      [...paragraphs, ...(isSold ? [] : [finish])].map((text) => text[language]).join('\n\n'),
    ),
  };
}

function fill(text: Said, unit: DemoUnit, project: DemoProject): Said {
  return saidInEach((language) => {
    const values: Record<string, string> = {
      type: typeNames[unit.type]?.[language] ?? '',
      unit: unit.name,
      project: project.name,
      bedrooms: countPhrase(unit.bedrooms, 'bedrooms', language),
      living: String(unit.living),
      outside: String(unit.outside),
    };
    return text[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  });
}
