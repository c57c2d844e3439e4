import { leastModule } from '#site/pages/least-module.ts';
import type { SentModule } from './read-page-form.ts';

/**
 * Changes the modules as a button of the form says, after what was typed: 'add', 'up.2', 'down.2', 'remove.2', and for
 * rows 'add-row.2.rows', 'up-row.2.rows.1', 'down-row.2.rows.1', 'remove-row.2.rows.1'. `open`: the module to show
 * then.
 */
export function arrangeModules(
  modules: readonly SentModule[],
  button: string,
  added: { type: string; articleKey: string },
): { modules: SentModule[]; open: number } | undefined {
  const [act = '', first = '', list = '', row = ''] = button.split('.');
  const index = Number(first);
  if (act === 'add') {
    const module = leastModule(added.type, added);
    return module && { modules: inPlace([...modules, module]), open: modules.length };
  }
  const module = modules[index];
  if (!module) return undefined;
  if (act === 'up' || act === 'down') {
    const to = index + (act === 'up' ? -1 : 1);
    return { modules: inPlace(moved(modules, index, to)), open: to };
  }
  if (act === 'remove') return { modules: inPlace(modules.toSpliced(index, 1)), open: -1 };
  const rows = module[list];
  if (!Array.isArray(rows)) return undefined;
  const arranged = arrangeRows(rows, act, Number(row));
  return arranged && { modules: modules.with(index, { ...module, [list]: arranged }), open: index };
}

function arrangeRows(rows: readonly unknown[], act: string, row: number): unknown[] | undefined {
  if (act === 'add-row') return [...rows, { title: {}, sentence: {}, link: { page: 'contact' } }];
  if (act === 'remove-row') return rows.toSpliced(row, 1);
  if (act === 'up-row') return moved(rows, row, row - 1);
  return act === 'down-row' ? moved(rows, row, row + 1) : undefined;
}

function moved<Value>(all: readonly Value[], from: number, to: number): Value[] {
  const [one, other] = [all[from], all[to]];
  return one === undefined || other === undefined ? [...all] : all.with(from, other).with(to, one);
}

function inPlace(modules: readonly SentModule[]): SentModule[] {
  return modules.map((module, position) => ({ ...module, position }));
}
