import type { Figure, SizeReport } from './measure.ts';

const wholeNumber = new Intl.NumberFormat('en');

/** `load`: how busy the machine was. The report is Markdown. */
export function reportOf(reports: readonly SizeReport[], machine: string, load: number): string {
  return [
    '# Search, measured',
    '',
    `Written by \`npm run bench:search\` on ${machine}, with a load average of ${load.toFixed(1)} at the end. Times are milliseconds in one process, by the clock; 'per second' is one after the other. CPU time is that of the thread that answers, and on some machines is counted in steps of 4 ms. The budget is held to it, because the clock tells as much of others who use the machine: only at a load average below the number of cores does the clock say how long a visitor waits. The peer works in processes of its own, so compare it by the clock; it is asked fewer cases.`,
    '',
    '| properties in the database | found by searches | filled in | read into memory | sorted five ways | memory |',
    '|---|---|---|---|---|---|',
    ...reports.map(
      ({ size, listed, fillMs, loadMs, orderMs, megabytes }) =>
        `| ${wholeNumber.format(size)} | ${wholeNumber.format(listed)} | ${seconds(fillMs)} | ${seconds(loadMs)} | ${seconds(orderMs)} | ${megabytes.toFixed(0)} MB |`,
    ),
    '',
    ...reports.flatMap(sizeInWords),
  ].join('\n');
}

function sizeInWords({ size, figures, plans }: SizeReport): string[] {
  return [
    `## ${wholeNumber.format(size)} properties`,
    '',
    '| what | p50 | p95 | p99 | per second | p95 of CPU time | budget of it |',
    '|---|---|---|---|---|---|---|',
    ...figures.map(row),
    '',
    ...plans.flatMap(({ what, plan }) => [`${what}:`, '', '```', plan, '```', '']),
  ];
}

function row({ what, timing, budgetMs, isMet }: Figure): string {
  const { p50, p95, p99, cpuP95, perSecond } = timing;
  const budget = budgetMs === undefined ? '' : `${budgetMs}: ${isMet ? 'ok' : 'OVER'}`;
  const times = [p50, p95, p99].map((time) => time.toFixed(2)).join(' | ');
  return `| ${what} | ${times} | ${wholeNumber.format(Math.round(perSecond))} | ${cpuP95.toFixed(2)} | ${budget} |`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
