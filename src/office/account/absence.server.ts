import { changeAbsence } from '#commands/staff/change-absence.ts';
import { listAnsweringStaff } from '#database/staff/answering-staff.ts';
import { isUuid } from '#domain/address/uuid.ts';
import { dayOf, isDay } from '#domain/time/dates.ts';
import { leadOn, refuseDoor } from '#office/door/answers.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, type Staff, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export async function loadAbsence({ database, now }: OfficeContext, staffId: string) {
  const all = await listAnsweringStaff(database);
  const own = all.find(({ id }) => id === staffId);
  const isAway = own?.awayUntil && own.awayUntil >= dayOf(now);
  return {
    given: {
      away: isAway ? (own.awayUntil ?? '') : '',
      substitute: (isAway && own.substituteId) || '',
    },
    colleagues: all.filter(({ id }) => id !== staffId).map(({ id, name }) => ({ value: id, label: name })),
  };
}

export async function saveAbsence(office: OfficeContext, staff: Staff, form: FormData) {
  const day = textOf(form, 'away');
  const substitute = textOf(form, 'substitute');
  if (day && !isDay(day))
    return refuseDoor(form, [{ field: 'away', text: officeTextsFor(office.language)('ABSENCE_DAY_WRONG') }]);
  if (substitute && !isUuid(substitute)) throw new Response('There is no such person.', { status: 400 });
  await changeAbsence(staffBy(office), staff.id, {
    awayUntil: day || null,
    substituteId: (day && substitute) || null,
  });
  return leadOn('/office/account/?told=absence');
}
