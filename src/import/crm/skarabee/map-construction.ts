import type { Mapping } from '#import/crm/mapping.ts';
import type { RecordReader } from '#import/crm/record-reader.ts';
import { meaningsIn, wordAt, wordsIn } from './said.ts';
import * as values from './values.ts';

/** Maps the type, the construction, the heating, the equipment and the distances. */
export function mapConstruction(record: RecordReader, mapping: Mapping): void {
  mapType(record, mapping);
  const word = (name: string) => wordAt(record, `Property.${name}`);
  mapping.option('condition', word('GeneralState'), values.conditionOf);
  mapping.option('roof', word('RoofType'), values.roofOf);
  mapping.option('roofMaterial', word('RoofCoverType'), values.roofMaterialOf);
  const frame = mapping.meaning('windowFrame', word('WindowType'), values.windowOf);
  if (frame) mapping.set('windowFrame', [frame]);
  const glazing = wordsIn(record, 'Property.GlazingTypes.GlazingType');
  set(mapping, 'glazing', meaningsIn(mapping, 'glazing', glazing, values.glazingOf));
  const kitchen = mapping.meaning('kitchen', word('KitchenType'), values.kitchenOf);
  const genre = mapping.meaning('kitchenGenre', word('KitchenGenre'), values.kitchenOfGenre);
  mapping.set('kitchen', kitchen ?? genre);
  mapHeating(record, mapping);
  const insulated = wordsIn(record, 'Property.IsolationTypes.IsolationType');
  if (insulated.some((each) => each === 'ROOF_ISOLATION' || each === 'FULLY_ISOLATED'))
    mapping.set('hasRoofInsulation', true);
  const furnished = mapping.meaning('furnished', word('Garnished'), values.furnishedOf);
  mapping.put('isFurnished', furnished ?? record.text('Property.HasFurniture')?.replace('UNDEFINED', ''));
  if (word('StorageRoom')) mapping.set('hasStorageRoom', true);
  mapping.put('floor', floorOf(record.text('Property.FloorLevelNL')));
  mapDistances(record, mapping);
}

function mapType(record: RecordReader, mapping: Mapping): void {
  const word = (name: string) => wordAt(record, `Property.Typo.${name}`);
  const genre = mapping.meaning('type', word('Genre'), values.typeOf);
  const sort = mapping.meaning('sort', word('Sort'), values.typeOfSort);
  const isTakeOver = record.yesNo('Property.TakeOver') === true;
  const characterisation = word('Characterisation');
  const stands = characterisation?.split('_')[1];
  const [ofHouse] = characterisation?.split('_') ?? [];
  const facades =
    mapping.meaning('characterisation', stands, values.facadesOf) ??
    mapping.meaning('commonWalls', wordAt(record, 'Property.CommonWalls'), values.facadesOfWalls);
  mapping.set('facades', facades);
  const byFacades = { 4: 'detached_house', 3: 'semi_detached_house', 2: 'terraced_house' } as const;
  const plain = genre === undefined || genre === 'dwelling';
  const specific = sort === 'service_flat' ? sort : (genre ?? sort);
  // A plain house gets its type from its number of façades.
  const house =
    plain && ofHouse === 'Dwelling' && sort === 'dwelling' ? byFacades[Number(facades) as 4] : undefined;
  mapping.set('type', isTakeOver ? 'business_goodwill' : (house ?? specific));
  for (const name of ['Type', 'Category']) record.at(`Property.Typo.${name}`);
  for (const name of ['MarketType', 'Type', 'SpecialType', 'PropertyType']) record.at(`Property.${name}`);
}

function mapHeating(record: RecordReader, mapping: Mapping): void {
  const words = wordsIn(record, 'Property.HeatingTypes.HeatingType');
  const meanings = meaningsIn(mapping, 'heating', words, values.heatingOf);
  const systems = ['individual', 'communal'];
  const emissions = ['underfloor', 'warm_air'];
  const system = meanings.filter((each) => systems.includes(String(each)));
  if (system.length === 1) mapping.set('heatingSystem', system[0]);
  set(
    mapping,
    'heatEmission',
    meanings.filter((each) => emissions.includes(String(each))),
  );
  set(
    mapping,
    'heating',
    meanings.filter((each) => ![...systems, ...emissions].includes(String(each))),
  );
}

function mapDistances(record: RecordReader, mapping: Mapping): void {
  const metres = (...names: string[]) =>
    names.flatMap((name) => {
      const word = wordAt(record, `Property.DistanceTo${name}`);
      return mapping.meaning('distance', word, values.distanceOf) ?? [];
    });
  const nearest = (distances: (string | number)[]) =>
    distances.length > 0 ? Math.min(...distances.map(Number)) : undefined;
  mapping.put('schoolDistanceM', nearest(metres('School')));
  mapping.put('shopDistanceM', nearest(metres('Shops')));
  mapping.put('motorwayDistanceM', nearest(metres('Highway')));
  mapping.put(
    'publicTransportDistanceM',
    nearest(metres('BusStop', 'TramStop', 'MetroStop', 'RailwayStop', 'RailwayStation')),
  );
}

/** '3', '3de verdieping', 'gelijkvloers'. */
function floorOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/gelijkvloers|begane grond|rez-de-chauss/i.test(text)) return 0;
  const digits = /^-?\d{1,2}(?!\d)/.exec(text.trim())?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function set(
  mapping: Mapping,
  key: 'glazing' | 'heating' | 'heatEmission',
  values: (string | number)[],
): void {
  if (values.length > 0) mapping.set(key, values);
}
