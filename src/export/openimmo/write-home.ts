import { type Language, languages } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { familyOf, isPropertyType } from '#domain/property/types.ts';
import { notedCaption } from '#texts/wording/picture-note.ts';
import { group, mark, word } from './elements.ts';
import { type ExportedHome, number, type Sender, text, textIn, type Values, yesNo } from './exported-home.ts';
import { countryOf, kindOf } from './values-out.ts';
import { condition, equipment, money, surfaces } from './write-parts.ts';

/** One `immobilie`, in the order of OpenImmo 1.2.7, which receivers insist on. */
export function writeHome(home: ExportedHome, sender: Sender): string {
  const { values } = home;
  const language = mainLanguage(values);
  return group('immobilie', [
    category(values),
    place(home, language),
    contact(home, sender),
    money(home),
    surfaces(values),
    equipment(values),
    condition(values),
    distances(values),
    texts(values, language),
    attachments(home, language),
    terms(home),
    technical(home, sender.host, language),
  ]);
}

type GoneHome = { id: number; reference: string; purpose: string; type: string; goneOn: string };

/** A home that is no longer on the site, with just enough to take it off. */
export function writeGone(
  { id, reference, purpose, type, goneOn }: GoneHome,
  { host, email, name }: Sender,
): string {
  return group('immobilie', [
    category({ purpose, type }),
    '<geo><ort>-</ort></geo>',
    group('kontaktperson', [word('email_zentrale', email), word('name', name)]),
    group('verwaltung_techn', [
      word('objektnr_extern', reference),
      '<aktion aktionart="DELETE"/>',
      word('openimmo_obid', `${host}-${id}`),
      word('kennung_ursprung', host),
      word('stand_vom', goneOn),
    ]),
  ]);
}

function category({ purpose, type }: Values): string {
  const isRent = purpose === 'rent';
  const family = familyOf(String(type));
  const isBusiness = family === 'business';
  const [element, attribute, value] = isPropertyType(type) ? kindOf[type] : (['sonstige'] as const);
  return group('objektkategorie', [
    mark('nutzungsart', { WOHNEN: !isBusiness, GEWERBE: isBusiness, ANLAGE: family === 'investment' }),
    mark('vermarktungsart', { KAUF: !isRent, MIETE_PACHT: isRent }),
    `<objektart><${element}${attribute ? ` ${attribute}="${value}"` : ''}/></objektart>`,
  ]);
}

function place({ values }: ExportedHome, language: Language): string {
  return group('geo', [
    word('plz', text(values.postalCode)),
    word('ort', text(values.city)),
    mark('geokoordinaten', { breitengrad: number(values.latitude), laengengrad: number(values.longitude) }),
    word('strasse', text(values.street)),
    word('hausnummer', text(values.houseNumber)),
    mark('land', { iso_land: countryOf[Number(values.countryId)] }),
    word('etage', number(values.floor)),
    word('anzahl_etagen', number(values.floors)),
    word('wohnungsnr', text(values.unitName)),
    word('regionaler_zusatz', textIn(values.quarter, language)),
  ]);
}

/** The schema wants a name and an address, even if nobody answers for the home. */
function contact({ agent }: ExportedHome, sender: Sender): string {
  return group('kontaktperson', [
    word('email_direkt', agent.email || sender.email),
    word('tel_durchw', agent.phone),
    word('name', agent.name || sender.name),
  ]);
}

/** In kilometres. */
function distances(values: Values): string {
  const to = (key: FieldKey, name: string) => {
    const metres = number(values[key]);
    return metres === undefined ? '' : word('distanzen', metres / 1000, { distanz_zu: name });
  };
  return group('infrastruktur', [
    to('motorwayDistanceM', 'AUTOBAHN'),
    to('publicTransportDistanceM', 'BUS'),
    to('schoolDistanceM', 'GRUNDSCHULE'),
    to('shopDistanceM', 'EINKAUFSMOEGLICHKEITEN'),
  ]);
}

/** The schema has place for one translation, of the description. */
function texts(values: Values, language: Language): string {
  const other = languages.find((each) => each !== language && textIn(values.description, each));
  return group('freitexte', [
    word('objekttitel', textIn(values.title, language)),
    word('dreizeiler', textIn(values.lede, language)),
    word('objektbeschreibung', textIn(values.description, language)),
    other ? word('objekt_text', textIn(values.description, other), { lang: codeOf(other) }) : '',
  ]);
}

function attachments({ media, values }: ExportedHome, language: Language): string {
  const pictures = media.map(({ kind, nature, file, caption }, index) => {
    const role = kind === 'plan' ? 'GRUNDRISS' : index === 0 ? 'TITELBILD' : 'BILD';
    // The format has no place of its own for the nature of a picture.
    const title = notedCaption(caption?.[language], nature, language);
    return attachment({ location: 'EXTERN', role, title, format: 'image/jpeg', path: file });
  });
  const film = text(values.videoUrl);
  const tour = text(values.virtualTourUrl);
  return group('anhaenge', [
    ...pictures,
    film ? linked('FILMLINK', film) : '',
    tour ? linked('LINKS', tour) : '',
  ]);
}

function linked(role: string, path: string): string {
  return attachment({ location: 'REMOTE', role, format: 'text/html', path });
}

type Attachment = {
  location: 'EXTERN' | 'REMOTE';
  role: string;
  title?: string | undefined;
  format: string;
  path: string;
};

function attachment({ location, role, title, format, path }: Attachment): string {
  const parts = [word('anhangtitel', title), word('format', format), group('daten', [word('pfad', path)])];
  return group('anhang', parts, { location, gruppe: role });
}

function terms({ values, publishAddress }: ExportedHome): string {
  const wording: Record<string, string> = { immediately: 'ab sofort', to_be_agreed: 'nach Absprache' };
  return group('verwaltung_objekt', [
    word('objektadresse_freigeben', publishAddress),
    word('verfuegbar_ab', wording[String(values.availabilityTerms)]),
    word('abdatum', text(values.availableFrom)),
    word('min_mietdauer', number(values.leaseTermMonths), { min_dauer: 'MONAT' }),
    word('vermietet', values.availabilityTerms === 'let' ? true : undefined),
    word('max_personen', number(values.maxOccupants)),
    word('haustiere', yesNo(values.petsAllowed)),
    word('denkmalgeschuetzt', yesNo(values.isProtectedHeritage)),
  ]);
}

function technical({ id, values, updatedOn }: ExportedHome, host: string, language: Language): string {
  return group('verwaltung_techn', [
    word('objektnr_intern', id),
    word('objektnr_extern', text(values.reference)),
    '<aktion aktionart="CHANGE"/>',
    word('openimmo_obid', `${host}-${id}`),
    word('kennung_ursprung', host),
    word('stand_vom', updatedOn),
    word('sprache', codeOf(language)),
  ]);
}

/** German if a text has it, else the first language that one has. */
function mainLanguage(values: Values): Language {
  const order: readonly Language[] = ['de', ...languages.filter((each) => each !== 'de')];
  return (
    order.find((each) => textIn(values.description, each)) ??
    order.find((each) => textIn(values.title, each)) ??
    'de'
  );
}

function codeOf(language: Language): string {
  return { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en-GB' }[language];
}
