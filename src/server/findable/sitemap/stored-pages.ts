import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { StoredPicture } from '#database/picture/stored-picture.ts';
import { type ListedKind, type ListedRows, readSitemapRows } from '#database/site/sitemap.ts';
import { type Language, pickText } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { pictureAddress } from '#images/addresses.ts';
import { newsPaths } from '#site/articles/article-places.ts';
import { alternates } from '#site/paths/paths.ts';
import { pathsOfProperty, projectPaths } from '#site/paths/property-address.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import type { ListedPage } from './write-sitemap.ts';

type Row<Kind extends ListedKind> = ListedRows[Kind] & { id: number };

/** For each kind: the paths of a page, and the description of its picture, as on the page. */
const kinds: {
  [Kind in ListedKind]: {
    paths: (row: Row<Kind>, defaultLanguage: Language) => ListedPage['paths'];
    words: (row: Row<Kind>, language: Language, defaultLanguage: Language) => string;
  };
} = {
  properties: {
    paths: (row) => pathsOfProperty(row),
    words: (row, language) => propertyTitle(row, language),
  },
  projects: { paths: (row) => projectPaths(row), words: ({ name }) => name },
  news: {
    paths: (row, defaultLanguage) => newsPaths(row, defaultLanguage),
    words: ({ title }, language, defaultLanguage) => pickText(title, language, defaultLanguage)?.text ?? '',
  },
  testimonials: { paths: ({ slug }) => alternates('testimonial', { slug }), words: () => '' },
};

/** The pages of one file, in batches. */
export async function* storedPages<Kind extends ListedKind>(
  database: Kysely<Database>,
  kind: Kind,
  { goneSince, file, defaultLanguage }: { goneSince: Date; file: number; defaultLanguage: Language },
): AsyncGenerator<ListedPage[]> {
  const { paths, words } = kinds[kind];
  for await (const rows of readSitemapRows(database, kind, goneSince, file)) {
    yield rows.map((row) => ({
      paths: paths(row, defaultLanguage),
      changedAt: row.changed_at,
      picture: pictureOf(row.picture, (language) => words(row, language, defaultLanguage)),
    }));
  }
}

function pictureOf(
  picture: StoredPicture | null,
  words: (language: Language) => string,
): ListedPage['picture'] {
  return picture
    ? (language) => pictureAddress({ id: picture.id, name: slugOf(words(language), language) }, 1050, 'jpeg')
    : undefined;
}
