import type { ModuleType } from '#site/pages/module-schema.ts';

/** Modules as wide as the window, whatever their columns. */
const acrossWindow: readonly ModuleType[] = ['banner', 'search', 'valuation'];

export const columnsInRow = 12;

export function isAcrossWindow(type: ModuleType): boolean {
  return acrossWindow.includes(type);
}

/**
 * Rows of twelve columns: each module joins the row of the one before it while there is room. The order never changes,
 * so a gap stays if the next module does not fit.
 */
export function moduleRows<Module extends { type: ModuleType; columns: number }>(
  modules: readonly Module[],
): Module[][] {
  const rows: Module[][] = [];
  let free = 0;
  for (const module of modules) {
    const columns = isAcrossWindow(module.type) ? columnsInRow : module.columns;
    if (columns > free) {
      rows.push([]);
      free = columnsInRow;
    }
    rows.at(-1)?.push(module);
    free -= columns;
  }
  return rows;
}
