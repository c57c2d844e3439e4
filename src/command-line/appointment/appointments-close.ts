import { type Command, type CommandSurroundings, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readLanguageFlag, requireNumber } from '#command-line/reading/read-values.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import {
  type AppointmentResult,
  type CloseOutcome,
  closeAppointment,
} from '#commands/appointment/close-appointment.ts';

const mostCharacters = 2000;

export const appointmentCarriedOut: Command = {
  name: 'appointments carried-out',
  summary: 'Marks an appointment as carried out, with the feedback of the visitor',
  help: `npm run gevel -- appointments carried-out ID [--feedback TEXT] [--language CODE] [--public]

Marks an appointment whose time has come as carried out. TEXT is the visitor's feedback on the property, in at most
${mostCharacters} characters. Only the agency reads it; with --public the owner of the property reads it too. A second
call replaces the feedback; --public alone publishes the feedback given before. CODE is the language of TEXT: nl, fr, de
or en (the site's first); the portal tells owners who read another. 'appointments --past' lists the ids.

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, surroundings) {
    const { positionals, values } = readFlags(args, {
      feedback: { type: 'string' },
      language: { type: 'string' },
      public: { type: 'boolean' },
    });
    const feedback = values.feedback?.trim();
    if (feedback === '') throw new WrongUse('The feedback is empty. Leave out --feedback to give none.');
    if (feedback && feedback.length > mostCharacters)
      throw new WrongUse(
        `The feedback has ${feedback.length} characters; at most ${mostCharacters} are allowed.`,
      );
    const language = readLanguageFlag(values.language);
    if (language && !feedback) throw new WrongUse('--language is the language of --feedback: give both.');
    const result: AppointmentResult = { status: 'carried_out', feedback, language, isPublic: values.public };
    return close(positionals, result, surroundings);
  },
};

export const appointmentNoShow: Command = {
  name: 'appointments no-show',
  summary: 'Marks an appointment to which nobody came',
  help: `npm run gevel -- appointments no-show ID

Marks an appointment whose time has come: the visitor did not come. 'appointments --past' lists the ids.

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, surroundings) {
    const { positionals } = readFlags(args, {});
    return close(positionals, { status: 'no_show' }, surroundings);
  },
};

async function close(
  positionals: string[],
  result: AppointmentResult,
  { out, err, now, openSite }: CommandSurroundings,
): Promise<number> {
  const id = requireNumber('visit', positionals);
  await using site = await openSite();
  const { database } = site;
  const outcome = await closeAppointment({ database, now, actor: 'command' }, id, {
    ...result,
    ...(result.status === 'carried_out' &&
      !result.language && { language: (await getSettings(site)).defaultLanguage }),
  });
  if (outcome !== 'closed') {
    err(`${problems[outcome](id)}\n`);
    return 1;
  }
  out(`Appointment ${id}: ${result.status === 'no_show' ? 'nobody came' : 'carried out'}\n`);
  return 0;
}

const problems: Record<Exclude<CloseOutcome, 'closed'>, (id: number) => string> = {
  unknown: (id) => `There is no appointment ${id}.`,
  not_confirmed: (id) => `Appointment ${id} was never confirmed, or was cancelled.`,
  to_come: (id) => `Appointment ${id} has not begun yet.`,
  no_feedback: (id) => `Appointment ${id} has no feedback to publish: give it with --feedback.`,
};
