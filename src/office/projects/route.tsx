import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { type ListedProject, loadProjects } from './list-projects.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadProjects(context.get(officeContext));
}

const publications = {
  draft: 'PUBLICATION_DRAFT',
  published: 'PUBLICATION_PUBLISHED',
  withdrawn: 'PUBLICATION_WITHDRAWN',
} as const;

export default function Projects({ loaderData: { projects } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const create = (
    <ButtonLink to="/office/projects/new/" size="small">
      <Icon name="plus" />
      {t('PROJECTS_NEW')}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle page={t('PROJECTS')} />
      <PageHeading title={t('PROJECTS')} note={String(projects.length)} actions={create} />
      <div className="screen">
        {projects.length === 0 ? (
          <EmptyState title={t('PROJECTS_NONE')} hint={t('PROJECTS_NONE_HINT')} action={create} />
        ) : (
          <DataTable
            label={t('PROJECTS')}
            columns={[
              { key: 'project', text: t('PROJECTS_PROJECT') },
              { key: 'place', text: t('PROJECTS_PLACE') },
              { key: 'units', text: t('PROJECTS_UNITS') },
              { key: 'open', text: t('PROJECTS_OPEN') },
              { key: 'state', text: t('UNITS_STATE') },
            ]}
            rows={projects.map((project) => ({
              id: project.id,
              cells: {
                project: <Name project={project} />,
                place: project.city,
                units: <Units project={project} />,
                open: <Open project={project} />,
                state: t(publications[project.publication]),
              },
            }))}
          />
        )}
      </div>
    </>
  );
}

function Name({ project: { id, name, title, reference } }: { project: ListedProject }) {
  return (
    <>
      <Link to={`/office/projects/${id}/`} className="font-semibold hover:underline">
        {name}
      </Link>
      <span className="small block text-ink-3">{[reference, title].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function Units({ project: { id, units, available, option, gone, drafts } }: { project: ListedProject }) {
  const t = useOfficeTexts();
  const states = [
    {
      kind: 'available' as const,
      count: available,
      text: t('PROJECTS_COUNT_AVAILABLE', { count: available }),
    },
    { kind: 'option' as const, count: option, text: t('PROJECTS_COUNT_OPTION', { count: option }) },
    { kind: 'gone' as const, count: gone, text: t('PROJECTS_COUNT_GONE', { count: gone }) },
    { kind: 'none' as const, count: drafts, text: t('PROJECTS_COUNT_DRAFTS', { count: drafts }) },
  ].filter(({ count }) => count > 0);
  return (
    <Link to={`/office/projects/${id}/units/`} className="project-units">
      {units === 0 && <span className="underline">{t('PROJECTS_NO_UNITS')}</span>}
      {states.map(({ kind, text }) => (
        <Status key={kind} status={{ kind, text }} />
      ))}
    </Link>
  );
}

function Open({ project: { waiting, lacking, units } }: { project: ListedProject }) {
  const t = useOfficeTexts();
  if (waiting + lacking === 0)
    return <span className="small text-ink-3">{units > 0 ? t('PROJECTS_NOTHING_OPEN') : '–'}</span>;
  return (
    <span className="small flex flex-col gap-0.5">
      {lacking > 0 && <Sign kind="must">{t('PROJECTS_LACKING', { count: lacking })}</Sign>}
      {waiting > 0 && <Sign kind="soon">{t('PROJECTS_WAITING', { count: waiting })}</Sign>}
    </span>
  );
}
