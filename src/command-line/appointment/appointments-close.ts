import { type Command, type CommandSurroundings, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { requireNumber } from '#command-line/reading/read-values.ts';
import {
  type AppointmentResult,
  type CloseOutcome,
  closeAppointment,
} from '#commands/appointment/close-appointment.ts';

const mostCharacters = 2000;

export const appointmentCarriedOut: Command = {
  name: 'appointments carried-out',
  summary: 'Says that an appointment was carried out, and how it was received',
  help: `npm run gevel -- appointments carried-out ID [--feedback TEXT] [--public]

Says of an appointment whose time has come that it was carried out. TEXT is what the visitor thought of the property, in at most
${mostCharacters} characters; with --public the owner of the property reads it, without that the agency alone. Said again it takes the
place of what was said before; --public alone makes public what was said before. The ids are those of
'appointments --past'.

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`,
  async run(args, surroundings) {
    const { positionals, values } = readFlags(args, {
      feedback: { type: 'string' },
      public: { type: 'boolean' },
    });
    const feedback = values.feedback?.trim();
    if (feedback === '') throw new WrongUse('The feedback is empty. Leave out --feedback to say nothing.');
    if (feedback && feedback.length > mostCharacters)
      throw new WrongUse(`The feedback has ${feedback.length} characters; ${mostCharacters} fit.`);
    const result: AppointmentResult = { status: 'carried_out', feedback, isPublic: values.public };
    return close(positionals, result, surroundings);
  },
};

export const appointmentNoShow: Command = {
  name: 'appointments no-show',
  summary: 'Says that nobody came to an appointment',
  help: `npm run gevel -- appointments no-show ID

Says of an appointment whose time has come that the visitor did not come. The ids are those of 'appointments --past'.

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
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
  const outcome = await closeAppointment({ database, now, actor: 'command' }, id, result);
  if (outcome !== 'closed') {
    err(`${problems[outcome](id)}\n`);
    return 1;
  }
  out(`Appointment ${id}: ${result.status === 'no_show' ? 'nobody came' : 'carried out'}\n`);
  return 0;
}

const problems: Record<Exclude<CloseOutcome, 'closed'>, (id: number) => string> = {
  unknown: (id) => `There is no appointment ${id}.`,
  not_confirmed: (id) => `Appointment ${id} was never confirmed, or is cancelled.`,
  to_come: (id) => `Appointment ${id} is still to come.`,
  no_feedback: (id) => `Of appointment ${id} nothing was said that could be public: say it with --feedback.`,
};
