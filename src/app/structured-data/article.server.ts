import type { Article } from 'schema-dts';
import type { ShownText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Article as ArticleRow } from '#database/site/articles.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { agencyReference, imageAddress } from './thing.server.ts';

type ShownArticle = { title: ShownText; intro: ShownText; picture: ShownPicture | null };

export function articleThing(
  kind: 'Article' | 'NewsArticle',
  context: RequestContext,
  {
    article,
    shown,
    path,
  }: { article: Pick<ArticleRow, 'publishedOn' | 'updatedAt'>; shown: ShownArticle; path: string },
): Article {
  const url = context.publicUrl + path;
  return {
    '@type': kind,
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: shown.title.text,
    description: shown.intro.text || undefined,
    inLanguage: shown.title.lang ?? context.language,
    image: shown.picture ? [imageAddress(shown.picture, context)] : undefined,
    datePublished: article.publishedOn ?? undefined,
    dateModified: article.updatedAt.toISOString(),
    author: agencyReference(context),
    publisher: agencyReference(context),
  };
}
