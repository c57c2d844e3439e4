import { ArrowLink } from '#app/interface/arrow-link.tsx';
import { ModuleTitle, type ShownTitle } from './module-title.tsx';

/** Without an address, because all of it stands on no page, it is left out. */
export type AllLink = { href: string | null; label: string };

/** The title of a module that shows a part of something, and the way to all of it. */
export function ModuleHead({ title, all }: { title: ShownTitle; all: AllLink }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
      <ModuleTitle {...title} />
      {all.href && <ArrowLink to={all.href}>{all.label}</ArrowLink>}
    </div>
  );
}
