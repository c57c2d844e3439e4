import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { moment, ownedProperties } from '#test/owned-properties.ts';

const app = await createTestApp();
const { database } = app;
const { lies, property, foreign, epc, foreignDocument, as, html } = await ownedProperties(app);

describe('the overview', () => {
  it('shows each property with price history, favourites, alerts, and what comes next', async () => {
    const page = await html('lies', '/nl/eigenaars/');
    for (const text of [
      'Hoveniersberg 18, Gent',
      'In optie sinds 12-11-2026',
      '41\u00a0dagen online',
      '€ 412.500',
      '€ 399.000',
      '4 keer als favoriet bewaard',
      '2 zoekopdrachten passen bij dit pand',
      'Nieuwe foto’s',
      '3 documenten zijn vervallen of vervallen binnenkort.',
    ])
      expect(page, text).toContain(text);
    expect(page).not.toContain('Al gedaan');
  });

  it('says what to do where there is no property yet', async () => {
    const page = await html('nobody', '/de/eigentuemer/');
    expect(page).toContain('Mit Ihrem Konto ist noch kein Objekt verbunden');
    expect(page).toContain('href="/de/kontakt/"');
    for (const path of ['/nl/eigenaars/bezoeken/', '/nl/eigenaars/documenten/', '/nl/eigenaars/berichten/'])
      expect(await html('nobody', path)).toMatch(/Nog geen|nog geen/);
  });
});

describe('the page of a property', () => {
  it('shows the figures as a graph and as a table', async () => {
    const page = await html('lies', `/nl/eigenaars/pand/${property}/`);
    expect(page.match(/<rect /g)).toHaveLength(30);
    expect(page.match(/<rect [^>]*fill-ink/g)).toHaveLength(1);
    expect(page).toMatch(/role="img" aria-label="Staafdiagram. In 30 dagen 12 bezoeken, op de drukste dag/);
    const rows = [...page.matchAll(/scope="row"[^>]*>[^<]+<\/th><td[^>]*>(\d+)</g)].map(([, count]) => count);
    expect(rows).toHaveLength(30);
    expect([rows.at(-10), rows.at(-1)]).toEqual(['9', '3']);
    expect(page).toMatch(/Vastgoedsites<\/dt><dd[^>]*>9 · 75\u00a0%/);
    expect(page).toMatch(/Frans<\/dt>/);
  });

  it('shows who works for it, appointments, messages, documents and adverts', async () => {
    const page = await html('lies', `/nl/eigenaars/pand/${property}/`);
    for (const text of [
      'Eline Claes',
      'A. Peeters',
      'Wacht op de bank',
      'Niet verschenen',
      'Individueel bezoek',
      'Eerste bezoek',
      'Vervolgbezoek',
      'Herenhuis met tuin',
      'Aanvraag voor een bezoek',
      'Bod besproken',
      'Immoportaal',
      '6.902',
      'vervalt over 12 dagen',
      'vervallen op 30-9-2026',
      'ligt bij uw makelaar',
    ])
      expect(page, text).toContain(text);
    const words = page.replaceAll('<!-- -->', '');
    expect(words.match(/Contact: [^<]+/g), 'only where it is not the agent of the page').toEqual(
      Array.from({ length: 2 }, () => 'Contact: Karel Wouters'),
    );
    expect(words).toMatch(/Tenzij anders vermeld: [^<]+, contact Eline Claes\./);
    expect(page).not.toContain('javascript:');
    expect(page).toContain(`href="/nl/eigenaars/pand/${property}/bericht/?document=${epc}"`);
  });
});

describe('the visits', () => {
  it('are those to come, the next one first, then those that have been, the latest first', async () => {
    const to = (name: string, inDays: number) => ({ name, inDays });
    const added = [to('Na', 6), to('Straks', 1), to('Lang', -20)].map(({ name, inDays }) => ({
      property_id: property,
      starts_at: moment(inDays),
      ends_at: new Date(moment(inDays).getTime() + 1_800_000),
      status: inDays > 0 ? 'confirmed' : 'carried_out',
      feedback: name,
      feedback_is_public: true,
    }));
    const rows = await database.insertInto('appointment').values(added).returning('id').execute();
    onTestFinished(async () => {
      const ids = rows.map(({ id }) => id);
      await database.deleteFrom('appointment').where('id', 'in', ids).execute();
    });
    const page = (await html('lies', '/nl/eigenaars/bezoeken/')).replaceAll(/<ul.*?<\/ul>/gs, '');
    const order = ['Binnenkort', 'Straks', 'Na', 'Geweest', 'Wacht op de bank', 'Lang'];
    const places = order.map((text) => page.indexOf(`>${text}<`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('a list', () => {
  it('is paged', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({
      property_id: foreign,
      kind: 'mail',
      contact: 'Notaris Claes',
      subject: `Bericht ${index}`,
      is_public: true,
      happened_at: moment(-index - 1),
    }));
    await database.insertInto('communication').values(many).execute();
    const first = await html('karl', '/nl/eigenaars/berichten/');
    expect(first).toContain('pagina 1 van 3 (46 berichten)');
    expect(first).toContain('Notaris Claes');
    const last = await html('karl', '/nl/eigenaars/berichten/?page=3');
    expect(last).toContain('Bericht 44');
    expect(last).not.toContain('Bericht 12');
    for (const page of ['4', '0', '-1', 'x', '99999999999999']) {
      const answer = await as('karl', `/nl/eigenaars/berichten/?page=${page}`);
      expect(answer.headers.get('Location'), page).toBe('/nl/eigenaars/berichten/');
    }
  });
});

describe('a message', () => {
  it('is prepared, checked, and goes to the agent of the property', async () => {
    const path = `/nl/eigenaars/pand/${property}/bericht/`;
    const prepared = await html('lies', `${path}?document=${epc}`);
    expect(prepared).toContain(
      '‘Energieprestatiecertificaat (EPC)’ voor Hoveniersberg 18, Gent: vervalt over 12 dagen',
    );
    expect(await html('lies', `${path}?document=${foreignDocument}`)).not.toContain('Het gaat om');
    const send = (remark: string) =>
      as('lies', path, {
        method: 'POST',
        headers: { Origin: 'http://localhost' },
        body: new URLSearchParams({ remark }),
      });
    const refused = await send('');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Schrijf uw bericht');
    const sent = await send('Kunt u bellen?');
    expect(sent.status).toBe(303);
    expect(await html('lies', sent.headers.get('Location') ?? '')).toContain('Uw bericht is verstuurd');
    const mails = await database
      .selectFrom('mail_message')
      .select(['template', 'recipient', 'reply_to'])
      .execute();
    expect(mails).toEqual([
      { template: 'request-for-agent', recipient: 'eline@agency.example', reply_to: lies.email },
    ]);
  });
});
