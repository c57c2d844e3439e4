import { expect } from 'vitest';
import type { z } from 'zod';
import { type PageRow, replacePages } from '#database/site/pages.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import type { moduleSchema } from '#site/pages/module-schema.ts';
import { type pageSchema, pagesSchema } from '#site/pages/page-schema.ts';
import type { TestApp } from './app.ts';
import { addAgent, addGhent, addPage, addProject, addProperty, addTestimonial } from './factories.ts';

export type WrittenPage = z.input<typeof pageSchema>;
export type WrittenModule = z.input<typeof moduleSchema>;

/** Pictures that modules can show. */
export const pictures = ['0123456789abcdef0123', 'abcdef0123456789abcd'] as const;

/** `main`: the main part of a page; `headings`: its headings with their level. */
export const main = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';
export const headings = (page: string) =>
  [...main(page).matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, text]) => `${level} ${text}`);

export const textModule = (position: number, title: string, more: Partial<WrittenModule> = {}) =>
  ({
    type: 'textWithPicture',
    view: 'pictureLeft',
    position,
    title: { nl: title },
    text: {},
    ...more,
  }) as WrittenModule;

/** An agency with one of everything that modules show, and functions that store its pages. */
export async function ownPages({ request, database }: TestApp) {
  const place_id = await addGhent(database);
  await addProperty(database, { place_id });
  await addProject(database, { place_id, name: 'De Tuinlaan' });
  await addTestimonial(database, 'familie-peeters');
  for (const key of ['about', 'serviceSelling', 'privacy']) await addPage(database, key);
  await database
    .updateTable('article')
    .set({ category: 'service' })
    .where('key', '=', 'serviceSelling')
    .execute();
  await database
    .insertInto('article')
    .values({
      category: 'news',
      slug: { nl: 'plan' },
      title: { nl: 'Een plan lezen' },
      publication: 'published',
    })
    .execute();
  await addAgent(database);
  for (const id of pictures) {
    await database
      .insertInto('picture')
      .values({
        id,
        original_key: id,
        mime_type: 'image/jpeg',
        width: 1600,
        height: 1000,
        size_bytes: 1,
        thumbhash: 'AAAA',
      })
      .execute();
  }

  const store = (pages: readonly PageRow[]) =>
    database.transaction().execute((transaction) => replacePages(transaction, pages));

  async function html(path: string): Promise<string> {
    const response = await request(path);
    expect(response.status, path).toBe(200);
    return response.text();
  }

  return {
    store,
    html,
    /** Stores the default pages and the given ones. */
    storeWith: (...pages: WrittenPage[]) => store(pagesSchema.parse([...defaultPages, ...pages])),
  };
}
