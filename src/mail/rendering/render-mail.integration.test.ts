import { access } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { languages } from '#domain/language.ts';
import { viewSource } from '#domain/view/view-source.ts';
import { type Mail, mailData } from '#mail/outbox/mail-data.ts';
import { matchPath } from '#site/paths/paths.ts';
import { testDatabase } from '#test/database.ts';
import { keyPaths, kindOfPath, without } from '#test/each-key.ts';
import { addAgent, addGhent, addPhoto, addProject, addProperty } from '#test/factories.ts';
import { mailExamples } from '#test/mail-examples.ts';
import { mailTables } from '#texts/mail/texts.ts';
import { type RenderedMail, renderMail } from './render-mail.tsx';

const { database } = await testDatabase();
const publicUrl = 'https://www.rooilijn.example';
const site = { database, settings: demoSettings, publicUrl };
const ids = { propertyId: 0, projectId: 0, agentId: 0 };
const shown = { street: 'Zichtbaarstraat', price: '€ 412.500' };
const hidden = { street: 'Verborgenstraat', price: '398.700' };

beforeAll(async () => {
  const place_id = await addGhent(database);
  ids.propertyId = await addProperty(database, {
    place_id,
    street: shown.street,
    house_number: '7',
    bedrooms: 3,
  });
  await addPhoto(database, ids.propertyId);
  ids.projectId = await addProject(database, { place_id });
  ids.agentId = await addAgent(database);
});

const kinds = mailExamples(ids).map(({ template, data }, index) => {
  const { form = '', change = '', visitor } = data as { form?: string; change?: string; visitor?: object };
  return [[template, form, change, visitor ? 'for the agent' : ''].filter(Boolean).join(' '), index] as const;
});

it('has an example of every mail', () => {
  expect(new Set(mailExamples(ids).map(({ template }) => template))).toEqual(new Set(Object.keys(mailData)));
});

