import type { ReactNode } from 'react';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';

export function EntryPage({
  page: { crumbs, title, intro },
  children,
}: {
  page: { crumbs: Crumb[]; title: string; intro: string };
  children: ReactNode;
}) {
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: title }}>
        <Lede text={intro} />
      </PageTop>
      <div className="mt-9 max-w-[560px] desktop:mt-14">{children}</div>
    </div>
  );
}
