import { redirect } from 'react-router';
import { z } from 'zod';
import { showFeedback } from '#commands/appointment/show-feedback.ts';
import { inviteOwner, unlinkOwner } from '#commands/owner/invite-owner.ts';
import { disableOwner, enableOwner, logOutOwner } from '#commands/owner/owner-access.ts';
import { endAdvert, setAdvert } from '#commands/property/adverts.ts';
import {
  addCommunication,
  communicationKinds,
  showCommunication,
} from '#commands/property/communications.ts';
import { addStep, finishStep } from '#commands/property/planned-steps.ts';
import { findOwner } from '#database/owner/owners.ts';
import { listCommunicationsWithoutSpam, listFeedback } from '#database/property/communications.ts';
import { listSteps } from '#database/property/planned-steps.ts';
import { parseId } from '#domain/address/id.ts';
import { webAddressSchema } from '#domain/address/web-address-schema.ts';
import { dayOf, isDay } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { languageOf, lineOf, textOf } from '#office/forms/read-form.ts';
import { siteLanguageOr } from '#office/forms/site-languages.server.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** All actions of the screen of a property's owners. */
export async function actOnOwner(office: OfficeContext, id: string, form: FormData) {
  const property = await findProperty(office, id);
  const task = { office, propertyId: property.id, form, t: officeTextsFor(office.language) };
  const work = tasks.get(textOf(form, 'do'));
  if (!work) throw new Response('There is no such thing to do.', { status: 400 });
  return work(task);
}

type Task = {
  office: OfficeContext;
  propertyId: number;
  form: FormData;
  t: ReturnType<typeof officeTextsFor>;
};

const tasks = new Map<string, (task: Task) => Promise<unknown>>([
  ['invite', invite],
  ['unlink', unlink],
  ['log-out', (task) => changeAccess(task, 'log-out')],
  ['disable', (task) => changeAccess(task, 'disable')],
  ['enable', (task) => changeAccess(task, 'enable')],
  ['show', (task) => show(task, true)],
  ['hide', (task) => show(task, false)],
  ['note', note],
  ['step', step],
  ['step-done', stepDone],
  ['portal', portal],
  ['portal-views', portalViews],
  ['portal-end', portalEnd],
]);

function done({ propertyId }: Task, told: string) {
  return redirect(`/office/properties/${propertyId}/owner/?told=${told}`, 303);
}

function requireInviting({ office }: Task): void {
  if (!staffOf(office).may('owners.invite')) throw new Response(null, { status: 403 });
}

async function invite(task: Task) {
  requireInviting(task);
  const { office, propertyId, form, t } = task;
  const [name, email, language] = [
    lineOf(form, 'name', 120),
    lineOf(form, 'email', 254),
    textOf(form, 'language'),
  ];
  const known = email ? await findOwner(office.database, { email }) : undefined;
  const problems: FormAnswer['problems'] = [];
  if (!z.email().max(254).safeParse(email).success) problems.push({ field: 'email', text: t('EMAIL_WRONG') });
  // The name of an unconfirmed address may be a stranger's.
  if (!name && !known?.email_verified) problems.push({ field: 'name', text: t('NAME_MISSING') });
  if (problems.length > 0) return refuseForm(form, problems);
  const outcome = await inviteOwner(
    { ...staffBy(office), jobs: office.jobs },
    {
      email,
      name: name || (known?.name ?? email),
      language: siteLanguageOr(office, language),
      propertyIds: [propertyId],
    },
  );
  return done(task, outcome === 'disabled' ? 'closed' : outcome);
}

async function unlink(task: Task) {
  requireInviting(task);
  const id = textOf(task.form, 'owner');
  if (!z.uuid().safeParse(id).success) throw new Response('There is no such owner.', { status: 400 });
  await unlinkOwner(staffBy(task.office), { id }, [task.propertyId]);
  return done(task, 'unlinked');
}

const accessChanges = { 'log-out': logOutOwner, disable: disableOwner, enable: enableOwner };

async function changeAccess(task: Task, change: keyof typeof accessChanges) {
  requireInviting(task);
  const { office, form } = task;
  const id = textOf(form, 'owner');
  const owner = z.uuid().safeParse(id).success ? await findOwner(office.database, { id }) : undefined;
  if (!owner) throw new Response('There is no such owner.', { status: 400 });
  await accessChanges[change](staffBy(office), owner);
  return done(task, change);
}

