/** An invented house as SweepBright describes it since 2020, with every field that the mapper reads. */
export function sweepBrightEstate(own: object = {}): Record<string, unknown> {
  return {
    id: '0a61d7c2-50f7-4f5e-9a38-6d1d2b7c4e10',
    is_project: false,
    project_id: null,
    properties: [],
    type: 'house',
    sub_type: 'semi_detached',
    negotiation: 'sale',
    rent_period: null,
    status: 'available',
    publish_status: 'public',
    description_title: { nl: 'Halfopen hoeve met boomgaard', fr: 'Fermette trois façades avec verger' },
    description: { nl: '<p>Tussen de velden van <b>Zwalm</b>.</p>', fr: 'Entre les champs de Zwalm.' },
    bedrooms: 4,
    bathrooms: 1,
    shower_rooms: 1,
    toilets: 2,
    floors: 2,
    living_rooms: 1,
    general_condition: 'fair',
    rooms: [
      { type: 'garden', ordinal: 3, size: 6.5, unit: 'are', size_description: '' },
      { type: 'bedrooms', ordinal: 2, size: 14, unit: 'sq_m', size_description: '' },
      { type: 'living_room', ordinal: 1, size: 400, unit: 'sq_ft', size_description: '' },
      { type: 'terrace', ordinal: 4, size: 22, unit: 'sq_m', size_description: '' },
    ],
    sizes: { plot_area: { size: 12.4, unit: 'are' }, liveable_area: { size: 188, unit: 'sq_m' } },
    amenities: ['garden', 'terrace', 'attic', 'basement', 'fenced', 'sewer_access'],
    garden_orientation: 'S',
    terrace_orientation: 'SW',
    features: {
      energy: { gas: false, fuel: true, heat_pump: false, electricity: false },
      comfort: { fireplace: true, furnished: false, sauna: true },
      ecology: {
        double_glazing: true,
        solar_panels: true,
        insulated_roof: false,
        rainwater_harvesting: true,
      },
      security: { alarm: false, video_surveillance: false },
      heating_cooling: {
        central_heating: true,
        floor_heating: true,
        air_conditioning: false,
        individual_heating: true,
      },
    },
    building: { construction: { year: 1898, architect: null }, renovation: { year: 2012, description: '' } },
    legal: {
      energy: {
        epc_value: 318,
        total_epc_value: 59784,
        epc_category: 'D',
        epc_reference: '20260311-0003141592-RES-1',
        e_level: 'E60',
        co2_emissions: 61,
        report_electricity_gas: 'not_conform',
      },
      property_and_land: {
        cadastral_income: { amount: 812, currency: 'EUR' },
        flood_risk: 'effective_flood_sensitive_area',
        flood_risk_building_score: 'A',
        flood_risk_plot_score: 'C',
        land_use_designation: 'residential',
      },
      regulations: {
        building_permit: true,
        priority_purchase_right: false,
        subdivision_authorisation: 0,
        urban_planning_breach: false,
        as_built_report: true,
        heritage_list: true,
        asbestos_certificate: 'conform',
        asbestos_certificate_reference: 'A-2026-000777',
      },
      legal_mentions: { nl: 'Gelegen in landelijk gebied.' },
    },
    price: { amount: 389000, currency: 'EUR', hidden: false },
    price_base_rent: null,
    custom_price: null,
    price_vat_regime: 6,
    price_property_taxes: { amount: 640, currency: 'EUR' },
    price_recurring_costs: { amount: 35, currency: 'EUR' },
    price_guarantee: { amount: 2400, currency: 'EUR' },
    price_inventory_report_cost: { amount: 150, currency: 'EUR' },
    price_negotiated: 377123,
    agency_commission: { fixed_fee: null, percentage: 2.75 },
    location: {
      street: 'Molenkouter',
      number: '17',
      addition: 'A',
      box: '2',
      floor: '1',
      postal_code: '9630',
      city: 'Zwalm',
      country: 'BE',
      formatted: 'Molenkouter 17A, 9630 Zwalm',
      formatted_agency: 'Molenkouter 17A (achterbouw), 9630 Zwalm',
      hidden: false,
      geo: { latitude: 50.8829, longitude: 3.7318 },
    },
    occupancy: {
      occupied: true,
      available_from: '2027-05-01',
      contact_details: 'huurder Wouter, na 18 uur',
      tenant_contract: { start_date: '2024-05-01', end_date: '2027-04-30' },
    },
    open_homes: [],
    auction: { start_date: '' },
    video_url: 'https://video.example/zwalm',
    virtual_tour_url: 'https://tour.example/zwalm',
    images: [
      fileOf('i2', 'tuin.jpg', { ordinal: 2, description: 'De boomgaard' }),
      fileOf('i1', 'gevel.jpg', { ordinal: 1 }),
      { id: 'i3', filename: 'zonder-adres.jpg', ordinal: 3 },
    ],
    plans: [fileOf('p1', 'gelijkvloers.png', { ordinal: 1, description: { nl: 'Gelijkvloers', fr: 'Rez' } })],
    documents: [fileOf('d1', 'bijlage-1.pdf', { description: 'EPC' }), fileOf('d2', 'bijlage-2.pdf')],
    negotiator: {
      first_name: 'Roos',
      last_name: 'Van Hecke',
      email: 'roos@scheldekant.example',
      phone: '+3290000077',
      photo_url: 'https://media.sweepbright.example/roos.jpg',
    },
    office: { id: 'o1', name: 'Oudenaarde' },
    vendors: [
      { first_name: 'Godelieve', last_name: 'Ysebaert', email: 'g.ysebaert@post.example', phone: '+324111' },
    ],
    buyers: [{ first_name: 'Achille', last_name: 'Quintyn', email: 'aq@post.example', phone: '+324222' }],
    internal_note: 'sleutel onder de bloempot',
    mandate: { number: 'M-31415', exclusive: true, start_date: '2026-09-15', end_date: '2027-03-15' },
    settings: { reference: 'SK-301' },
    ...own,
  };
}

