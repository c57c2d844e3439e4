import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/dates.ts';
import { languages } from '#domain/language.ts';
import { ownerPaths } from '#site/path-table/owner-paths.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addGhent, addPhoto, addProperty } from '#test/factories.ts';
import { addOwner, logIn } from '#test/owners.ts';

const { request, database, documentFiles } = await createTestApp();
const placeId = await addGhent(database);
const day = (offset: number) => addDays(dayOf(new Date()), offset);
const moment = (offset: number) => new Date(Date.now() + offset * 86_400_000);

const lies = await addOwner(database, { name: 'Lies Maes' });
const karl = await addOwner(database, { name: 'Karl Schmitz' });
const nobody = await addOwner(database, { name: 'Nora Niks' });
const cookies = {
  lies: await logIn(request, lies.email),
  karl: await logIn(request, karl.email),
  nobody: await logIn(request, nobody.email),
};

const as = (who: keyof typeof cookies, path: string, init: RequestInit = {}) =>
  request(path, { ...init, headers: { ...init.headers, Cookie: cookies[who] } });
const html = async (who: keyof typeof cookies, path: string) => {
  const answer = await as(who, path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
};

async function addHome(ownerId: string, street: string, given = {}) {
  const id = await addProperty(database, {
    street,
    house_number: '18',
    place_id: placeId,
    publish_address: false,
    published_at: moment(-41),
    ...given,
  });
  await database.insertInto('property_owner').values({ property_id: id, owner_id: ownerId }).execute();
  return id;
}

async function addPaper(propertyId: number, kind: string, given = {}) {
  const { id } = await database
    .insertInto('document')
    .values({ property_id: propertyId, kind, access: 'owner', file_key: 'papers/one.pdf', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const agentId = await addAgent(database);
const home = await addHome(lies.id, 'Hoveniersberg', {
  agent_id: agentId,
  availability: 'option',
  option_since: '2026-11-12',
});
const foreign = await addHome(karl.id, 'Malpertuusstraat');
const epc = await addPaper(home, 'epc', { expires_on: day(12) });
const foreignPaper = await addPaper(foreign, 'mandate', { issued_on: '2026-10-10' });

beforeAll(async () => {
  await documentFiles.write('papers/one.pdf', Buffer.from('%PDF-1.7 paper'));
  await addPhoto(database, home);
  await addPaper(home, 'electricity', { expires_on: '2026-09-30' });
  await addPaper(home, 'asbestos', { expires_on: day(45) });
  await addPaper(home, 'soil', { access: 'request', file_key: null });
  const { id: lead_id } = await database
    .insertInto('lead')
    .values({
      form: 'visit',
      content_hash: 'a',
      language: 'nl',
      page: '/',
      email: 'geheim@voorbeeld.be',
      phone: '0470 99 88 77',
      first_name: 'Anna',
      last_name: 'Peeters',
      remark: 'Wij scheiden',
      privacy_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const visit = (starts_at: Date, given: object) => ({
    property_id: home,
    lead_id,
    starts_at,
    ends_at: new Date(starts_at.getTime() + 1_800_000),
    status: 'confirmed',
    ...given,
  });
  await database
    .insertInto('appointment')
    .values([
      visit(moment(3), {}),
      visit(moment(-4), { status: 'carried_out', feedback: 'Wacht op de bank', feedback_is_public: true }),
      visit(moment(-5), { status: 'no_show', feedback: 'Nooit meer bellen' }),
      { ...visit(moment(-9), { status: 'carried_out' }), property_id: foreign },
    ])
    .execute();
  await database
    .insertInto('communication')
    .values([
      { property_id: home, kind: 'request', lead_id, subject: 'Bezoek', is_public: true },
      {
        property_id: home,
        kind: 'phone',
        contact: 'Karel Wouters',
        subject: 'Bod besproken',
        is_public: true,
      },
      { property_id: home, kind: 'note', subject: 'Intern overleg', is_public: false },
      { property_id: foreign, kind: 'mail', subject: 'Verslag van Karl', is_public: true },
    ])
    .execute();
  await database
    .insertInto('publication')
    .values([
      {
        property_id: home,
        channel: 'Immoportaal',
        address: 'https://portal.example/1',
        since: day(-40),
        views: 6902,
      },
      { property_id: home, channel: 'Kwaad', address: 'javascript:alert(1)', since: day(-40) },
    ])
    .execute();
  await database
    .insertInto('planned_step')
    .values([
      { property_id: home, due_on: day(5), subject: 'Nieuwe foto’s' },
      { property_id: home, due_on: day(1), subject: 'Al gedaan', done_at: new Date() },
    ])
    .execute();
  await database
    .insertInto('visit_count')
    .values([
      { property_id: home, day: day(0), source: 'search', language: 'nl', count: 3 },
      { property_id: home, day: day(-9), source: 'portal', language: 'fr', count: 9 },
      { property_id: foreign, day: day(0), source: 'direct', language: 'de', count: 77 },
    ])
    .execute();
  await database
    .insertInto('favourite_count')
    .values({ property_id: home, day: day(-1), added: 5, removed: 1 })
    .execute();
  const alert = { email: 'a@b.be', language: 'nl', frequency: 'daily', status: 'active', purpose: 'sale' };
  await database
    .insertInto('search_alert')
    .values([
      { ...alert, query: 'zone=9000' },
      { ...alert, query: 'zone=9000' },
      { ...alert, query: 'min_price=9000000' },
      { ...alert, query: 'zone=9000', status: 'paused' },
    ])
    .execute();
  await database.updateTable('property').set({ price_cents: 399_000_00 }).where('id', '=', home).execute();
});

const screens = Object.values(ownerPaths).flatMap((entry) =>
  entry.parent === 'owners' || entry.parent === 'ownedProperty' || entry.screen === 'overview'
    ? languages.map((language) => entry[language])
    : [],
);

describe('every screen of the portal', () => {
  it.each(screens)('%s asks who is there, and is kept nowhere', async (pattern) => {
    const path = pattern.replace(':id', String(home));
    for (const each of [path, path.replace(/$/, '_.data')]) {
      const stranger = await request(each);
      expect(stranger.headers.get('Cache-Control'), each).toContain('no-store');
      expect(await stranger.text()).not.toContain('Hoveniersberg');
    }
    const stranger = await request(path);
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get('Location')).toContain('/login/?next=');
    const owner = await as('lies', path);
    expect(owner.status).toBe(200);
    expect(owner.headers.get('Cache-Control')).toContain('no-store');
    const page = await owner.text();
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('gtag');
    for (const secret of [
      'Malpertuus',
      'Verslag van Karl',
      'Intern overleg',
      'Nooit meer',
      'geheim@',
      '99 88',
    ])
      expect(page, secret).not.toContain(secret);
  });

  it.each(screens.filter((path) => path.includes(':id')))('%s is nobody else’s', async (pattern) => {
    const [theirs, none] = [foreign, 999_999].map((id) => pattern.replace(':id', String(id)));
    for (const path of [
      theirs ?? '',
      none ?? '',
      pattern.replace(':id', '1e1'),
      pattern.replace(':id', '0'),
    ]) {
      const answer = await as('lies', path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('Cache-Control'), path).toContain('no-store');
      const page = await answer.text();
      expect(page).not.toContain('Malpertuus');
      expect(page, 'in the portal, with its menu').toContain('Lies Maes</a>');
      expect(page, 'without the menu of visitors').not.toContain('role="search"');
    }
    const same = async (path: string) =>
      (await (await as('lies', path)).text())
        .replaceAll(/"[A-Za-z0-9+/=_-]{20,}"|[0-9a-f-]{36}|sha256-\S+/g, '')
        .replaceAll(/\/\d+\//g, '');
    expect(await same(theirs ?? '')).toBe(await same(none ?? ''));
    const posted = await as('lies', theirs ?? '', {
      method: 'POST',
      headers: { Origin: 'http://localhost' },
      body: new URLSearchParams({ remark: 'Hallo' }),
    });
    expect([404, 405]).toContain(posted.status);
    expect(await database.selectFrom('lead').select('id').where('form', '=', 'contact_me').execute()).toEqual(
      [],
    );
  });
});

describe('a document', () => {
  it('is downloaded by its owner alone', async () => {
    const answer = await as('lies', `/documents/${epc}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    expect(await answer.text()).toBe('%PDF-1.7 paper');
    expect((await request(`/documents/${epc}/`)).status).toBe(404);
    expect((await as('karl', `/documents/${epc}/`)).status).toBe(404);
    expect((await as('lies', `/documents/${foreignPaper}/`)).status).toBe(404);
    expect((await as('nobody', `/documents/${foreignPaper}/`)).status).toBe(404);
  });

  it('of the owner alone stands on no page of visitors', async () => {
    const { headers } = await request(`/nl/te-koop/gent/woning/${home}/`);
    const page = await (await request(headers.get('Location') ?? `/nl/te-koop/gent/woning/${home}/`)).text();
    expect(page).toContain('T-');
    expect(page).not.toContain(`/documents/${epc}/`);
    expect(page).not.toContain('Hoveniersberg');
  });
});

describe('the overview', () => {
  it('shows each home with price history, favourites, alerts, and what comes next', async () => {
    const page = await html('lies', '/nl/eigenaars/');
    for (const text of [
      'Hoveniersberg 18, Gent',
      'In optie sinds 12-11-2026',
      '41 dagen online',
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

  it('says what to do where there is no home yet', async () => {
    const page = await html('nobody', '/de/eigentuemer/');
    expect(page).toContain('Mit Ihrem Konto ist noch kein Objekt verbunden');
    expect(page).toContain('href="/de/kontakt/"');
    for (const path of ['/nl/eigenaars/bezoeken/', '/nl/eigenaars/documenten/', '/nl/eigenaars/berichten/'])
      expect(await html('nobody', path)).toMatch(/Nog geen|nog geen/);
  });
});

describe('the page of a home', () => {
  it('shows the figures as a graph and as a table', async () => {
    const page = await html('lies', `/nl/eigenaars/pand/${home}/`);
    expect(page.match(/<rect /g)).toHaveLength(30);
    expect(page.match(/<rect [^>]*fill-ink/g)).toHaveLength(1);
    expect(page).toMatch(/role="img" aria-label="Staafdiagram. In 30 dagen 12 bezoeken, op de drukste dag/);
    const rows = [...page.matchAll(/scope="row"[^>]*>[^<]+<\/th><td[^>]*>(\d+)</g)].map(([, count]) => count);
    expect(rows).toHaveLength(30);
    expect([rows.at(-10), rows.at(-1)]).toEqual(['9', '3']);
    expect(page).toMatch(/Immoportalen<\/dt><dd[^>]*>9 · 75\u00a0%/);
    expect(page).toMatch(/Frans<\/dt>/);
  });

  it('shows who works for it, visits, messages, papers and adverts', async () => {
    const page = await html('lies', `/nl/eigenaars/pand/${home}/`);
    for (const text of [
      'Eline Claes',
      'A. Peeters',
      'Wacht op de bank',
      'Niet verschenen',
      'Vraag om een bezoek',
      'Bod besproken',
      'Immoportaal',
      '6.902',
      'vervalt over 12 dagen',
      'vervallen op 30-9-2026',
      'ligt bij uw makelaar',
    ])
      expect(page, text).toContain(text);
    expect(page).not.toContain('javascript:');
    expect(page).toContain(`href="/nl/eigenaars/pand/${home}/bericht/?document=${epc}"`);
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
  it('is prepared, checked, and goes to the agent of the home', async () => {
    const path = `/nl/eigenaars/pand/${home}/bericht/`;
    const prepared = await html('lies', `${path}?document=${epc}`);
    expect(prepared).toContain(
      '“Energieprestatiecertificaat (EPC)” voor Hoveniersberg 18, Gent: vervalt over 12 dagen',
    );
    expect(await html('lies', `${path}?document=${foreignPaper}`)).not.toContain('Het gaat om');
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
