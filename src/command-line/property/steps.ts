import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import {
  readDayFlag,
  readLanguageFlag,
  refuseWords,
  requireNumber,
  requireText,
} from '#command-line/reading/read-values.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import { addStep, finishStep } from '#commands/property/planned-steps.ts';
import { listSteps } from '#database/property/planned-steps.ts';
import { formatDay } from '#domain/time/dates.ts';
import { getNamedProperty, onlyProperty, requiredProperty } from './named-property.ts';

export const plannedSteps: Command = {
  name: 'steps',
  summary: 'Lists the next steps of the agency for a property',
  help: `npm run gevel -- steps ID|REFERENCE

Lists the next steps of the agency for a property: id, day, subject.
`,
  async run(args, { out, err, openSite }) {
    const named = onlyProperty(readFlags(args, {}).positionals);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const rows = (await listSteps(site.database, property.id)).filter(({ done_at }) => !done_at);
    for (const { id, due_on, subject } of rows)
      out(`${id}  ${due_on ? formatDay(due_on, 'en') : 'some day'}  ${subject}\n`);
    err(`${rows.length} ${rows.length === 1 ? 'step' : 'steps'}\n`);
    return 0;
  },
};

export const stepAdd: Command = {
  name: 'steps add',
  summary: 'Adds a next step for a property',
  help: `npm run gevel -- steps add --property ID|REFERENCE --subject TEXT [--due DAY] [--language CODE]

Adds the next step for a property. Its owners read it: one line, if possible in their language. DAY is written
2026-11-24. CODE is the language of TEXT: nl, fr, de or en (the site's first); the portal tells owners who read another.

Exit status: 0 added, 1 there is no such property, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      property: { type: 'string' },
      subject: { type: 'string' },
      due: { type: 'string' },
      language: { type: 'string' },
    });
    refuseWords(positionals);
    const named = requiredProperty(values.property);
    const subject = requireText('subject', values.subject, 200);
    const dueOn = readDayFlag('due', values.due);
    const given = readLanguageFlag(values.language);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const by = { database: site.database, now, actor: 'command' };
    const language = given ?? (await getSettings(site)).defaultLanguage;
    const id = await addStep(by, { propertyId: property.id, dueOn, subject, language });
    out(`Step ${id} of ${property.reference}${dueOn ? `, on ${formatDay(dueOn, 'en')}` : ''}\n`);
    return 0;
  },
};

export const stepDone: Command = {
  name: 'steps done',
  summary: 'Marks a step as done',
  help: `npm run gevel -- steps done ID

'steps' lists the ids.

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const id = requireNumber('step', readFlags(args, {}).positionals);
    await using site = await openSite();
    const outcome = await finishStep({ database: site.database, now, actor: 'command' }, id);
    if (outcome === 'unknown') {
      err(`There is no step ${id}.\n`);
      return 1;
    }
    out(`Step ${id}: ${outcome}\n`);
    return 0;
  },
};
