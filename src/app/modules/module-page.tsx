import type { ReactNode } from 'react';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import type { LoadedModule } from './load-modules.server.ts';
import { Modules } from './modules.tsx';
import type { PageLead } from './page-lead.server.ts';

/**
 * A banner that leads shows the title, and there are no breadcrumbs above it. `children`: stand below the first
 * sentence.
 */
export function ModulePage({
  crumbs,
  lead,
  modules,
  children,
}: {
  crumbs: Crumb[];
  lead: PageLead;
  modules: LoadedModule[];
  children?: ReactNode;
}) {
  return (
    <div className="page-end">
      {!lead.inBanner && (
        <div className="column">
          <PageTop crumbs={crumbs} title={lead.title}>
            {lead.intro && <Lede {...lead.intro} />}
            {children}
          </PageTop>
        </div>
      )}
      <Modules modules={modules} lead />
    </div>
  );
}
