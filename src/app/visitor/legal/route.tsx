import { ArticleText } from '#app/article/article-text.tsx';
import { loadKeyArticle } from '#app/modules/key-article.server.ts';
import { Modules } from '#app/modules/modules.tsx';
import { headElements } from '#app/page/head.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { listShownFilms } from '#database/property/shown-films.ts';
import { Link } from '#interface/link.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { TextColumns } from '#interface/text-columns.tsx';
import { isDraft } from '#site/pages/find-page.ts';
import { href } from '#site/paths/paths.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import { AskedConsents } from './asked.tsx';
import { presentDisputes } from './disputes.server.ts';
import { Disputes } from './disputes.tsx';
import { presentAsked, presentKeptInBrowser } from './kept-in-browser.server.ts';
import { KeptInBrowser } from './kept-in-browser.tsx';
import { presentKeptOnServer } from './kept-on-server.server.ts';
import { KeptOnServer } from './kept-on-server.tsx';
import { presentRecipients } from './recipients.server.ts';
import { Recipients } from './recipients.tsx';

const screens = ['privacy', 'cookiePolicy', 'disclaimer', 'accessibility'] as const;

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { language, tags } = context;
  tags.add('articles:page');
  const { screen, page } = await loadKeyArticle(context, url, screens);
  return {
    ...page,
    keptInBrowser: screen === 'cookiePolicy' ? presentKeptInBrowser(context) : null,
    asked: screen === 'cookiePolicy' ? await loadAsked(context) : null,
    disputes: screen === 'disclaimer' ? presentDisputes(context) : null,
    recipients: screen === 'privacy' ? await loadRecipients(context) : null,
    keptOnServer: screen === 'privacy' ? presentKeptOnServer(context) : null,
    others: screens
      .filter((each) => each !== screen && !isDraft(context.pages, each))
      .map((each) => ({ label: screenName(context, each), href: href(language, each) })),
  };
}

async function loadAsked(context: RequestContext) {
  context.tags.add('counts');
  const { videos } = await listShownFilms(context.database);
  return presentAsked(context, videos);
}

async function loadRecipients(context: RequestContext) {
  const { tags, database, settings, streets } = context;
  tags.add('properties').add('streets');
  // Maps on the site's own streets request nothing from another host.
  const map = (await streets.current())
    ? { ...settings.map, styleUrl: null, pmtiles: null, hosts: [] }
    : settings.map;
  return presentRecipients({ ...context, settings: { ...settings, map } }, await listShownFilms(database));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Legal({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const {
    crumbs,
    title,
    modules,
    article,
    asked,
    disputes,
    keptInBrowser,
    recipients,
    keptOnServer,
    others,
  } = loaderData;
  return (
    <div className="page-end">
      <div className="column">
        <PageTop crumbs={crumbs} title={title}>
          <Lede {...article.intro} />
          <p className="tiny mt-5 text-ink-3">{t('UPDATED_ON', { day: article.updatedOn })}</p>
        </PageTop>
        <TextColumns
          aside={
            <nav aria-label={t('READ_ALSO')} className="border-t border-ink pt-6">
              <h2 className="d5">{t('READ_ALSO')}</h2>
              <ul className="mt-3">
                {others.map((other) => (
                  <li key={other.href} className="py-1.5">
                    <Link to={other.href} className="text-link">
                      {other.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          }
        >
          <ArticleText body={article.body} />
          {disputes && <Disputes disputes={disputes} />}
          {asked && <AskedConsents asked={asked} />}
          {keptInBrowser && <KeptInBrowser kept={keptInBrowser} />}
          {recipients && <Recipients recipients={recipients} />}
          {keptOnServer && <KeptOnServer kept={keptOnServer} />}
        </TextColumns>
      </div>
      <Modules modules={modules} />
    </div>
  );
}
