type Transfer = { extent?: string; mode?: string; head?: string };

/** A file of OpenImmo with these homes in it. */
export function openImmoTransfer(
  homes: readonly string[],
  { extent = 'VOLL', mode = 'NEW', head = '<?xml version="1.0" encoding="UTF-8"?>' }: Transfer = {},
): string {
  return `${head}
<openimmo>
  <uebertragung art="OFFLINE" umfang="${extent}" modus="${mode}" version="1.2.7" sendersoftware="Probe" senderversion="3" techn_email="technik@probe.example" timestamp="2026-11-02T08:00:00"/>
  <anbieter><anbieternr>77</anbieternr><firma>Probe Immobilien</firma><openimmo_anid>PROBE77</openimmo_anid>
    ${homes.map((home) => `<immobilie>${home}</immobilie>`).join('\n')}
  </anbieter>
</openimmo>`;
}

/** The personal data in the house below: none of it may be kept. */
export const personalWords = [
  ...['Reinartz', 'Odilie', '0479 11 22 33', '087 55 66 77', 'privat@reinartz.example', 'Schilsweg'],
  ...['Thönnissen', 'Schlüssel bei der Nachbarin', 'Mindestgebot', 'Erbengemeinschaft'],
];

/** An invented house as OpenImmo describes it, with every element that the mapper reads. */
export function openImmoHouse(own: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...house, ...own })
    .map(([name, content]) => (content === '' ? '' : `<${name}>${content}</${name}>`))
    .join('\n');
}

