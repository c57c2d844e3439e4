import { redirect } from 'react-router';
import { addPortal } from '#commands/portal/change-portals.ts';
import { listPortals, type PortalState } from '#database/portal/portals.ts';
import { findPortalAccount } from '#domain/portal/portal-accounts.ts';
import { textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export const PORTALS_PATH = '/office/portals/';

export function formatName(feed: PortalState['feed'], t: OfficeTexts): string {
  return findPortalAccount(feed)?.name ?? (feed === 'kyero' ? 'Kyero' : t('PORTALS_FORMAT_FULL'));
}

export async function loadPortals({ database, language, now }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const portals = await listPortals(database);
  return {
    told: url.searchParams.get('told') === 'ended' ? t('PORTALS_DONE') : '',
    note: t('PORTALS_NOTE', { count: portals.length }),
    formats: [
      { value: 'full', label: t('PORTALS_FORMAT_FULL_WHAT') },
      { value: 'kyero', label: t('PORTALS_FORMAT_KYERO_WHAT') },
      ...(['immoweb', 'immotop'] as const).map((value) => ({
        value,
        label: t('PORTALS_FORMAT_SENT_WHAT', { portal: formatName(value, t) }),
      })),
    ],
    rows: portals.map((portal) => ({
      id: portal.id,
      name: portal.name,
      state: stateOf(portal, t),
      format: formatName(portal.feed, t),
      online: String(portal.online),
      refused: String(portal.refused),
      last: portal.last_at ? whenText(portal.last_at, language, now) : t('PORTALS_NEVER'),
    })),
  };
}

export function stateOf(
  { feed, paused_at, problem, last_at, has_account, ending_at }: PortalState,
  t: OfficeTexts,
): { kind: SignKind; text: string } {
  const isSentTo = findPortalAccount(feed) !== undefined;
  if (isSentTo && !has_account) return { kind: 'empty', text: t('PORTALS_STATE_NO_ACCOUNT') };
  if (paused_at) return { kind: 'empty', text: t('PORTALS_STATE_PAUSED') };
  if (problem) return { kind: 'must', text: t(isSentTo ? 'PORTALS_STATE_NOT_SENT' : 'PORTALS_STATE_WRONG') };
  if (ending_at) return { kind: 'soon', text: t('PORTALS_STATE_ENDING') };
  if (!last_at)
    return { kind: 'empty', text: t(isSentTo ? 'PORTALS_STATE_SENDS_SOON' : 'PORTALS_STATE_NEVER') };
  return { kind: 'done', text: t('PORTALS_STATE_GOOD') };
}

export async function addNewPortal(office: OfficeContext, form: FormData) {
  const t = officeTextsFor(office.language);
  if (textOf(form, 'do') !== 'add') throw new Response('There is no such button.', { status: 400 });
  const name = textOf(form, 'name').trim().replace(/\s+/g, ' ').slice(0, 100);
  const feed = (['kyero', 'full', 'immoweb', 'immotop'] as const).find(
    (each) => each === textOf(form, 'format'),
  );
  const problems = [
    ...(name ? [] : [{ field: 'name', text: t('PORTALS_NAME_EMPTY') }]),
    ...(feed ? [] : [{ field: 'format', text: t('PORTALS_FORMAT_EMPTY') }]),
  ];
  if (!feed || problems.length > 0) return refuseForm(form, problems);
  if (!(await addPortal(staffBy(office), { name, feed })))
    return refuseForm(form, [{ field: 'name', text: t('PORTALS_NAME_TAKEN') }]);
  const added = (await listPortals(office.database)).find((portal) => portal.name === name);
  return redirect(`${PORTALS_PATH}${added ? `${added.id}/` : ''}?told=done`, 303);
}
