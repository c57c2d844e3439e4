import type { ReactNode } from 'react';
import type { ShownOffice } from '#app/people/people.server.ts';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { PageTop } from '#interface/page-top.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { OfficeHelp } from './office-help.tsx';

/** `help`: stands above the offices. */
export function EntryPage({
  page: { crumbs, title, intro, offices },
  help,
  children,
}: {
  page: { crumbs: Crumb[]; title: string; intro?: string; offices: ShownOffice[] };
  help?: string;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: title }}>
        {intro && <p className="lede mt-5 text-pretty text-ink-2 desktop:max-w-[560px]">{intro}</p>}
      </PageTop>
      <div className="mt-9 grid gap-14 desktop:grid-cols-12 desktop:gap-x-6">
        <div className="desktop:col-span-7 desktop:max-w-[560px]">{children}</div>
        <OfficeHelp text={help ?? `${t('TALK_TO_US')} ${t('TALK_TO_US_HINT')}`} offices={offices} />
      </div>
    </div>
  );
}
