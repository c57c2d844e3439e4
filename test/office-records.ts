import { randomUUID } from 'node:crypto';
import { keepRecord } from '#database/import/records.ts';
import type { TestApp } from './app.ts';
import { addAgent, addPhoto, addProject, addProperty } from './factories.ts';
import { addOwner } from './owners.ts';
import { addStaff } from './staff.ts';

export type OfficeRecords = Awaited<ReturnType<typeof addOfficeRecords>>;

/** One of each thing that has a screen of its own in the office. */
export async function addOfficeRecords({ database, documentFiles }: TestApp) {
  const property = await addProperty(database, { reference: 'A-1012' });
  await addPhoto(database, property);
  const project = await addProject(database);
  const { id: media } = await database
    .selectFrom('media')
    .select('id')
    .where('property_id', '=', property)
    .executeTakeFirstOrThrow();
  await documentFiles.write('epc/one.pdf', Buffer.from('%PDF-1.7 energy'));
  const addDocument = async (owner: { property_id: number } | { project_id: number }) => {
    const values = { ...owner, kind: 'epc', access: 'owner', file_key: 'epc/one.pdf' };
    const added = database.insertInto('document').values(values).returning('id');
    return (await added.executeTakeFirstOrThrow()).id;
  };
  const document = await addDocument({ property_id: property });
  const projectDocument = await addDocument({ project_id: project });
  const { id: visit } = await database
    .insertInto('appointment')
    .values({ property_id: property, wished: JSON.stringify(['2030-01-02T10:00-13:00']) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const testimonial = await database
    .insertInto('testimonial')
    .values({ slug: 'an', author: 'An', comment: JSON.stringify({ nl: 'Goed.' }), posted_on: '2026-11-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: lead } = await database
    .insertInto('lead')
    .values({
      ...{ form: 'contact', first_name: 'Lies', email: 'lies@voorbeeld.be', language: 'nl' },
      ...{ page: '/nl/', privacy_version: 1, content_hash: 'a' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: issue } = await database
    .insertInto('newsletter_issue')
    .values({ created_at: '2026-11-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agent = await addAgent(database);
  const { id: place } = await database.selectFrom('office').select('id').executeTakeFirstOrThrow();
  const { id: article } = await database
    .insertInto('article')
    .values({ category: 'news', slug: JSON.stringify({ nl: 'a' }), title: JSON.stringify({ nl: 'A' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = await addOwner(database);
  const { id: source } = await database
    .insertInto('import_source')
    .values({
      name: 'openimmo',
      adapter: 'openimmo',
      every_minutes: null,
      created_at: new Date('2026-11-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepRecord(
    database,
    source,
    { ref: 'a/1', kind: 'home', body: { objekttitel: 'Haus' } },
    new Date('2026-11-01'),
  );
  const { id: portal } = await database
    .insertInto('portal')
    .values({ name: 'Portaal', feed: 'full', key: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: webhook } = await database
    .insertInto('webhook')
    .values({
      ...{ address: 'https://hooks.example/', secret: Buffer.from('sealed'), told_number: 0 },
      created_at: new Date('2026-11-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const somebody = await addStaff(database, { role: 'editor' });
  return {
    ...{
      property,
      media,
      document,
      project,
      projectDocument,
      visit,
      lead,
      owner,
      testimonial,
      issue,
      article,
    },
    ...{ somebody, agent, place, portal, webhook },
  };
}
