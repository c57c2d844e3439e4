import { changeAlert } from '#commands/alert/change-alert.ts';
import { erasePerson } from '#commands/person/erase-person.ts';
import { isOfAgency } from '#commands/person/places.ts';
import { listAlertsOfPerson } from '#database/person/person-page.ts';
import { leadOn } from '#office/door/answers.server.ts';
import { lineOf, textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { emailOf } from './person.server.ts';

export async function actOnPerson(office: OfficeContext, key: string, form: FormData) {
  const { database, jobs, publicUrl, officeUrl, settings } = office;
  const t = officeTextsFor(office.language);
  const email = emailOf(key);
  const by = staffBy(office);
  switch (textOf(form, 'do')) {
    case 'stop': {
      const alerts = await listAlertsOfPerson(database, email);
      const alert = alerts.find(({ id }) => String(id) === textOf(form, 'alert'));
      if (alert) await changeAlert(by, alert.id, { to: 'end' });
      return leadOn(`/office/people/${key}/?told=stopped`);
    }
    case 'erase': {
      if (!staffOf(office).may('persons.erase')) throw new Response(null, { status: 403 });
      if (await isOfAgency(database, email, settings.agency.email))
        return refuseForm(form, [{ field: 'email', text: t('PERSON_OF_AGENCY') }]);
      if (lineOf(form, 'email', 254).toLowerCase() !== email)
        return refuseForm(form, [{ field: 'email', text: t('PERSON_ERASE_DIFFERS') }]);
      await erasePerson({ ...by, jobs, publicUrl, officeUrl, settings }, email);
      return leadOn(`/office/people/${key}/?told=erased`);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}
