import type { Crumb } from '#app/interface/breadcrumb.tsx';
import { Lede, PageTop } from '#app/interface/page-top.tsx';
import type { LoadedModule } from './load-modules.server.ts';
import { Modules } from './modules.tsx';
import type { PageLead } from './page-lead.server.ts';

/** A banner that leads has the title in it, and no breadcrumb above. */
export function ModulePage({
  crumbs,
  lead,
  modules,
}: {
  crumbs: Crumb[];
  lead: PageLead;
  modules: LoadedModule[];
}) {
  return (
    <div className="page-end">
      {!lead.inBanner && (
        <div className="column">
          <PageTop crumbs={crumbs} title={lead.title}>
            {lead.intro && <Lede {...lead.intro} />}
          </PageTop>
        </div>
      )}
      <Modules modules={modules} lead />
    </div>
  );
}
