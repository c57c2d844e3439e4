import { loadModulesBelow, ModulesBelow } from '#app/modules/modules-below.tsx';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { presentProjectCard } from '#app/property/present-project-card.server.ts';
import { ProjectCard } from '#app/property/project-card.tsx';
import { requestContext } from '#app/request-context.ts';
import { agencyOnPaper } from '#app/shell/print-head.server.ts';
import { PrintHead } from '#app/shell/print-head.tsx';
import { listProjects } from '#database/property/projects.ts';
import { Breadcrumb } from '#interface/breadcrumb.tsx';
import { firstPicture } from '#interface/first-picture.ts';
import { HouseRow } from '#interface/house-row.tsx';
import { Pager } from '#interface/pager.tsx';
import { onPage, pageHref, pagingOf } from '#interface/paging.ts';
import { alternates } from '#site/paths/paths.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import './last-project.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { database, settings, language, tags } = request;
  const t = textsFor(language);
  const { title, modules } = await loadScreen(request, 'projects', { text: t('PROJECTS_TITLE') });
  tags.add('projects').add('properties').add('places');
  const projects = await listProjects(database);
  const found = onPage(projects, url.searchParams.get('page'), settings.list.pageSize);
  if (!found) throw missingPage(url.pathname);
  const { page, pages, shown } = found;
  const cards = shown.map((project) => presentProjectCard(project, language));
  const paths = alternates('projects', {});
  const own = Object.fromEntries(Object.entries(paths).map(([code, path]) => [code, pageHref(path, page)]));
  const count = plural(t, 'COUNT_PROJECTS', projects.length);
  return {
    head: pageHead(request, {
      title: title.text,
      description: t('LABEL_AND_TEXT', {
        label: title.text,
        text: `${shown.map(({ name }) => name).join(', ')}.`,
      }),
      alternates: own,
      picture: firstPicture(cards),
    }),
    alternates: own,
    ownHouses: projects.length === 0,
    crumbs: crumbsTo(request, 'projects'),
    title,
    modules,
    count,
    cards,
    onPaper: agencyOnPaper(request),
    paging: pagingOf(page, pages, t('PAGE_OF', { page, pages, properties: count }), (number) =>
      pageHref(paths[language], number),
    ),
  };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  if (data.modules.length > 0) await loadModulesBelow();
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Projects({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, count, cards, paging, modules, onPaper } = loaderData;
  return (
    <>
      <PrintHead words={onPaper} />
      <div className={cards.length > 0 ? 'page-end' : ''}>
        <div className="column pt-5 tablet:pt-6">
          <Breadcrumb label={t('BREADCRUMB')} crumbs={crumbs} />
          <div className="mt-5.5 flex justify-between gap-x-8 gap-y-2 max-tablet:flex-col tablet:mt-9 tablet:items-baseline">
            <h1 lang={title.lang} className="d2">
              {title.text}
            </h1>
            <p className="shrink-0 text-ink-3">{count}</p>
          </div>
          {cards.length === 0 ? (
            <p className="lede mt-8 max-w-[28em] border-t border-ink pt-8 text-ink-2">{t('NO_PROJECTS')}</p>
          ) : (
            <ul className="project-cards mt-8 grid gap-x-6 gap-y-14 border-t border-ink pt-8 tablet:grid-cols-2 print:grid-cols-3 print:gap-x-4 print:gap-y-6">
              {cards.map((card, index) => (
                <li key={card.id}>
                  <ProjectCard card={card} priority={index === 0} />
                </li>
              ))}
            </ul>
          )}
          {paging.numbers.length > 1 && <Pager paging={paging} />}
        </div>
        <ModulesBelow modules={modules} />
      </div>
      {cards.length === 0 && <HouseRow row="plots" className="mt-16 desktop:mt-24" />}
    </>
  );
}
