import { access } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import type { Mail } from '#mail/outbox/mail-data.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { mailSite, shownHome } from '#test/mail-site.ts';
import { renderMail } from './render-mail.tsx';

const { database } = await testDatabase();
const { site, ids, render, exampleOf } = mailSite(database);

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
    expect(plain).toContain(shownHome.price);
    expect(plain).toContain(`${shownHome.street} 7, 9000 Gent`);
    expect(plain).toContain('3\u00a0slaapkamers');
    expect(plain).not.toContain('tel:');
    expect(html).toMatch(
      /src="https:\/\/www\.rooilijn\.example\/pictures\/[0-9a-f]{20}\/huis-in-gent\?width=750&amp;height=auto&amp;format=jpeg"/,
    );
    expect(html).toContain(`${site.publicUrl}/nl/te-koop/gent/huis/${ids.propertyId}/`);
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
    const propertyId = await addProperty(database, { publication: 'withdrawn', street: 'Verborgenstraat' });
    const { plain } = await render({ template: 'request-received', data: { ...about(), propertyId } });
    expect(plain).toContain('staat intussen niet meer op onze website');
    expect(plain).not.toContain('Verborgenstraat');
    const alert = await render(exampleOf('alert', propertyId));
    expect(alert.plain).toContain('staan intussen niet meer op onze website');
  });
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

function about() {
  return { form: 'contact_me' as const, answers: [], propertyId: ids.propertyId };
}
