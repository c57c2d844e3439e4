import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Stands above the screens of one project: its name, its parts, and its actions. */
export function ProjectHead({
  id,
  title,
  note,
  part,
  units,
  actions,
}: {
  id: number;
  title: string;
  note: ReactNode;
  part: 'project' | 'units';
  units: number;
  actions?: ReactNode;
}) {
  const t = useOfficeTexts();
  return (
    <header className="page-heading editor-head project-head">
      <div className="flex min-w-0 items-center gap-3">
        <Link to="/office/projects/" aria-label={t('PROJECTS')} className="editor-back">
          <Icon name="chevron-left" />
        </Link>
        <div className="min-w-0">
          <h1 className="office-title">{title}</h1>
          <p className="small text-ink-3">{note}</p>
        </div>
      </div>
      <nav aria-label={t('PROJECT_PARTS')} className="office-tabs project-parts">
        <Link to={`/office/projects/${id}/`} aria-current={part === 'project' ? 'page' : undefined}>
          {t('PROJECTS_PROJECT')}
        </Link>
        <Link to={`/office/projects/${id}/units/`} aria-current={part === 'units' ? 'page' : undefined}>
          {t('UNITS')}
          <span className="ml-2 font-normal text-ink-3">{units}</span>
        </Link>
      </nav>
      {actions && <div className="project-actions">{actions}</div>}
    </header>
  );
}
