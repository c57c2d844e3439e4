import type { Kysely } from 'kysely';
import { beforeAll } from 'vitest';
import type { Database } from '#database/client.ts';
import { demoSettings } from '#demo/settings.ts';
import type { Mail } from '#mail/outbox/mail-data.ts';
import { type RenderedMail, renderMail } from '#mail/rendering/render-mail.tsx';
import { addAgent, addGhent, addPhoto, addProject, addProperty } from './factories.ts';
import { mailExamples } from './mail-examples.ts';

export const shownHome = { street: 'Zichtbaarstraat', price: '€ 412.500' };

/** The demo agency with a home, a project and an agent, and its mails about them. */
export function mailSite(database: Kysely<Database>) {
  const site = { database, settings: demoSettings, publicUrl: 'https://www.rooilijn.example' };
  const ids = { propertyId: 0, projectId: 0, agentId: 0 };

  beforeAll(async () => {
    const place_id = await addGhent(database);
    ids.propertyId = await addProperty(database, {
      place_id,
      street: shownHome.street,
      house_number: '7',
      bedrooms: 3,
    });
    await addPhoto(database, ids.propertyId);
    ids.projectId = await addProject(database, { place_id });
    ids.agentId = await addAgent(database);
  });

  return {
    site,
    ids,
    render: (mail: Mail): Promise<RenderedMail> => renderMail(site, { ...mail, language: 'nl' }),
    exampleOf(template: Mail['template'], propertyId: number): Mail {
      const mail = mailExamples({ ...ids, propertyId }).find((each) => each.template === template);
      if (!mail) throw new Error('no such example');
      return mail;
    },
  };
}
