import { redirect } from 'react-router';
import { changeAccount } from '#commands/portal/change-account.ts';
import { endPortal, keepOffPortal, pausePortal, renewPortal } from '#commands/portal/change-portals.ts';
import { boundToPortal, openAccount } from '#commands/portal/open-account.ts';
import { findAccount } from '#database/portal/portals.ts';
import { findToPreview } from '#database/property/property-address.ts';
import { parseId } from '#domain/address/id.ts';
import { findPortalAccount } from '#domain/portal/portal-accounts.ts';
import { textOf } from '#office/forms/read-form.ts';
import { readSettings } from '#office/imports/source-settings.server.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { PORTALS_PATH } from '#office/portals/portals.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { getPortal } from './load-portal.server.ts';

export async function actOnPortal(office: OfficeContext, named: string, url: URL, form: FormData) {
  const { id, name, feed } = await getPortal(office, named);
  const t = officeTextsFor(office.language);
  const by = staffBy(office);
  const isSure = textOf(form, 'sure') === 'yes';
  // Back to the part of the list that the user came from.
  const state = url.searchParams.get('state') === 'refused' ? 'state=refused&' : '';
  const done = (told = 'done') => redirect(`${PORTALS_PATH}${id}/?${state}told=${told}`, 303);
  const button = textOf(form, 'do');
  switch (button) {
    case 'pause':
    case 'resume':
      await pausePortal(by, name, button === 'pause');
      return done();
    case 'off':
    case 'on': {
      const propertyId = parseId(textOf(form, 'id'));
      const [found] = propertyId
        ? await findToPreview(office.database, { id: propertyId, reference: '' })
        : [];
      if (!found) throw new Response(null, { status: 404 });
      await keepOffPortal(by, id, { propertyId: found.id, isOff: button === 'off' });
      return done();
    }
    case 'off-named':
      return keepOffNamed(office, id, form, done);
    case 'account':
      return saveAccount(office, { id, feed }, form, done);
    case 'renew':
      if (!isSure) return refuseForm(form, [{ field: 'sure', text: t('PORTALS_RENEW_SURE_EMPTY') }]);
      await renewPortal(by, name);
      return done('renewed');
    case 'end':
      if (!isSure) return refuseForm(form, [{ field: 'sure', text: t('PORTALS_END_SURE_EMPTY') }]);
      if ((await endPortal(by, name)) === 'ending') return done();
      return redirect(`${PORTALS_PATH}?told=ended`, 303);
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

async function saveAccount(
  office: OfficeContext,
  { id, feed }: { id: number; feed: string },
  form: FormData,
  done: () => Response,
) {
  const system = findPortalAccount(feed);
  if (!system) throw new Response('There is no such button.', { status: 400 });
  const { database, importKey, language } = office;
  const before = await findAccount(database, id);
  // Secrets that cannot be opened any more have to be typed again.
  const kept = (before && openAccount(system, before, importKey)) ?? {};
  const t = officeTextsFor(language);
  const read = readSettings(form, { system, boundTo: boundToPortal(id), importKey, kept, t });
  if (read.problems) return refuseForm(form, read.problems);
  const { settings, secrets } = read;
  if (secrets) await changeAccount(staffBy(office), id, { settings, secrets });
  return done();
}

/** Finds the property by its number or reference, as typed. */
async function keepOffNamed(office: OfficeContext, portalId: number, form: FormData, done: () => Response) {
  const t = officeTextsFor(office.language);
  const reference = textOf(form, 'property').trim().slice(0, 100);
  const id = parseId(reference);
  const [first, ...others] = reference ? await findToPreview(office.database, { id, reference }) : [];
  if (!first) return refuseForm(form, [{ field: 'property', text: t('PORTALS_OFF_UNKNOWN') }]);
  if (first.id !== id && others.length > 0)
    return refuseForm(form, [{ field: 'property', text: t('PORTALS_OFF_SEVERAL') }]);
  await keepOffPortal(staffBy(office), portalId, { propertyId: first.id, isOff: true });
  return done();
}
