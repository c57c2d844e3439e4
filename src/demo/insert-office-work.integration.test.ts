import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listIssues } from '#database/newsletter/issues.ts';
import { listPortals } from '#database/portal/portals.ts';
import { listWrittenTestimonials } from '#database/site/testimonials.ts';
import { demoAgency } from '#test/demo-agency.ts';

const { database } = await demoAgency();

it('has one testimonial to read, and the request that it came with', async () => {
  const drafts = await listWrittenTestimonials(database, 'draft');
  expect(drafts.map(({ author, email }) => [author, email])).toEqual([
    ['Koen en Lien Dhondt', 'koen.dhondt@voorbeeld.example'],
  ]);
});

it('has a newsletter that its readers got, with its homes and article, and a draft', async () => {
  const { rows } = await listIssues(database, { page: 1, pageSize: 10 });
  expect(rows.map(({ state, sent, ended, waiting }) => ({ state, sent, ended, waiting }))).toEqual([
    { state: 'draft', sent: 0, ended: 0, waiting: 0 },
    { state: 'sent', sent: 9, ended: 1, waiting: 0 },
  ]);
  expect(rows.map(({ propertyIds, articleId }) => [propertyIds.length, articleId !== null])).toEqual([
    [0, true],
    [3, true],
  ]);
});

it('has one article whose translations are older than its Dutch', async () => {
  const { rows } = await sql`
    select s.language, s.source_hash = text_hash(a.intro -> 'nl') as "isOfPresent",
      s.target_hash = text_hash(a.intro -> s.language) as "isPresent"
    from text_state s join article a on a.id = s.subject_id where s.kind = 'article' order by 1`.execute(
    database,
  );
  expect(rows).toEqual(
    ['de', 'en', 'fr'].map((language) => ({ language, isOfPresent: false, isPresent: true })),
  );
});

it('has a portal that is in no trouble', async () => {
  expect(await listPortals(database)).toMatchObject([{ name: 'Immoportaal', problem: null, last_at: null }]);
});
