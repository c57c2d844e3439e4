import { saveLeadDraft } from '#commands/lead/lead-draft.ts';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { momentText } from '#office/property-editor/who-and-when.server.ts';
import { findRequest } from '#office/request/request.server.ts';
import { officeContext, staffOf } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** `when`: 'om 14.31 uur'. 'sent': the answer is sent already, and nothing was kept. */
export type DraftAnswer = { outcome: 'saved'; when: string } | { outcome: 'sent' };

/** Saves an answer while it is being typed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { id } = await findRequest(office, params.id);
  const outcome = await saveLeadDraft(
    office,
    { leadId: id, staffId: staffOf(office).id },
    readDraft(await readForm(request)),
  );
  const when = momentText(office.now, office.language, office.now);
  return Response.json((outcome === 'saved' ? { outcome, when } : { outcome }) satisfies DraftAnswer);
}

/** Throws 400 for what no form of ours sends. */
function readDraft(form: FormData) {
  const [template, subject, client] = [
    textOf(form, 'template'),
    textOf(form, 'subject'),
    textOf(form, 'client'),
  ];
  const text = textOf(form, 'text').replace(/\r\n?/g, '\n');
  const [seen, sequence] = [textOf(form, 'seen'), textOf(form, 'sequence')];
  const isOurs =
    template.length <= 100 && subject.length <= 300 && text.length <= 20_000 && /^[\w-]{8,64}$/.test(client);
  if (!isOurs || ![seen, sequence].every((each) => /^\d{1,9}$/.test(each)))
    throw new Response('This form cannot be read.', { status: 400 });
  return { template, subject, text, client, seen: Number(seen), sequence: Number(sequence) };
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
