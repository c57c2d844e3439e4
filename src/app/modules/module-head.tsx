import { ArrowLink } from '#interface/arrow-link.tsx';
import { ModuleTitle, type ShownTitle } from './module-title.tsx';

/** `href`: null if no page shows all of it, or this one does; the link is then left out. */
export type AllLink = { href: string | null; label: string };

/** For a module that shows a part of something: `all` leads to the whole. */
export function ModuleHead({ title, all }: { title: ShownTitle; all: AllLink }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
      <ModuleTitle {...title} />
      {all.href && <ArrowLink to={all.href}>{all.label}</ArrowLink>}
    </div>
  );
}
