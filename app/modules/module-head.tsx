import { ArrowLink } from '../interface/arrow-link.tsx';
import { ModuleTitle, type ShownTitle } from './module-title.tsx';

export type AllLink = { href: string; label: string };

/** The title of a module that shows a part of something, and the way to all of it. */
export function ModuleHead({ title, all }: { title: ShownTitle; all: AllLink | null }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
      <ModuleTitle {...title} />
      {all && <ArrowLink to={all.href}>{all.label}</ArrowLink>}
    </div>
  );
}
