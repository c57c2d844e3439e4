import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#database/client.ts';
import type { moduleSchema } from '#site/pages/module-schema.ts';
import { pageSchema } from '#site/pages/page-schema.ts';
import { isDeep } from './deep.ts';

type WrittenModule = z.input<typeof moduleSchema>;

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Modules of every type, on every background, alone and side by side, in the order of the page. */
function everyModule(pictureIds: readonly [string, string]): WrittenModule[] {
  const [one, other] = pictureIds;
  const modules: Omit<WrittenModule, 'position'>[] = [
    {
      type: 'textWithPicture',
      view: 'pictureLeft',
      pictureId: one,
      title: { nl: 'Een tekst met een beeld', de: 'Ein Text mit Bild' },
      text: { nl: words('Links het beeld.'), de: words('Links das Bild.') },
      link: { page: 'contact' },
    },
    {
      type: 'textWithPicture',
      view: 'pictureRight',
      background: { type: 'gallery', pictureIds: [one, other] },
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: { nl: 'Een tekst met een film', de: 'Ein Text mit Film' },
      text: { nl: words('Rechts de film.') },
    },
    {
      type: 'propertyList',
      view: 'recent',
      background: { type: 'color', color: 'night' },
      title: { nl: 'Panden in de nacht', de: 'Häuser bei Nacht' },
    },
    { type: 'projectList', view: 'recent', columns: 6, itemsPerRow: 2, maxItems: 2 },
    { type: 'testimonials', view: 'cards', columns: 6, itemsPerRow: 2, maxItems: 2, titleSize: 'middle' },
    {
      type: 'article',
      view: 'text',
      relation: { type: 'article', id: 'about' },
      background: { type: 'color', color: 'tint' },
    },
    {
      type: 'articleCategory',
      view: 'news',
      relation: { type: 'category', id: 'news' },
      maxItems: 3,
    },
    {
      type: 'articleCategory',
      view: 'news',
      relation: { type: 'category', id: 'service' },
      columns: 8,
      itemsPerRow: 2,
      titleSize: 'small',
    },
    {
      type: 'teamCategory',
      view: 'team',
      relation: { type: 'category', id: 'team' },
      columns: 4,
      titleSize: 'small',
      background: { type: 'color', color: 'night' },
    },
    { type: 'stats', view: 'figures', background: { type: 'image', pictureId: other } },
    { type: 'testimonials', view: 'quote' },
    {
      type: 'contact',
      view: 'offices',
      title: { nl: 'Hier vindt u ons', de: 'Hier finden Sie uns' },
      background: { type: 'color', color: 'night' },
    },
    {
      type: 'links',
      view: 'rows',
      pictureId: one,
      rows: [{ title: { nl: 'Alle projecten' }, sentence: { nl: 'Nieuwbouw' }, link: { page: 'projects' } }],
    },
    { type: 'search', view: 'strip' },
    {
      type: 'banner',
      view: 'gallery',
      pictureIds: [one, other],
      title: { nl: 'Een foto over de hele breedte', de: 'Ein Foto über die ganze Breite' },
    },
    { type: 'valuation', view: 'band', pictureId: other },
  ] as Omit<WrittenModule, 'position'>[];
  return modules.map((module, position) => ({ ...module, position }) as WrittenModule);
}

/** A page of the agency's own with modules of every type. The two pictures must exist. */
export function pageOfEveryModule(pictureIds: readonly [string, string]): z.input<typeof pageSchema> {
  return {
    id: 900,
    name: 'everyModule',
    inMenu: false,
    seo: false,
    path: { nl: 'alle-modules', de: 'alle-module' },
    title: { nl: 'Alle modules', de: 'Alle Module' },
    modules: everyModule(pictureIds),
  };
}

/** Variants of the page: all modules on one background, or so narrow that several stand side by side. */
const alike = {
  document: () => ({ background: { type: 'color', color: 'paper' } }),
  tint: () => ({ background: { type: 'color', color: 'tint' } }),
  night: () => ({ background: { type: 'color', color: 'night' } }),
  image: (pictureId) => ({ background: { type: 'image', pictureId } }),
  gallery: (pictureId) => ({ background: { type: 'gallery', pictureIds: [pictureId] } }),
  halves: () => ({ columns: 6 }),
  thirds: () => ({ columns: 4 }),
} satisfies Record<string, (pictureId: string) => Partial<WrittenModule>>;

/** The last parts of the paths of those pages. */
export const waysOfEveryModule = Object.keys(alike);

function pagesOfEveryModuleAlike(pictureIds: readonly [string, string]): z.input<typeof pageSchema>[] {
  const page = pageOfEveryModule(pictureIds);
  return Object.entries(alike).map(([way, change], index) => ({
    ...page,
    id: page.id + 1 + index,
    name: `${page.name}-${way}`,
    path: { nl: `${page.path?.nl}-${way}`, de: `${page.path?.de}-${way}` },
    modules: page.modules?.map((module) => ({ ...module, ...change(pictureIds[0]) }) as WrittenModule),
  }));
}

/** Needs a site with pictures and pages; in depth it also adds the pages of `waysOfEveryModule`. */
export async function addPagesOfEveryModule(database: Kysely<Database>): Promise<void> {
  const [one, other] = await database
    .selectFrom('picture')
    .select('id')
    .whereRef('width', '>', 'height')
    .orderBy('id')
    .limit(2)
    .execute();
  if (!one || !other) throw new Error('there are no pictures');
  const pictureIds = [one.id, other.id] as const;
  for (const each of [
    pageOfEveryModule(pictureIds),
    ...(isDeep ? pagesOfEveryModuleAlike(pictureIds) : []),
  ]) {
    const { title, metadata, seo, ...page } = pageSchema.parse(each);
    await database
      .insertInto('page')
      .values({
        id: page.id,
        name: page.name,
        path: page.path,
        status: page.status,
        in_menu: page.inMenu,
        params: { title, metadata, seo },
        modules: JSON.stringify(page.modules),
      })
      .execute();
  }
}

/** The figures of the agency, below the list of properties for rent. */
export async function addModuleBelowList(database: Kysely<Database>): Promise<void> {
  const modules = JSON.stringify([{ type: 'stats', view: 'figures', position: 0 }]);
  await database.updateTable('page').set({ modules }).where('name', '=', 'forRent').execute();
}
