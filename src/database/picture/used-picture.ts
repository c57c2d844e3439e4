import { sql } from 'kysely';

/**
 * Whether something shows the picture `p`, or would after a change that waits: a property, a person, an article, the
 * settings or a page.
 */
export const isUsedPicture = sql<boolean>`(
  exists (select from media where picture_id = p.id)
  or exists (select from agent where picture_id = p.id)
  or exists (select from article where picture_id = p.id)
  or exists (select from testimonial where picture_id = p.id)
  or exists (select from article where strpos(body::text, p.id) > 0)
  or exists (select from setting where strpos(document::text, p.id) > 0)
  or exists (select from page where strpos(page::text, p.id) > 0)
  or exists (select from article_edit where strpos(document::text, p.id) > 0)
  or exists (select from page_edit where strpos(document::text, p.id) > 0))`;
