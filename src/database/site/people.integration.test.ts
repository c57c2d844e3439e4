import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { findAgent, listAgents, listOffices } from './people.ts';

const { database } = await testDatabase();

beforeAll(async () => {
  const office = (city: string, country_id: number, sort: number) => ({
    name: JSON.stringify({ nl: city }),
    street: 'Kaai',
    house_number: '1',
    postal_code: '9000',
    city: JSON.stringify({ nl: city }),
    country_id,
    phone: '092345678',
    email: 'kantoor@rooilijn.example',
    sort,
  });
  const agent = (first_name: string, office_id: number, sort: number) => ({
    office_id,
    first_name,
    last_name: 'Peeters',
    role: JSON.stringify({ nl: 'Makelaar' }),
    phone: '0478123456',
    email: 'agent@rooilijn.example',
    sort,
  });
  await database
    .insertInto('office')
    .values([office('Luxemburg', 50, 2), office('Gent', 10, 1)])
    .execute();
  await database
    .insertInto('agent')
    .values([agent('Luc', 1, 1), agent('Nora', 2, 2), agent('Eline', 2, 1)])
    .execute();
});

it('lists the offices in their order', async () => {
  const offices = await listOffices(database);
  expect(offices.map(({ city }) => city.nl)).toEqual(['Gent', 'Luxemburg']);
  expect(offices[0]).toEqual({
    id: 2,
    name: { nl: 'Gent' },
    street: 'Kaai',
    houseNumber: '1',
    postalCode: '9000',
    city: { nl: 'Gent' },
    countryId: 10,
    phone: '092345678',
    email: 'kantoor@rooilijn.example',
    openingHours: {},
    hours: [],
    latitude: null,
    longitude: null,
    picture: null,
  });
});

it('lists the agents office by office', async () => {
  expect((await listAgents(database)).map(({ firstName }) => firstName)).toEqual(['Eline', 'Nora', 'Luc']);
});

it('finds an agent, with the country of the office', async () => {
  expect(await findAgent(database, 1)).toEqual({
    id: 1,
    officeId: 1,
    firstName: 'Luc',
    lastName: 'Peeters',
    role: { nl: 'Makelaar' },
    phone: '0478123456',
    email: 'agent@rooilijn.example',
    registrationNumber: null,
    languages: [],
    picture: null,
    countryId: 50,
  });
  expect(await findAgent(database, 4)).toBeUndefined();
});
