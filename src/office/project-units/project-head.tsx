import type { ReactNode } from 'react';
import { Link } from '#interface/link.tsx';
import { EditorHeading } from '#office/interface/editor-heading.tsx';
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
    <EditorHeading
      back={{ to: '/office/projects/', label: t('PROJECTS') }}
      title={title}
      note={note}
      className="project-head"
    >
      <nav aria-label={t('PROJECT_PARTS')} className="office-tabs project-parts">
        <Link to={`/office/projects/${id}/`} aria-current={part === 'project' ? 'page' : undefined}>
          {t('PROJECTS_PROJECT')}
        </Link>
        <Link to={`/office/projects/${id}/units/`} aria-current={part === 'units' ? 'page' : undefined}>
          {t('UNITS')}
          <span className="ml-2 font-normal text-ink-3">{units}</span>
        </Link>
        <Link to={`/office/projects/${id}/documents/`}>{t('DOCUMENTS')}</Link>
      </nav>
      {actions && <div className="project-actions">{actions}</div>}
    </EditorHeading>
  );
}