describe.each(languages)('in %s', (language) => {
  it.each(kinds)('%s is whole', async (_, index) => {
    const mail = exampleAt(index);
    const { subject, html, plain } = await renderMail(site, { ...mail, language });
    expect(subject).toMatch(/^\S.{4,}\S$/);
    expect(html).toContain(`lang="${language}"`);
    for (const text of [subject, html, plain]) {
      expect(text).not.toMatch(/\{\{|\[object|undefined|NaN|MAIL_[A-Z]/);
    }
    expect(plain).toContain('Rooilijn');
    expect(plain).toContain(mailTables[language].MAIL_WHY);
    expect(plain).toContain('Predikherenlei 14, 9000 Gent');
    expect(linksIn(html).filter((link) => !/^(https:\/\/|mailto:|tel:\+32)/.test(link))).toEqual([]);
  });
});

describe('a mail that another version queued', () => {
  const nameOf = (index: number, path: readonly (string | number)[]) =>
    `${exampleAt(index).template} ${kindOfPath(path)}`;

  const cases = kinds.flatMap(([, index]) =>
    keyPaths(exampleAt(index).data).map((path) => ({ index, path, name: nameOf(index, path) })),
  );
  const renderWithout = async (index: number, path: readonly (string | number)[]) => {
    const { template, data } = exampleAt(index);
    return renderMail(site, { template, language: 'nl', data: without(data, path) }).catch(() => undefined);
  };

  it('is sent without any one of its keys but those that it was always nothing without', async () => {
    const needed = new Set<string>();
    for (const { index, path, name } of cases) {
      const mail = await renderWithout(index, path);
      if (!mail || mail.problems.length > 0) needed.add(name);
      else expect(mail.plain, name).not.toMatch(/\{\{|\[object|undefined|NaN|MAIL_[A-Z]/);
    }
    // A new key must be optional or have a default: waiting mails lack it.
    expect([...needed]).toMatchInlineSnapshot(`
      [
        "request-received form",
        "request-received answers[].label",
        "request-received answers[].value",
        "request-for-agent form",
        "request-for-agent visitor",
        "request-for-agent visitor.name",
        "request-for-agent visitor.email",
        "request-for-agent visitor.language",
        "request-for-agent answers[].label",
        "request-for-agent answers[].value",
        "request-for-agent page",
        "documents documents",
        "documents documents[].name",
        "documents documents[].path",
        "documents until",
        "answer subject",
        "answer text",
        "answer slots[].startsAt",
        "answer slots[].endsAt",
        "answer documents[].name",
        "answer documents[].path",
        "answer until",
        "friend senderName",
        "friend senderEmail",
        "confirm-alert criteria",
        "confirm-alert confirmPath",
        "alert criteria",
        "alert homes",
        "alert homes[].propertyId",
        "alert homes[].reason",
        "alert listPath",
        "alert changePath",
        "alert pausePath",
        "alert endPath",
        "alert unsubscribePath",
        "alert-expires criteria",
        "alert-expires expiresOn",
        "alert-expires stayPath",
        "alert-expires endPath",
        "alert-expires unsubscribePath",
        "confirm-newsletter confirmPath",
        "appointment propertyId",
        "appointment change",
        "appointment visitor.name",
        "appointment visitor.email",
        "appointment-reminder propertyId",
        "appointment-reminder startsAt",
        "appointment-reminder endsAt",
        "owner-confirm name",
        "owner-confirm confirmPath",
        "owner-exists name",
        "owner-exists loginPath",
        "owner-exists passwordPath",
        "newsletter subject",
        "newsletter body",
        "newsletter homes[].propertyId",
        "newsletter article.title",
        "newsletter article.intro",
        "newsletter article.path",
        "owner-password name",
        "owner-password choosePath",
        "owner-invitation name",
        "owner-invitation choosePath",
        "staff-invitation name",
        "staff-invitation link",
        "request-noted name",
        "request-noted by",
        "request-noted person",
        "request-noted link",
        "import-troubled source",
        "import-troubled troubles",
        "staff-password name",
        "staff-password link",
        "staff-password-changed name",
        "staff-password-changed link",
        "owner-email-changed name",
        "owner-email-changed email",
        "owner-week name",
        "owner-week from",
        "owner-week until",
        "owner-week homes",
        "owner-week homes[].propertyId",
        "owner-week homes[].visits",
        "owner-week homes[].visitsBefore",
        "owner-week homes[].viewings[].at",
        "owner-week homes[].viewings[].visitor",
        "owner-week homes[].messages[].at",
        "owner-week homes[].messages[].contact",
        "owner-week homes[].messages[].subject",
        "owner-week homes[].papers[].kind",
        "owner-week homes[].papers[].expiresOn",
        "owner-week homes[].steps[].subject",
        "owner-week overviewPath",
        "owner-week endPath",
        "owner-week unsubscribePath",
        "owner-password-changed name",
        "owner-password-changed passwordPath",
        "testimonial-for-agency name",
        "testimonial-for-agency comment",
        "testimonial-declined name",
        "testimonial-declined reason",
        "testimonial-declined comment",
      ]
    `);
  });

  it('is sent without what is not valid of its data, and says where that was', async () => {
    const { template, data } = exampleOf('appointment', ids.propertyId);
    const broken = { ...data, movePath: 'javascript:alert(1)', remark: 5 };
    const mail = await renderMail(site, { template, language: 'nl', data: broken });
    expect(mail.problems.map((line) => line.split(': ')[0])).toEqual(['remark', 'movePath']);
    expect(mail.html).not.toContain('javascript:');
    expect(mail.plain).toContain('€ 412.500');
  });

  it('is not sent without what it is about', async () => {
    const about = { criteria: 'Huis', confirmPath: 'elsewhere' };
    await expect(
      renderMail(site, { template: 'confirm-alert', language: 'nl', data: about }),
    ).rejects.toThrow('Its data cannot be read: confirmPath: ');
  });
});

it.each(kinds)('%s keeps its width and its margins where Word draws it', async (_, index) => {
  const { html } = await render(exampleAt(index));
  // Word honours padding on cells, buttons and lists only (Can I email, padding).
  const padded = html.match(/<(?!td|a\b|body|[ou]l)[a-z]\w*\b[^>]*style="(?:[^"]*;)?padding[^>]*>/g) ?? [];
  expect(padded).toEqual([]);
  const [before, inside, after, ...more] = html.split(
    /<!--\[if mso\]>(?:<table[^>]*width="600"[^>]*><tr><td>|<\/td><\/tr><\/table>)<!\[endif\]-->/,
  );
  expect(more).toEqual([]);
  expect(before?.match(/<table/g)).toHaveLength(1);
  expect(inside).toMatch(/^<table[^>]*max-width:600px[\s\S]*<\/table>$/);
  expect(after).toMatch(/^(<!--.*?-->)*<\/td><\/tr>/);
});

it('promises what the settings say', async () => {
  const promises = { ...demoSettings.promises, replyWorkingDays: 3 };
  const mail = {
    template: 'request-received',
    language: 'de',
    data: { form: 'contact', answers: [] },
  } as const;
  const { plain } = await renderMail({ ...site, settings: { ...demoSettings, promises } }, mail);
  expect(plain.replaceAll('\n', ' ')).toContain('meist innerhalb von drei Werktagen.');
});

describe('a property', () => {
  it('is shown with its price, its address and a picture that every program knows', async () => {
    const { html, plain } = await render({ template: 'request-received', data: about() });
    expect(plain).toContain(shown.price);
    expect(plain).toContain(`${shown.street} 7, 9000 Gent`);
    expect(plain).toContain('3\u00a0slaapkamers');
    expect(plain).not.toContain('tel:');
    expect(html).toMatch(
      /src="https:\/\/www\.rooilijn\.example\/pictures\/[0-9a-f]{20}\/huis-in-gent\?width=750&amp;height=auto&amp;format=jpeg"/,
    );
    expect(html).toContain(`${publicUrl}/nl/te-koop/gent/huis/${ids.propertyId}/`);
  });

  it('never has its hidden price or street in any mail', async () => {
    const propertyId = await addProperty(database, {
      street: hidden.street,
      price_cents: 398_700_00,
      publish_price: false,
      publish_address: false,
    });
    for (const mail of mailExamples({ ...ids, propertyId })) {
      const { subject, html, plain } = await render(mail);
      expect(subject + html + plain).not.toMatch(/Verborgenstraat|398/);
    }
  });

  it('says of a viewing of a hidden address from where the address comes', async () => {
    const propertyId = await addProperty(database, { publish_address: false });
    const where = async (template: string, data: object) =>
      / Waar (.+?) (?=Opmerking|Huis|€)/.exec(
        (await render({ template, data: { propertyId, ...data } } as Mail)).plain.replace(/\s+/g, ' '),
      )?.[1];
    const wish = { change: 'requested', wished: ['24/11'], remark: 'Met drie' };
    expect(await where('appointment', wish)).toMatch(/ Het exacte adres krijgt u bij de bevestiging/);
    const agreed = { startsAt: '2026-11-24T09:00:00Z', endsAt: '2026-11-24T09:30:00Z' };
    const confirmed = { ...agreed, change: 'confirmed', remark: 'Met drie' };
    expect(await where('appointment', confirmed)).toMatch(/ Het exacte adres krijgt u van uw makelaar/);
    expect(await where('appointment-reminder', agreed)).toMatch(/ Het exacte adres krijgt u van uw makelaar/);
    const address = 'Verborgenstraat 7, 9000 Gent';
    expect(await where('appointment', { ...confirmed, address })).toBe(address);
    expect(await where('appointment-reminder', { ...agreed, address })).toBe(address);
    expect(await where('appointment', { ...confirmed, change: 'cancelled' })).toMatch(/ Gent$/);
  });

  it('that is no longer published is not shown', async () => {
    const propertyId = await addProperty(database, { publication: 'withdrawn', street: hidden.street });
    const { plain } = await render({ template: 'request-received', data: { ...about(), propertyId } });
    expect(plain).toContain('staat intussen niet meer op onze website');
    expect(plain).not.toContain(hidden.street);
    const alert = await render(exampleOf('alert', propertyId));
    expect(alert.plain).toContain('staan intussen niet meer op onze website');
  });
});

it('leads to properties so that the appointment is counted as come by mail', async () => {
  const found = new Set<string>();
  // The agent gets the plain address of the page that the visitor wrote from.
  for (const mail of mailExamples(ids).filter(({ template }) => template !== 'request-for-agent')) {
    for (const link of linksIn((await render(mail)).html)) {
      const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
      const screen = link.startsWith(publicUrl) && matchPath(pathname)?.name;
      if (!screen || !['home', 'forSale', 'propertyForSale', 'project'].includes(screen)) continue;
      found.add(screen);
      const medium = searchParams.get('utm_medium') ?? '';
      expect(viewSource({ referrer: '', source: '', medium }, 'www.rooilijn.example'), link).toBe('mail');
    }
  }
  expect([...found].toSorted()).toEqual(['forSale', 'home', 'project', 'propertyForSale']);
});

it('marks words of the agency in another language than the mail, and names that language', async () => {
  const week = exampleOf('owner-week', ids.propertyId);
  const french = await renderMail(site, { ...week, language: 'fr' });
  for (const words of ['Wacht op de bank', 'Verslag van oktober', 'Compromis voorbereiden'])
    expect(french.html, words).toContain(`<span lang="nl">${words}</span> · Rédigé en néerlandais`);
  expect(french.plain.replace(/\s+/g, ' ')).toContain(
    'A. Peeters · Wacht op de bank · Rédigé en néerlandais',
  );
  const declined = await renderMail(site, {
    ...exampleOf('testimonial-declined', ids.propertyId),
    language: 'de',
  });
  expect(declined.html).toMatch(/<p[^>]* lang="nl"[^>]*>Er staat een naam/);
  expect(declined.plain).toContain('Auf Niederländisch geschrieben');
  const dutch = await renderMail(site, { ...week, language: 'nl' });
  expect(dutch.html).not.toContain('<span lang=');
  expect(dutch.plain.replace(/\s+/g, ' ')).toContain('A. Peeters · Wacht op de bank');
  expect(dutch.plain).not.toContain('Geschreven in');
});

it('shows what a visitor typed as text, also when it is markup', async () => {
  const { html, plain } = await render(exampleOf('friend', ids.propertyId));
  expect(html).toContain('Dit is &lt;b&gt;echt&lt;/b&gt; iets voor jou!<br/>Groetjes');
  expect(plain).toContain('Dit is <b>echt</b> iets voor jou!\nGroetjes');
});

it('says no word of a visitor in the subject of a mail to a friend', async () => {
  const mail = exampleOf('friend', ids.propertyId);
  expect((await renderMail(site, { ...mail, language: 'nl' })).subject).toBe('Iemand stuurt u een pand');
});

it('tells the agent the language of a visitor by its name', async () => {
  const { plain } = await render(exampleOf('request-for-agent', ids.propertyId));
  expect(plain).toMatch(/Taal van de bezoeker\s+Français/);
});

it('wears the colours of the agency', async () => {
  const settings = { ...demoSettings, theme: { ...demoSettings.theme, colors: { brick: '#123456' } } };
  const { html } = await renderMail(
    { ...site, settings },
    { ...exampleOf('friend', ids.propertyId), language: 'nl' },
  );
  expect(html).toContain('#123456');
});

it('has the mark beside the name, which stays where pictures are blocked, or the agency’s own logo', async () => {
  const { html, plain } = await render(exampleOf('friend', ids.propertyId));
  expect(html).toMatch(
    /<img alt="" height="28" src="https:\/\/www\.rooilijn\.example\/mark\.png"[^>]* width="34"/,
  );
  expect(html).toMatch(/mark\.png"[^>]*>\s*<span[^>]*>Rooilijn<\/span>/);
  expect(plain).toContain('Rooilijn');
  expect(plain).not.toContain('mark.png');
  await access(new URL('../../../public/mark.png', import.meta.url));

  const letter = { ...demoSettings.header.logo, icon: 'letter' as const };
  const renderWith = (logo: typeof letter) =>
    renderMail(
      { ...site, settings: { ...demoSettings, header: { ...demoSettings.header, logo } } },
      { ...exampleOf('friend', ids.propertyId), language: 'nl' },
    );
  const alone = await renderWith(letter);
  expect(alone.html).toMatch(/>\s*<span[^>]*>Rooilijn<\/span>/);
  expect(alone.html).not.toMatch(/(mark|icon-192)\.png/);

  const withIcon = await renderWith({ ...letter, iconPictureId: '0123456789abcdef0124' });
  expect(withIcon.html).toMatch(
    /<img alt="" height="28" src="https:\/\/www\.rooilijn\.example\/icon-192\.png"[^>]* width="28"/,
  );
  expect(withIcon.html).not.toContain('mark.png');

  const logo = { ...demoSettings.header.logo, pictureId: '0123456789abcdef0123' };
  const settings = { ...demoSettings, header: { ...demoSettings.header, logo } };
  const own = await renderMail(
    { ...site, settings },
    { ...exampleOf('friend', ids.propertyId), language: 'nl' },
  );
  expect(own.html).toMatch(/<img alt="Rooilijn"[^>]*0123456789abcdef0123/);
  expect(own.html).not.toContain('mark.png');
});

it.each([
  ['https://evil.example/'],
  ['//evil.example/'],
  ['/\\evil.example/'],
  ['javascript:alert(1)'],
  ['/nl/\r\nBcc: x@evil.example'],
])('leads nowhere but to the site: not to %j', async (confirmPath) => {
  await expect(render({ template: 'confirm-newsletter', data: { confirmPath } })).rejects.toThrow();
});

it.each([
  ['Lies', 'Dag Lies,'],
  ['J.P.', 'Dag J.P.,'],
  ['Klik op http://evil.example/ nu', 'Dag,'],
  ['www.evil.example', 'Dag,'],
  ['mail@evil.example', 'Dag,'],
])('greets %s with: %s', async (name, greeting) => {
  const { html, plain } = await render({
    template: 'owner-confirm',
    data: { name, confirmPath: '/nl/login/?token=a' },
  });
  expect(plain).toContain(greeting);
  expect(html + plain).not.toContain('evil.example');
});

function exampleAt(index: number): Mail {
  const mail = mailExamples(ids)[index];
  if (!mail) throw new Error('no such example');
  return mail;
}

function exampleOf(template: Mail['template'], propertyId: number): Mail {
  const mail = mailExamples({ ...ids, propertyId }).find((each) => each.template === template);
  if (!mail) throw new Error('no such example');
  return mail;
}

function about() {
  return { form: 'contact_me' as const, answers: [], propertyId: ids.propertyId };
}

function render(mail: Mail): Promise<RenderedMail> {
  return renderMail(site, { ...mail, language: 'nl' });
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
}
