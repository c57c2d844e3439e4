import { group, mark, word } from './elements.ts';
import { type ExportedHome, number, text, type Values, yesNo } from './exported-home.ts';
import { conditionOf, fuelOf, orientationOf, standOf } from './values-out.ts';

/** A hidden price is written as one on demand, for which the schema wants an amount too. */
export function money({ values, publishPrice }: ExportedHome): string {
  const isRent = values.purpose === 'rent';
  const euros = (cents: unknown) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : undefined);
  const price = publishPrice ? euros(values.priceCents) : undefined;
  const income = number(values.rentalIncomeCents);
  return group('preise', [
    isRent ? '' : word('kaufpreis', price ?? '0.00', { auf_anfrage: price === undefined }),
    word('nettokaltmiete', isRent ? price : undefined),
    word('nebenkosten', isRent ? euros(values.tenantChargesCents) : undefined),
    word('hausgeld', euros(values.commonChargesCents)),
    '<waehrung iso_waehrung="EUR"/>',
    word('mwst_satz', isRent ? undefined : number(values.vatPercent)),
    word('mieteinnahmen_ist', isRent ? undefined : euros(income), { periode: 'MONAT' }),
    word('kaution', isRent ? euros(values.depositCents) : undefined),
    mark('stp_carport', { anzahl: number(values.carports) }),
    mark('stp_freiplatz', { anzahl: number(values.outdoorParkingSpaces) }),
    mark('stp_garage', { anzahl: number(values.garages) }),
    mark('stp_tiefgarage', { anzahl: number(values.indoorParkingSpaces) }),
  ]);
}

export function surfaces(values: Values): string {
  const count = (has: unknown) => (typeof has === 'boolean' ? Number(has) : undefined);
  return group('flaechen', [
    word('wohnflaeche', number(values.livingAreaM2)),
    word('gesamtflaeche', number(values.totalAreaM2)),
    word('ladenflaeche', number(values.retailAreaM2)),
    word('lagerflaeche', number(values.storageAreaM2)),
    word('bueroflaeche', number(values.officeAreaM2)),
    word('grundstuecksflaeche', number(values.plotAreaM2)),
    word('anzahl_zimmer', number(values.rooms)),
    word('anzahl_schlafzimmer', number(values.bedrooms)),
    word('anzahl_badezimmer', number(values.bathrooms)),
    word('anzahl_sep_wc', number(values.toilets)),
    word('anzahl_balkone', count(values.hasBalcony)),
    word('anzahl_terrassen', count(values.hasTerrace)),
    word('balkon_terrasse_flaeche', number(values.terraceAreaM2)),
    word('gartenflaeche', number(values.gardenAreaM2)),
    word('grundstuecksfront', number(values.frontWidthM)),
    word('anzahl_stellplaetze', number(values.parkingSpaces)),
    word('anzahl_wohneinheiten', number(values.units)),
  ]);
}

export function equipment(values: Values): string {
  const isOpen = values.kitchen === 'open';
  const isEquipped = ['fitted', 'semi_equipped', 'fully_equipped'].includes(String(values.kitchen));
  const orientation = orientationOf[String(values.terraceOrientation)];
  return group('ausstattung', [
    isOpen || isEquipped ? mark('kueche', { EBK: isEquipped, OFFEN: isOpen }) : '',
    word('kamin', yesNo(values.hasFireplace)),
    mark('heizungsart', {
      ...(values.heatingSystem === 'individual' && { ETAGE: true }),
      ...(has(values.heatEmission, 'underfloor') && { FUSSBODEN: true }),
    }),
    mark('befeuerung', fuels(values.heating)),
    word('klimatisiert', yesNo(values.hasAirConditioning)),
    mark('fahrstuhl', { PERSONEN: yesNo(values.hasLift) }),
    mark('stellplatzart', { GARAGE: yesNo(values.hasGarage) }),
    word('gartennutzung', yesNo(values.hasGarden)),
    orientation ? mark('ausricht_balkon_terrasse', { [orientation]: true }) : '',
    mark('moebliert', { moeb: values.isFurnished === true ? 'VOLL' : undefined }),
    word('rollstuhlgerecht', yesNo(values.isAccessible)),
    word('swimmingpool', yesNo(values.hasSwimmingPool)),
    word('wasch_trockenraum', yesNo(values.hasLaundryRoom)),
    word('hallenhoehe', number(values.clearHeightM)),
    values.hasInternet === true ? '<breitband_zugang art="vorhanden"/>' : '',
    mark('sicherheitstechnik', { ALARMANLAGE: yesNo(values.hasAlarm) }),
    mark('unterkellert', { keller: { true: 'JA', false: 'NEIN' }[String(values.hasCellar)] }),
    word('abstellraum', yesNo(values.hasStorageRoom)),
    word('fahrradraum', yesNo(values.hasBicycleStorage)),
    values.roof === 'flat' ? '<dachform FLACHDACH="true"/>' : '',
    values.roof === 'pitched' ? '<dachform SATTELDACH="true"/>' : '',
    word('dachboden', yesNo(values.hasAttic)),
  ]);
}

export function condition(values: Values): string {
  return group('zustand_angaben', [
    word('baujahr', number(values.constructionYear)),
    word('letztemodernisierung', number(values.renovationYear)),
    mark('zustand', { zustand_art: conditionOf[String(values.condition)] }),
    mark('alter', { alter_attr: { true: 'NEUBAU', false: 'ALTBAU' }[String(values.isNewBuild)] }),
    supply(values),
    certificate(values),
    mark('verkaufstatus', { stand: standOf[String(values.availability)] }),
  ]);
}

/** The schema has place for one. */
function supply({ hasGas, hasWater, hasElectricity }: Values): string {
  const supplies = [hasGas && 'GAS', hasWater && 'WASSER', hasElectricity && 'STROM'];
  const said = supplies.find((each) => typeof each === 'string');
  return mark('erschliessung_umfang', { erschl_attr: text(said) });
}

function certificate(values: Values): string {
  const label = text(values.energyLabel)
    ?.replace('_plusplus', '++')
    .replace('_plus', '+')
    .replace('_sub', '-');
  return group('energiepass', [
    word('gueltig_bis', text(values.epcValidUntil)),
    word('endenergiebedarf', number(values.energyValue)),
    word('wertklasse', label?.toUpperCase()),
    word('jahrgang', values.isEpcExempt === true ? 'nicht_noetig' : undefined),
  ]);
}

function fuels(heating: unknown): Record<string, boolean> {
  const said = Array.isArray(heating) ? heating : [];
  return Object.fromEntries(said.flatMap((each) => (fuelOf[each] ? [[fuelOf[each], true]] : [])));
}

function has(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}
