import { expect, it } from 'vitest';
import { renderMail } from '#mail/rendering/render-mail.tsx';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';

const { database } = await testDatabase();
const site = { database, settings: defaultSettings, publicUrl: 'http://localhost' };
const propertyId = await addProperty(database, {});
const visitor = { name: 'Lies Maes', email: 'lies@voorbeeld.be' };
const times = { startsAt: '2026-11-24T09:00:00Z', endsAt: '2026-11-24T09:30:00Z' };

it.each([
  ['nl', 'Het bezoek van Lies Maes is verplaatst', 'Gewenst', 'Uw voorkeur'],
  ['fr', 'La visite de Lies Maes est déplacée', 'Souhaité', 'Votre préférence'],
  ['de', 'Die Besichtigung mit Lies Maes ist auf', 'Gewünscht', 'Ihr Wunsch'],
  ['en', 'The viewing with Lies Maes has been moved', 'Preferred times', 'Your preference'],
] as const)(
  'the agent reads what happened, whoever did it, and whose wish it is: %s',
  async (language, subject, theirs, yours) => {
    const data = { propertyId, wished: ['24/11'], visitor };
    const moved = await renderMail(site, {
      template: 'appointment',
      language,
      data: { ...data, ...times, change: 'moved' },
    });
    expect(moved.subject).toContain(subject);
    const wished = { template: 'appointment', language, data: { ...data, ...times, change: 'other_wish' } };
    const { plain } = await renderMail(site, wished);
    expect(plain).toContain(theirs);
    expect(plain).not.toContain(yours);
    const { plain: toVisitor } = await renderMail(site, {
      ...wished,
      data: { ...wished.data, visitor: undefined },
    });
    expect(toVisitor).toContain(yours);
  },
);
