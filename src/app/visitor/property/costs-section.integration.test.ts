import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { appointmentPath } from '#test/appointments.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { properAnswer } from '#test/proper-answer.ts';
import { addCommune } from '#test/purchase-costs.ts';

const app = await createTestApp();
const { database } = app;
const place_id = await addGhent(database);
const luxembourg = await addCommune(database, '1234', 'Luxembourg');

const page = async (id: number) => {
  const { headers } = await properAnswer(app, `/property/${id}/`);
  return properAnswer(app, headers.get('Location') ?? '');
};

it('the page of a property shows what buying costs, for who will live there, and leads to the rest', async () => {
  const house = await addProperty(database, { place_id, price_cents: 30_000_000 });
  const { body } = await page(house);
  expect(body).toContain('€ 310.724');
  expect(body).toContain('€ 1.649');
  expect(body).toContain('341.034');
  expect(body).toContain(`href="/nl/aankoopkosten/${house}/"`);
});

it('the page shows of a rent the first month and the deposit', async () => {
  const property = { place_id, purpose: 'rent', price_cents: 95_000 } as const;
  const { body } = await page(await addProperty(database, property));
  expect(body).toContain('€ 2.850');
  expect(body).toContain('€ 3.800');
  const own = await page(await addProperty(database, { ...property, details: { depositCents: 150_000 } }));
  expect(own.body).toContain('€ 2.450');
  const inventory = { ...property, details: { inventoryShareCents: 17_500 } };
  const shared = await page(await addProperty(database, inventory));
  expect(shared.body).toContain('Aandeel in de plaatsbeschrijving');
  expect(shared.body).toContain('€ 3.975');
  const abroad = { country_id: 50, postal_code: '1611', region: 'luxembourg' } as const;
  const hidden = await page(await addProperty(database, { ...property, ...abroad, publish_price: false }));
  expect(hidden.body).not.toContain('Huurwaarborg');
  const office = await page(await addProperty(database, { ...property, type: 'office' }));
  expect(office.body).not.toContain('Bij het begin te betalen');
  const room = await page(await addProperty(database, { ...property, type: 'student_room' }));
  expect(room.body).toContain('€ 1.900');
  expect(room.body).toContain('voor een huurcontract met een student');
});

it('the page shows of a rent in Luxembourg the half of the agency’s fee', async () => {
  const rent = { ...luxembourg, purpose: 'rent', price_cents: 200_000 } as const;
  const home = await addProperty(database, { ...rent, details: { agencyFeeCents: 234_000 } });
  const known = await page(home);
  expect(known.body).toContain('Ereloon van de makelaar, uw deel');
  expect(known.body).toContain('€ 1.170');
  // 2.000 rent, 4.000 deposit, 1.170 fee
  expect(known.body).toContain('€ 7.170');
  const asked = await properAnswer(app, appointmentPath(home));
  expect(asked.body).toMatch(/Ereloon van de makelaar, uw deel.{1,200}€.1\.170/s);
  const plain = await addProperty(database, rent);
  const askedPlain = await properAnswer(app, appointmentPath(plain));
  expect(askedPlain.body).toMatch(/Ereloon van de makelaar, uw deel.{1,200}50.%/s);
  const unknown = await page(plain);
  expect(unknown.body).toContain('€ 6.000');
  expect(unknown.body.replaceAll('\u00a0', ' ')).toContain(
    'Daarbij komt 50 % van het ereloon van de makelaar',
  );
  const inGhent = await page(
    await addProperty(database, {
      ...rent,
      place_id,
      region: 'flanders',
      country_id: 10,
      details: { agencyFeeCents: 234_000 },
    }),
  );
  expect(inGhent.body).not.toContain('Ereloon van de makelaar, uw deel');
});

it('the page of a home to let in Brussels says the reference rent, and where it is reckoned', async () => {
  const brussels = { region: 'brussels', postal_code: '1050', city: 'Elsene', place_id: null } as const;
  const rent = { ...brussels, purpose: 'rent', type: 'apartment', price_cents: 120_000 } as const;
  const details = { referenceRentLowCents: 95_000, referenceRentHighCents: 115_000 };
  const { body: known } = await page(await addProperty(database, { ...rent, details }));
  expect(known).toMatch(/ligt de referentiehuur tussen €\s950 en €\s1\.150 per maand/);
  expect(known).toContain('href="https://loyers.brussels/"');
  const { body: unknown } = await page(await addProperty(database, rent));
  expect(unknown).not.toContain('ligt de referentiehuur');
  expect(unknown).toContain('href="https://loyers.brussels/"');
  const { body: inGhent } = await page(
    await addProperty(database, { ...rent, region: 'flanders', place_id }),
  );
  expect(inGhent).not.toContain('loyers.brussels');
});
