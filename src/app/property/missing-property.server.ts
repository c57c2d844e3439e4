import { missingPage } from '#app/page/missing-page.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { SimilarInstead } from './similar-instead.ts';

/** A draft gets the same answer as a property that does not exist. */
export function noProperty({ language }: RequestContext, pathname: string) {
  const t = textsFor(language);
  return missingPage(pathname, { title: t('PROPERTY_NOT_FOUND'), hint: t('PROPERTY_NOT_FOUND_HINT') });
}

export function withdrawnProperty(
  { language }: RequestContext,
  pathname: string,
  more: Pick<SimilarInstead, 'similar'> = {},
) {
  const t = textsFor(language);
  const page = { title: t('PROPERTY_WITHDRAWN'), hint: t('PROPERTY_WITHDRAWN_HINT'), ...more };
  return missingPage(pathname, page, 410);
}
