import { parse } from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { newsArticles } from './articles/news.ts';
import { pageArticles } from './articles/pages.ts';
import { sellingAndLettingArticles } from './articles/selling-and-letting.ts';
import { momentAfter } from './calendar.ts';
import type { PictureIds } from './media-and-documents.ts';
import { agents, offices } from './people.ts';
import { testimonials } from './testimonials.ts';

/** Gives the ids of the agents in the order of demo/people.ts. */
export async function insertPeople(
  transaction: Transaction<Database>,
  pictures: PictureIds,
): Promise<number[]> {
  const officeIds = await transaction
    .insertInto('office')
    .values(
      offices.map(({ pictureFile, ...office }, sort) => ({
        ...office,
        picture_id: idOf(pictures, pictureFile),
        sort,
      })),
    )
    .returning('id')
    .execute();
  const agentRows = agents.map(({ office, portrait, ...agent }, sort) => ({
    ...agent,
    sort,
    picture_id: pictures.get(portrait) ?? null,
    office_id: officeIds[office]?.id ?? 0,
  }));
  const inserted = await transaction.insertInto('agent').values(agentRows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

/** The news, the services, the fixed pages and the testimonials. */
export async function insertArticles(
  transaction: Transaction<Database>,
  pictures: PictureIds,
): Promise<void> {
  // Oldest first, so that ids follow the dates.
  const articles = [...newsArticles, ...sellingAndLettingArticles, ...pageArticles].toReversed();
  await transaction
    .insertInto('article')
    .values(
      articles.map(({ pictureFile, publishedOn, body, ...article }) => ({
        ...article,
        body: JSON.stringify(body),
        picture_id: idOf(pictures, pictureFile),
        published_on: publishedOn,
        updated_at: momentAfter(-20),
      })),
    )
    .execute();
  await transaction
    .insertInto('testimonial')
    .values(testimonials.map((testimonial) => ({ ...testimonial, publication: 'published' })))
    .execute();
}

function idOf(pictures: PictureIds, file: string | null): string | null {
  return file ? (pictures.get(parse(file).name) ?? null) : null;
}