/** The personal data in it, which must not be stored. */
export const personalInSweepBright = [
  ...['Godelieve', 'Ysebaert', 'g.ysebaert@post.example', '+324111', 'Achille', 'Quintyn', 'aq@post.example'],
  ...['+324222', 'bloempot', 'M-31415', '2026-09-15', 'Wouter', '377123', '2.75', 'Van Hecke', '+3290000077'],
  ...['achterbouw', 'roos.jpg'],
];

/** The same in the format of versions before 2020: the fields of `legal` stood at the top. */
export function formerSweepBrightEstate(): Record<string, unknown> {
  const { legal, ...estate } = sweepBrightEstate();
  const { energy, property_and_land: land, ...others } = legal as Record<string, object>;
  return { ...estate, ...others, ...energy, ...land };
}

export function sweepBrightProject(): Record<string, unknown> {
  const id = '7b000000-1111-4222-8333-000000000001';
  const unit = (box: string, own: object) =>
    sweepBrightEstate({
      id: `7b000000-1111-4222-8333-00000000${box}`,
      project_id: id,
      publish_status: undefined,
      type: 'apartment',
      sub_type: null,
      settings: { reference: null },
      location: { ...(sweepBrightEstate().location as object), box },
      ...own,
    });
  const properties = [unit('0101', {}), unit('0201', { status: 'option', sub_type: 'penthouse' })];
  return sweepBrightEstate({ id, is_project: true, type: 'apartment', sub_type: null, properties });
}

function fileOf(id: string, filename: string, own: object = {}): object {
  const address = `https://media.sweepbright.example/${id}/${filename}?Expires=1795190400`;
  return { id, filename, description: '', url: address, url_expires_on: '2026-11-20T14:00:00+00:00', ...own };
}
