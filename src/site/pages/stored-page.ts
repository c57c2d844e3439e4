import { check } from '#site/check.ts';
import { type Fitted, fitting, withMissing } from '#site/fitting.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { leastModule } from './least-module.ts';
import { moduleSchema, type PageModule } from './module-schema.ts';
import { type Page, pageSchema } from './page-schema.ts';

/** What does not fit in a stored page, or in one of its modules. */
export type PageProblem = { module?: { type: unknown; view: unknown }; problems: SiteProblem[] };

const withoutModules = pageSchema.omit({ modules: true });

/** A page or a module whose status cannot be read is hidden. */
const hidden = { status: 'draft' };

/**
 * Reads a stored page, key by key as far as it fits: a module of a type or view that this version does not know is left
 * out, and the page shows the others.
 */
export function readStoredPage(stored: unknown): { page: Page | undefined; problems: PageProblem[] } {
  const { modules, ...written } = Object(stored) as Record<string, unknown>;
  const read = fitting(withoutModules, written, { invalid: hidden, root: nameOf(written) });
  const problems: PageProblem[] = read.problems.length > 0 ? [{ problems: read.problems }] : [];
  if (!read.value) return { page: undefined, problems };
  const fitted = (Array.isArray(modules) ? modules : []).flatMap((module, position) => {
    const one = readModule(module, position);
    if (one.problems.length > 0) problems.push({ module: kindOf(module), problems: one.problems });
    return one.value ?? [];
  });
  return { page: { ...read.value, modules: fitted }, problems };
}

/** The same page with its missing values filled in. What does not fit stays in it, for a person to correct. */
export function completeStoredPage(stored: unknown): unknown {
  const { modules, ...written } = Object(stored) as Record<string, unknown>;
  const page = Object(withMissing(withoutModules, written, {}));
  if (!Array.isArray(modules)) return { ...page, modules };
  return {
    ...page,
    modules: modules.map((module, position) =>
      withMissing(moduleSchema, module, leastModule(kindOf(module).type, { position })),
    ),
  };
}

function readModule(stored: unknown, position: number): Fitted<PageModule> {
  const { type, view } = kindOf(stored);
  const least = leastModule(type, { position });
  const kind = moduleSchema.options.find(({ shape }) => shape.type.value === type);
  const isKnown = kind && (view === undefined || kind.shape.view.safeParse(view).success);
  if (isKnown) return fitting(moduleSchema, stored, { missing: least, invalid: { ...least, ...hidden } });
  return { value: undefined, problems: check(moduleSchema, stored).problems ?? [] };
}

function kindOf(module: unknown): { type: unknown; view: unknown } {
  const { type, view } = Object(module) as Record<string, unknown>;
  return { type, view };
}

function nameOf({ name }: Record<string, unknown>): string {
  return typeof name === 'string' ? name : '';
}