const house: Readonly<Record<string, string>> = {
  // Not in the order of the schema, which some programs do not keep.
  verwaltung_techn: `<objektnr_intern>31</objektnr_intern><objektnr_extern>OB-31</objektnr_extern><aktion aktionart="CHANGE"/>
    <openimmo_obid>PROBE77_31</openimmo_obid><kennung_ursprung>Probe</kennung_ursprung><stand_vom>2026-11-02</stand_vom>
    <weitergabe_generell>true</weitergabe_generell><sprache>de-BE</sprache>`,
  objektkategorie: `<nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="1" MIETE_PACHT="0"/>
    <objektart><haus haustyp="DOPPELHAUSHAELFTE"/></objektart>`,
  geo: `<plz>B-4700</plz><ort>Eupen</ort><geokoordinaten breitengrad="50,6301" laengengrad="6.0322"/>
    <strasse>Gospertstraße</strasse><hausnummer>41a</hausnummer><land iso_land="BEL"/><etage>1</etage>
    <anzahl_etagen>3</anzahl_etagen><wohnungsnr>2</wohnungsnr><regionaler_zusatz>Oberstadt</regionaler_zusatz>`,
  kontaktperson: `<email_zentrale>info@probe.example</email_zentrale><email_direkt>karl.lentz@probe.example</email_direkt>
    <tel_handy>0479 11 22 33</tel_handy><tel_privat>087 55 66 77</tel_privat><name>Reinartz</name><vorname>Odilie</vorname>
    <email_privat>privat@reinartz.example</email_privat><strasse>Schilsweg</strasse>`,
  weitere_adresse: '<name>Thönnissen</name>',
  bieterverfahren: '<mindestpreis>Mindestgebot</mindestpreis>',
  preise: `<kaufpreis auf_anfrage="false">312500.00</kaufpreis><hausgeld>42,50</hausgeld><waehrung iso_waehrung="EUR"/>
    <mwst_satz>6</mwst_satz><mieteinnahmen_ist periode="JAHR">14400</mieteinnahmen_ist><stp_garage anzahl="1"/>
    <stp_carport anzahl="1"/><stp_freiplatz anzahl="2"/><stp_tiefgarage anzahl="1"/>`,
  flaechen: `<wohnflaeche>168,5</wohnflaeche><gesamtflaeche>201</gesamtflaeche><ladenflaeche>11</ladenflaeche>
    <lagerflaeche>12</lagerflaeche><bueroflaeche>13</bueroflaeche><grundstuecksflaeche>640.000</grundstuecksflaeche>
    <anzahl_zimmer>6.5</anzahl_zimmer><anzahl_schlafzimmer>4</anzahl_schlafzimmer><anzahl_badezimmer>1.0</anzahl_badezimmer>
    <anzahl_sep_wc>2</anzahl_sep_wc><anzahl_balkone>0</anzahl_balkone><anzahl_terrassen>1</anzahl_terrassen>
    <balkon_terrasse_flaeche>18</balkon_terrasse_flaeche><gartenflaeche>400</gartenflaeche>
    <grundstuecksfront>14,25</grundstuecksfront><anzahl_stellplaetze>4</anzahl_stellplaetze>
    <anzahl_wohneinheiten>1</anzahl_wohneinheiten>`,
  ausstattung: `<kueche EBK="true" OFFEN="false"/><kamin>1</kamin><heizungsart ZENTRAL="true" FUSSBODEN="true" ETAGE="true"/>
    <befeuerung OEL="true" HOLZ="1" GAS="false"/><klimatisiert>false</klimatisiert><fahrstuhl PERSONEN="false"/>
    <stellplatzart FREIPLATZ="true"/><stellplatzart GARAGE="true"/><gartennutzung>ja</gartennutzung>
    <ausricht_balkon_terrasse SUEDWEST="true"/><moebliert moeb="VOLL"/><rollstuhlgerecht>false</rollstuhlgerecht>
    <swimmingpool>false</swimmingpool><wasch_trockenraum>true</wasch_trockenraum><hallenhoehe>3.2</hallenhoehe>
    <breitband_zugang art="Glasfaser" speed="1000"/><sicherheitstechnik ALARMANLAGE="true"/><unterkellert keller="TEIL"/>
    <abstellraum>true</abstellraum><fahrradraum>true</fahrradraum><dachform SATTELDACH="true"/><dachboden>true</dachboden>
    <sauna>true</sauna>`,
  zustand_angaben: `<baujahr>ca. 1936</baujahr><letztemodernisierung>2011/12</letztemodernisierung>
    <zustand zustand_art="MODERNISIERT"/><alter alter_attr="ALTBAU"/><erschliessung_umfang erschl_attr="GAS"/>
    <erschliessung_umfang erschl_attr="WASSER"/><erschliessung_umfang erschl_attr="STROM"/>
    <energiepass><epart>BEDARF</epart><gueltig_bis>15.12.2035</gueltig_bis><endenergiebedarf>231,4</endenergiebedarf>
      <wertklasse>C</wertklasse></energiepass>
    <energiepass><wertklasse>G</wertklasse></energiepass><verkaufstatus stand="RESERVIERT"/>`,
  infrastruktur: `<distanzen distanz_zu="GYMNASIUM">1.4</distanzen><distanzen distanz_zu="GRUNDSCHULE">0,35</distanzen>
    <distanzen distanz_zu="EINKAUFSMOEGLICHKEITEN">0.6</distanzen><distanzen distanz_zu="BUS">0.12</distanzen>
    <distanzen distanz_zu="AUTOBAHN">4</distanzen><distanzen distanz_zu="FLUGHAFEN">60</distanzen>`,
  freitexte: `<objekttitel>Doppelhaushälfte am Stadtrand</objekttitel><dreizeiler>Mit Blick ins Tal.</dreizeiler>
    <lage>Fünf Minuten zum Markt.</lage><ausstatt_beschr>Parkett im Wohnzimmer.</ausstatt_beschr>
    <objektbeschreibung><![CDATA[Drei Etagen.<br/>Neues Dach & Keller.<script>alert(1)</script>]]></objektbeschreibung>
    <sonstige_angaben>Frei ab Akte.</sonstige_angaben><objekt_text lang="fr-BE">Trois niveaux &amp; cave.</objekt_text>`,
  anhaenge: `<anhang location="EXTERN" gruppe="AUSSENANSICHTEN"><anhangtitel>Garten</anhangtitel><format>image/jpeg</format>
      <check ctype="MD5">0f3c</check><daten><pfad>bilder\\2.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="TITELBILD"><anhangtitel>Vorderseite</anhangtitel><format>jpg</format>
      <daten><pfad>./bilder/1.jpg</pfad></daten></anhang>
    <anhang location="REMOTE" gruppe="GRUNDRISS"><format>image/png</format>
      <daten><pfad>https://bilder.probe.example/31/eg.png</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="GRUNDRISS"><anhangtitel>Obergeschoss</anhangtitel><format>application/pdf</format>
      <daten><pfad>og.pdf</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="DOKUMENTE"><anhangtitel>Energieausweis</anhangtitel><format>application/pdf</format>
      <daten><pfad>peb.pdf</pfad></daten></anhang>
    <anhang location="INTERN" gruppe="BILD"><format>image/png</format><daten><anhanginhalt>iVBORw0KGgo=</anhanginhalt></daten></anhang>
    <anhang location="EXTERN" gruppe="ANBIETERLOGO"><format>image/png</format><daten><pfad>logo.png</pfad></daten></anhang>
    <anhang location="REMOTE" gruppe="FILMLINK"><format>text/html</format><daten><pfad>https://film.example/31</pfad></daten></anhang>
    <anhang location="REMOTE" gruppe="LINKS"><format>text/html</format><daten><pfad>https://rundgang.example/31</pfad></daten></anhang>`,
  verwaltung_objekt: `<objektadresse_freigeben>true</objektadresse_freigeben><verfuegbar_ab>nach Absprache</verfuegbar_ab>
    <abdatum>2027-03-01</abdatum><min_mietdauer min_dauer="JAHR">3</min_mietdauer><zugang>Schlüssel bei der Nachbarin</zugang>
    <max_personen>5</max_personen><haustiere>true</haustiere><denkmalgeschuetzt>false</denkmalgeschuetzt>`,
  user_defined_anyfield: '<eigentuemer>Erbengemeinschaft</eigentuemer>',
};
