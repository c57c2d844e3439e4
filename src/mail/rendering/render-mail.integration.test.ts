import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { viewSource } from '#domain/view/view-source.ts';
import { type Mail, mailData } from '#mail/outbox/mail-data.ts';
import { matchPath } from '#site/paths/paths.ts';
import { testDatabase } from '#test/database.ts';
import { keyPaths, kindOfPath, without } from '#test/each-key.ts';
import { addProperty } from '#test/factories.ts';
import { mailExamples } from '#test/mail-examples.ts';
import { mailSite } from '#test/mail-site.ts';
import { mailTables } from '#texts/mail/texts.ts';
import { renderMail } from './render-mail.tsx';

const { database } = await testDatabase();
const { site, ids, render, exampleOf } = mailSite(database);

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

it('never has the hidden price or street of a property in any mail', async () => {
  const propertyId = await addProperty(database, {
    street: 'Verborgenstraat',
    price_cents: 398_700_00,
    publish_price: false,
    publish_address: false,
  });
  for (const mail of mailExamples({ ...ids, propertyId })) {
    const { subject, html, plain } = await render(mail);
    expect(subject + html + plain).not.toMatch(/Verborgenstraat|398/);
  }
});

it('leads to properties so that the appointment is counted as come by mail', async () => {
  const found = new Set<string>();
  // The agent gets the plain address of the page that the visitor wrote from.
  for (const mail of mailExamples(ids).filter(({ template }) => template !== 'request-for-agent')) {
    for (const link of linksIn((await render(mail)).html)) {
      const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
      const screen = link.startsWith(site.publicUrl) && matchPath(pathname)?.name;
      if (!screen || !['home', 'forSale', 'propertyForSale', 'project'].includes(screen)) continue;
      found.add(screen);
      const medium = searchParams.get('utm_medium') ?? '';
      expect(viewSource({ referrer: '', source: '', medium }, 'www.rooilijn.example'), link).toBe('mail');
    }
  }
  expect([...found].toSorted()).toEqual(['forSale', 'home', 'project', 'propertyForSale']);
});

function exampleAt(index: number): Mail {
  const mail = mailExamples(ids)[index];
  if (!mail) throw new Error('no such example');
  return mail;
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
}
