import { data, redirect } from 'react-router';
import { endAgent } from '#commands/agent/end-agent.ts';
import { changeAgent, createAgent } from '#commands/agent/write-agent.ts';
import type { PresentAgent } from '#database/agent/present-agent.ts';
import { textOf } from '#office/forms/read-form.ts';
import { storeSentPicture } from '#office/forms/store-sent-picture.server.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { findMember, listOfficeChoices, siteLanguages } from './agent.server.ts';
import { readAgentForm } from './read-agent-form.server.ts';

export async function actOnAgent(office: OfficeContext, id: string | undefined, form: FormData) {
  const member = await findMember(office, id);
  const button = textOf(form, 'do');
  if (button === 'end' && member) return end(office, member, form);
  if (button !== 'save') throw new Response('There is no such button.', { status: 400 });
  const t = officeTextsFor(office.language);
  const offices = (await listOfficeChoices(office)).map(({ value }) => Number(value));
  const { values, problems } = readAgentForm(form, { t, languages: siteLanguages(office), offices });
  const picture = await storeSentPicture(office, form, 'picture');
  if (picture.problem !== undefined) problems.push({ field: 'picture', text: picture.problem });
  if (problems.length > 0 || picture.problem !== undefined) return refuseForm(form, problems);
  // An empty `picture` takes the portrait away. The id comes from the agent, not the form: it might be another's
  // portrait.
  const kept = textOf(form, 'picture') ? (member?.pictureId ?? null) : null;
  const written = { ...values, pictureId: picture.id ?? kept };
  if (!member) await createAgent(staffBy(office), written);
  else if (!(await changeAgent(staffBy(office), member.id, written))) throw data(null, 404);
  return redirect('/office/team/?told=saved', 303);
}

async function end(office: OfficeContext, { id, firstName, lastName }: PresentAgent, form: FormData) {
  const t = officeTextsFor(office.language);
  const to = Number(textOf(form, 'to'));
  const ended = Number.isSafeInteger(to) ? await endAgent(staffBy(office), { id, to }) : undefined;
  if (ended?.outcome === 'no such agent') throw data(null, 404);
  if (ended?.outcome !== 'ended')
    return refuseForm(form, [{ field: 'to', text: t('SETUP_FILL_IN', { field: t('TEAM_END_TO') }) }]);
  const colleague = await findMember(office, String(to));
  const told = new URLSearchParams({
    ended: `${firstName} ${lastName}`,
    to: `${colleague?.firstName} ${colleague?.lastName}`,
  });
  return redirect(`/office/team/?${told}`, 303);
}