/** Only items of this property. */
async function show(task: Task, isPublic: boolean) {
  const { office, propertyId, form } = task;
  const items = form.getAll('item').map(String).slice(0, 400);
  const [communications, feedback] = await Promise.all([
    listCommunicationsWithoutSpam(office.database, propertyId),
    listFeedback(office.database, propertyId),
  ]);
  for (const { id } of communications)
    if (items.includes(`c${id}`)) await showCommunication(staffBy(office), id, isPublic);
  for (const { id } of feedback)
    if (items.includes(`f${id}`)) await showFeedback(staffBy(office), id, isPublic);
  return done(task, isPublic ? 'shown' : 'hidden');
}

async function note(task: Task) {
  const { office, propertyId, form, t } = task;
  const kind = communicationKinds.find((each) => each === textOf(form, 'kind'));
  const [subject, contact, day] = [
    lineOf(form, 'subject', 120),
    lineOf(form, 'contact', 120),
    textOf(form, 'day'),
  ];
  const problems: FormAnswer['problems'] = [];
  if (!isDay(day) || day > dayOf(office.now)) problems.push({ field: 'day', text: t('OWNERS_DAY_WRONG') });
  if (!subject) problems.push({ field: 'subject', text: t('OWNERS_SUBJECT_MISSING') });
  if (!kind || problems.length > 0) return refuseForm(form, problems);
  await addCommunication(staffBy(office), {
    property_id: propertyId,
    happened_at: day === dayOf(office.now) ? office.now : timeOn(day, '12:00'),
    kind,
    status: 'closed',
    contact: contact || null,
    subject,
    comment: textOf(form, 'comment').trim().slice(0, 2000) || null,
    language: languageOf(form),
    is_public: form.has('public'),
  });
  return done(task, 'kept');
}

async function step(task: Task) {
  const { office, propertyId, form, t } = task;
  const [subject, dueOn] = [lineOf(form, 'step', 120), textOf(form, 'due')];
  if (!subject) return refuseForm(form, [{ field: 'step', text: t('OWNERS_SUBJECT_MISSING') }]);
  if (dueOn && !isDay(dueOn)) return refuseForm(form, [{ field: 'due', text: t('OWNERS_DAY_WRONG') }]);
  await addStep(staffBy(office), {
    propertyId,
    dueOn: dueOn || undefined,
    subject,
    language: languageOf(form),
  });
  return done(task, 'kept');
}

async function stepDone(task: Task) {
  const { office, propertyId, form } = task;
  const id = parseId(textOf(form, 'id'));
  const steps = await listSteps(office.database, propertyId);
  const own = steps.find((each) => each.id === id);
  if (own) await finishStep(staffBy(office), own.id);
  return done(task, 'kept');
}

async function portal(task: Task) {
  const { office, propertyId, form, t } = task;
  const [channel, since, address] = [
    lineOf(form, 'channel', 100),
    textOf(form, 'since'),
    lineOf(form, 'address', 500),
  ];
  const problems: FormAnswer['problems'] = [];
  if (!channel) problems.push({ field: 'channel', text: t('OWNERS_CHANNEL_MISSING') });
  if (!isDay(since)) problems.push({ field: 'since', text: t('OWNERS_DAY_WRONG') });
  if (address && !webAddressSchema.safeParse(address).success)
    problems.push({ field: 'address', text: t('OWNERS_ADDRESS_WRONG') });
  if (problems.length > 0) return refuseForm(form, problems);
  await setAdvert(staffBy(office), { propertyId, channel, since, ...(address && { address }) });
  return done(task, 'kept');
}

/** As the portal reports them. */
async function portalViews(task: Task) {
  const { office, propertyId, form, t } = task;
  const typed = textOf(form, 'views').replace(/[\s.]/g, '');
  if (!/^\d{1,9}$/.test(typed))
    return refuseForm(form, [{ field: 'views', text: t('PROBLEM_NOT_A_WHOLE_NUMBER') }]);
  const channel = lineOf(form, 'channel', 100);
  await setAdvert(staffBy(office), { propertyId, channel, views: Number(typed) });
  return done(task, 'kept');
}

async function portalEnd(task: Task) {
  const { office, propertyId, form } = task;
  await endAdvert(staffBy(office), {
    propertyId,
    channel: lineOf(form, 'channel', 100),
    on: dayOf(office.now),
  });
  return done(task, 'kept');
}
