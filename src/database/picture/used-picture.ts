import { sql } from 'kysely';

/**
 * True if a property, a person, an office, an article, the settings or a page shows the picture `p`, or will once a waiting change
 * is published.
 */
export const isUsedPicture = sql<boolean>`(
  exists (select from media where picture_id = p.id)
  or exists (select from agent where picture_id = p.id)
  or exists (select from office where picture_id = p.id)
  or exists (select from article where picture_id = p.id)
  or exists (select from testimonial where picture_id = p.id)
  or exists (select from article where strpos(body::text, p.id) > 0)
  or exists (select from setting where strpos(document::text, p.id) > 0)
  or exists (select from page where strpos(page::text, p.id) > 0)
  or exists (select from article_edit where strpos(document::text, p.id) > 0)
  or exists (select from page_edit where strpos(document::text, p.id) > 0))`;
