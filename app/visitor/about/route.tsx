import { findArticleByKey } from '#database/articles.ts';
import { listAgents, listOffices } from '#database/people.ts';
import { requestContext } from '#server/context.ts';
import { alternates, href } from '#site/paths.ts';
import { useTexts } from '#texts/use-texts.ts';
import { presentArticle } from '../../article/article.server.ts';
import { ArticleText } from '../../article/article-text.tsx';
import { LeadPicture, UprightPicture } from '../../article/lead-picture.tsx';
import { ArrowLink } from '../../interface/arrow-link.tsx';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { TextColumns } from '../../interface/text-columns.tsx';
import { agencyContact, presentOffice } from '../../people/people.server.ts';
import { PeopleList } from '../../people/people-list.tsx';
import { TalkToUs } from '../../people/talk-to-us.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  tags.add('articles:page').add('people');
  const [article, offices, agents] = await Promise.all([
    findArticleByKey(database, 'about'),
    listOffices(database),
    listAgents(database),
  ]);
  if (!article) throw missingPage(url.pathname);
  const shown = presentArticle(article, context);
  const paths = alternates('about', {});
  return {
    head: pageHead(context, { title: shown.title.text, description: shown.intro.text, alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(language, 'about'),
    article: shown,
    offices: offices.map((office) => presentOffice(office, agents, context)),
    contact: agencyContact(context),
    contactPage: href(language, 'contact'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, article, offices, contact, contactPage } = loaderData;
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={article.title}>
        <Lede {...article.intro} />
      </PageTop>
      <LeadPicture picture={article.picture} />
      <TextColumns aside={<TalkToUs {...contact} />}>
        <UprightPicture picture={article.picture} />
        <ArticleText body={article.body} />
      </TextColumns>
      <section className="section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
          <h2 className="d2">{t('TEAM')}</h2>
          <ArrowLink to={contactPage}>{t('OFFICES')}</ArrowLink>
        </div>
        {offices
          .filter(({ people }) => people.length > 0)
          .map((office) => (
            <div
              key={office.id}
              className="mt-9 grid gap-x-6 gap-y-6 border-t border-ink pt-6 desktop:mt-11 desktop:grid-cols-12"
            >
              <div className="desktop:col-span-4">
                <h3 className="d4">{office.title}</h3>
                <p className="mt-2 text-ink-3">
                  {office.street}, {office.place}
                </p>
              </div>
              <div className="desktop:col-span-8">
                <PeopleList people={office.people} />
              </div>
            </div>
          ))}
      </section>
    </div>
  );
}
