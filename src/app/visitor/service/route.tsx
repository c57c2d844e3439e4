import { ArticleText } from '#app/article/article-text.tsx';
import { LeadPicture, UprightPicture } from '#app/article/lead-picture.tsx';
import { loadKeyArticle } from '#app/modules/key-article.server.ts';
import { Modules } from '#app/modules/modules.tsx';
import { headElements } from '#app/page/head.ts';
import { presentText } from '#app/page/present-text.server.ts';
import { screenHref, valuationHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { agencyContact } from '#app/people/people.server.ts';
import { TalkToUs } from '#app/people/talk-to-us.tsx';
import { requestContext } from '#app/request-context.ts';
import { articleThing } from '#app/structured-data/article.server.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { TextColumns } from '#interface/text-columns.tsx';
import { textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';
import type { Route } from './+types/route.ts';

const screens = ['serviceSelling', 'serviceLetting'] as const;

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { language, settings, tags } = context;
  tags.add('articles:service');
  const { screen, article, page } = await loadKeyArticle(context, url, screens);
  const isSelling = screen === 'serviceSelling';
  const other = isSelling ? 'serviceLetting' : 'serviceSelling';
  context.structuredData.push(
    articleThing('Article', context, { article, shown: page.article, path: page.alternates[language] }),
  );
  const t = textsFor(language);
  const promises = promiseWords(settings.promises, language);
  const href = valuationHref(context);
  return {
    ...page,
    tariff: {
      title: t('TARIFF_TITLE'),
      ...presentText(settings.tariffs[isSelling ? 'selling' : 'letting'], context),
    },
    valuation: href && {
      href: `${href}?goal=${isSelling ? 'sell' : 'let'}`,
      title: t(isSelling ? 'WHAT_IS_YOUR_PROPERTY_WORTH' : 'RENT_VALUATION_TITLE'),
      intro: promisedText(t, isSelling ? 'VALUATION_INTRO' : 'RENT_VALUATION_INTRO', promises),
    },
    contact: agencyContact(context),
    other: { label: screenName(context, other), href: screenHref(context, other) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Service({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, modules, article, tariff, valuation, contact, other } = loaderData;
  return (
    <div className="page-end">
      <div className="column">
        <PageTop crumbs={crumbs} title={title}>
          <Lede {...article.intro} />
        </PageTop>
        <LeadPicture picture={article.picture} />
        <TextColumns
          aside={
            <>
              {valuation && (
                <section className="border-t border-ink pt-6">
                  <h2 className="d4">{valuation.title}</h2>
                  <p className="mt-3 text-ink-2">{valuation.intro}</p>
                  <ButtonLink to={valuation.href} className="mt-6 desktop:w-full">
                    {t('FREE_EVALUATION')}
                  </ButtonLink>
                </section>
              )}
              <TalkToUs {...contact} />
            </>
          }
        >
          <UprightPicture picture={article.picture} />
          <ArticleText body={article.body} />
          {tariff.text && (
            <section className="mt-11 border-t border-ink pt-6">
              <h2 className="d4">{tariff.title}</h2>
              <p lang={tariff.lang} className="reading mt-4 text-ink-2">
                {tariff.text}
              </p>
            </section>
          )}
          {other.href && (
            <p className="mt-11 border-t border-line pt-6">
              <ArrowLink to={other.href}>{other.label}</ArrowLink>
            </p>
          )}
        </TextColumns>
      </div>
      <Modules modules={modules} />
    </div>
  );
}
