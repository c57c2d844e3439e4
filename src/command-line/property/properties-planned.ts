import type { Command, CommandSurroundings } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { forgetPlan, plannedChanges } from '#commands/property/forget-plan.ts';
import { listPlannedPublications } from '#database/property/planned-publications.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { getNamedProperty } from './named-property.ts';

export const propertiesPlanned: Command = {
  name: 'properties planned',
  summary: 'Lists the planned publications and withdrawals',
  help: `npm run gevel -- properties planned [flags]

Lists the plans of 'properties publish --at' and 'properties withdraw --at', the next first, and the publications that
were refused when their time came.

  --forget ID|REFERENCE  cancels the plans for this property

Exit status: 0 done, 1 nothing was planned for the property to forget, 2 wrong usage.
`,
  async run(args, surroundings) {
    const { values, positionals } = readFlags(args, { forget: { type: 'string' } });
    refuseWords(positionals);
    return values.forget === undefined ? list(surroundings) : forget(values.forget, surroundings);
  },
};

async function list({ out, err, openSite }: CommandSurroundings): Promise<number> {
  await using site = await openSite();
  const plans = await listPlannedPublications(site.database);
  for (const { reference, change, at, refused_at } of plans) {
    const refused = refused_at
      ? '  refused: it lacks something the law requires, or a waiting change cannot be published'
      : '';
    out(`${formatDay(at, 'en')} ${formatTime(at)}  ${change}  ${reference}${refused}\n`);
  }
  err(`${plans.length} planned\n`);
  return 0;
}

async function forget(named: string, { out, err, openSite }: CommandSurroundings): Promise<number> {
  await using site = await openSite();
  const { id, reference } = await getNamedProperty(site, named);
  const forgotten: string[] = [];
  for (const change of plannedChanges)
    if (await forgetPlan(site.database, id, change)) forgotten.push(change);
  if (forgotten.length === 0) {
    err(`Nothing is planned for ${reference}.\n`);
    return 1;
  }
  out(`${reference}: no longer planned: ${forgotten.join(', ')}\n`);
  return 0;
}
