import { countryIds } from '#domain/place/region.ts';

/** The input of `site init`: an agency in Ghent with one office and two people. */
export const newAgency = {
  settings: {
    agency: {
      name: 'Huis & Hof',
      legalName: 'Huis en Hof bv',
      address: 'Coupure 5, 9000 Gent',
      phone: '09 234 56 78',
      email: 'info@huisenhof.example',
      foundedYear: 2026,
      enterpriseNumber: 'BE 0123.456.749',
      registrationNumber: '503.617',
    },
  },
  offices: [
    {
      name: { nl: 'Kantoor Gent' },
      street: 'Coupure',
      houseNumber: '5',
      postalCode: '9000',
      city: { nl: 'Gent', fr: 'Gand' },
      phone: '09 234 56 78',
      email: 'info@huisenhof.example',
      hours: [{ days: ['mo', 'tu', 'we'], opens: '09:00', closes: '17:00' }],
      position: { latitude: 51.05, longitude: 3.71 },
    },
  ],
  team: [
    {
      firstName: 'Mieke',
      lastName: 'Claes',
      role: { nl: 'Vastgoedmakelaar' },
      phone: '0470 12 34 56',
      email: 'mieke@huisenhof.example',
      registrationNumber: 'BIV 503.617',
    },
    {
      firstName: 'Tom',
      lastName: 'Baert',
      role: { nl: 'Medewerker' },
      phone: '0470 12 34 57',
      email: 'tom@huisenhof.example',
    },
  ],
};

/** The same for Luxembourg. */
export const newLuxembourgAgency = {
  ...newAgency,
  settings: {
    agency: {
      ...newAgency.settings.agency,
      countryId: countryIds.luxembourg,
      enterpriseNumber: 'B123456',
      registrationNumber: '10012345/0',
      phone: '26 12 34 56',
    },
    languages: [
      { code: 'fr', inUse: true },
      { code: 'de', inUse: true },
    ],
    defaultLanguage: 'fr',
  },
};
