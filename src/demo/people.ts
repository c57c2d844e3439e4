import { inEach } from '#domain/language.ts';
import type { OpeningHours } from '#domain/time/opening-hours.ts';
import { openingHoursText } from '#texts/wording/opening-hours-text.ts';
import { said } from './said.ts';

const hours: OpeningHours[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '12:30' },
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '13:30', closes: '18:00' },
  { days: ['sa'], opens: '10:00', closes: '13:00' },
];

const opening = {
  opening_hours: inEach((language) => openingHoursText(hours, language)),
  hours: JSON.stringify(hours),
};

export const offices = [
  {
    name: said('Kantoor Gent', 'Agence de Gand', 'Büro Gent', 'Ghent office'),
    street: 'Predikherenlei',
    house_number: '14',
    postal_code: '9000',
    city: said('Gent', 'Gand', 'Gent', 'Ghent'),
    country_id: 10,
    phone: '092345678',
    email: 'gent@rooilijn.example',
    ...opening,
    latitude: 51.0536,
    longitude: 3.7197,
    pictureFile: 'exterior-row-house-shop.jpg',
  },
  {
    name: said('Kantoor Eupen', 'Agence d’Eupen', 'Büro Eupen', 'Eupen office'),
    street: 'Gospertstraße',
    house_number: '27',
    postal_code: '4700',
    city: said('Eupen', 'Eupen', 'Eupen', 'Eupen'),
    country_id: 10,
    phone: '087345678',
    email: 'eupen@rooilijn.example',
    ...opening,
    latitude: 50.6302,
    longitude: 6.0331,
    pictureFile: 'exterior-office-building.jpg',
  },
];

/** The first four work in Gent, the others in Eupen. */
export const agents = [
  {
    office: 0,
    first_name: 'Eline',
    last_name: 'Vermeersch',
    role: said(
      'Zaakvoerder, vastgoedmakelaar',
      'Gérante, agente immobilière',
      'Geschäftsführerin, Immobilienmaklerin',
      'Managing director, estate agent',
    ),
    phone: '0470123456',
    email: 'eline@rooilijn.example',
    portrait: 'portrait-eline',
    registration_number: 'BIV 503.617',
  },
  {
    office: 0,
    first_name: 'Stijn',
    last_name: 'Maes',
    role: said(
      'Vastgoedmakelaar verkoop',
      'Agent immobilier, vente',
      'Immobilienmakler, Verkauf',
      'Estate agent, sales',
    ),
    phone: '0471234567',
    email: 'stijn@rooilijn.example',
    portrait: 'portrait-stijn',
    registration_number: 'BIV 507.281',
  },
  {
    office: 0,
    first_name: 'Laura',
    last_name: 'De Backer',
    role: said(
      'Vastgoedmakelaar verhuur',
      'Agente immobilière, location',
      'Immobilienmaklerin, Vermietung',
      'Estate agent, lettings',
    ),
    phone: '0472345678',
    email: 'laura@rooilijn.example',
    portrait: 'portrait-laura',
    registration_number: 'BIV 511.904',
  },
  {
    office: 0,
    first_name: 'Nadia',
    last_name: 'Benali',
    role: said(
      'Vastgoedmakelaar Brussel',
      'Agente immobilière, Bruxelles',
      'Immobilienmaklerin, Brüssel',
      'Estate agent, Brussels',
    ),
    phone: '0473456789',
    email: 'nadia@rooilijn.example',
    portrait: 'portrait-nadia',
    registration_number: 'BIV 509.338',
  },
  {
    office: 1,
    first_name: 'Jonas',
    last_name: 'Dohmen',
    role: said(
      'Vastgoedmakelaar Ostbelgien',
      'Agent immobilier, cantons de l’Est',
      'Immobilienmakler, Ostbelgien',
      'Estate agent, East Belgium',
    ),
    phone: '0474567890',
    email: 'jonas@rooilijn.example',
    portrait: 'portrait-jonas',
    registration_number: 'IPI 506.452',
  },
  {
    office: 1,
    first_name: 'Thérèse',
    last_name: 'Wagner',
    role: said(
      'Vastgoedmakelaar Wallonië en Luxemburg',
      'Agente immobilière, Wallonie et Luxembourg',
      'Immobilienmaklerin, Wallonie und Luxemburg',
      'Estate agent, Wallonia and Luxembourg',
    ),
    phone: '0475678901',
    email: 'therese@rooilijn.example',
    portrait: 'portrait-therese',
    registration_number: 'IPI 510.117',
  },
];
