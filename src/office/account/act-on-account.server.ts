import { asking } from '#account/asking.ts';
import { presentPasswordKey } from '#account/password-problems.ts';
import { changeOwnDetails } from '#commands/staff/change-staff.ts';
import { isUuid } from '#domain/address/uuid.ts';
import { isLanguage } from '#domain/language.ts';
import { leadOn, newPasswordProblems, refuseDoor } from '#office/door/answers.server.ts';
import { lineOf, textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, type Staff, staffBy } from '#office/request-context.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { saveAbsence } from './absence.server.ts';

/** In characters, for the name of a passkey. */
export const longestName = 60;

type Acting = { office: OfficeContext; staff: Staff; request: Request; form: FormData };

export async function actOnAccount(acting: Acting) {
  const { office, staff, request, form } = acting;
  const { staffLogin } = office;
  switch (form.getAll('do').at(-1)) {
    case 'details':
      return changeDetails(acting);
    case 'password':
      return changePassword(acting);
    case 'absence':
      return saveAbsence(office, staff, form);
    case 'stop-code':
      return stopCode(acting);
    case 'rename-passkey':
      return renamePasskey(acting);
    case 'remove-passkey':
      return removePasskey(acting);
    case 'end-session': {
      const only = textOf(form, 'id');
      if (!isUuid(only)) throw new Response('There is no such session.', { status: 400 });
      await staffLogin.endSessions(staff.id, { only });
      return leadOn('/office/account/?told=session');
    }
    case 'end-all': {
      const cookies = await staffLogin.signOut(asking(office, request));
      await staffLogin.endSessions(staff.id, 'all');
      return leadOn('/office/login/?told=out', cookies);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

async function changeDetails({ office, staff, form }: Acting) {
  const t = officeTextsFor(office.language);
  const name = lineOf(form, 'name', 1000);
  const language = textOf(form, 'language');
  if (!name) return refuseDoor(form, [{ field: 'name', text: t('NAME_MISSING') }]);
  if (!isLanguage(language)) throw new Response('There is no such language.', { status: 400 });
  await changeOwnDetails(staffBy(office), staff.id, { name, language });
  return leadOn('/office/account/?told=details');
}

async function changePassword({ office, staff, request, form }: Acting) {
  const t = formTexts(office.language);
  const problems = newPasswordProblems(office, form, staff);
  const present = textOf(form, 'present');
  if (!present) problems.unshift({ field: 'present', text: t('PASSWORD_MISSING') });
  if (problems.length > 0) return refuseDoor(form, problems);
  const given = { present, password: textOf(form, 'password') };
  const changed = await office.staffLogin.changePassword(staff.session, given, asking(office, request));
  if (changed.outcome === 'done') return leadOn('/office/account/?told=password');
  return refuseDoor(form, [{ field: 'present', text: t(presentPasswordKey(changed.outcome)) }]);
}

async function stopCode({ office, staff, request, form }: Acting) {
  const t = formTexts(office.language);
  if (staff.needsCode && !staff.hasPasskey)
    throw new Response('An administrator needs a code.', { status: 403 });
  const password = textOf(form, 'present');
  if (!password) return refuseDoor(form, [{ field: 'present', text: t('PASSWORD_MISSING') }]);
  const stopped = await office.staffLogin.stopCode(staff.session, password, asking(office, request));
  if (stopped.outcome === 'done') return leadOn('/office/account/?told=code', stopped.cookies);
  return refuseDoor(form, [{ field: 'present', text: t(presentPasswordKey(stopped.outcome)) }]);
}

async function renamePasskey({ office, staff, request, form }: Acting) {
  const t = officeTextsFor(office.language);
  const name = lineOf(form, 'name', longestName);
  if (!name) return refuseDoor(form, [{ field: 'name', text: t('PASSKEY_NAME_MISSING') }]);
  const given = { id: passkeyId(form), name };
  await office.staffLogin.passkeys.rename(staff.session, given, asking(office, request));
  return leadOn('/office/account/?told=passkey-name');
}

/** If it was the last passkey of an administrator without a code, the gate asks for another factor at once. */
async function removePasskey({ office, staff, request, form }: Acting) {
  const t = formTexts(office.language);
  const password = textOf(form, 'present');
  if (!password) return refuseDoor(form, [{ field: 'present', text: t('PASSWORD_MISSING') }]);
  const given = { id: passkeyId(form), password };
  const removed = await office.staffLogin.passkeys.remove(staff.session, given, asking(office, request));
  if (removed.outcome === 'done') return leadOn('/office/account/?told=passkey-removed');
  return refuseDoor(form, [{ field: 'present', text: t(presentPasswordKey(removed.outcome)) }]);
}

function passkeyId(form: FormData): string {
  const id = textOf(form, 'id');
  if (!isUuid(id)) throw new Response('There is no such passkey.', { status: 400 });
  return id;
}
