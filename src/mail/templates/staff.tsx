import { letter } from '#mail/parts/letter.tsx';
import type { Template } from '#mail/rendering/template.ts';
import { atOffice, pathOf } from './at-office.ts';

/** Welcome: choose your first password. */
export const staffInvitation: Template<'staff-invitation'> = ({ name, link }, context) => {
  const { t, settings } = context;
  const { agency } = settings;
  return letter(atOffice(context, link), {
    subject: t('MAIL_STAFF_INVITATION_SUBJECT', { agency: agency.name }),
    why: t('MAIL_WHY_STAFF', { agency: agency.name }),
    name,
    said: [t('MAIL_STAFF_INVITATION'), t('MAIL_OWNER_INVITATION_HOLDS')],
    main: { path: pathOf(link), label: t('MAIL_OWNER_INVITATION_ACTION') },
  });
};

/** Choose a new password. */
export const staffPassword: Template<'staff-password'> = ({ name, link }, context) => {
  const { t } = context;
  return letter(atOffice(context, link), {
    subject: t('MAIL_OWNER_PASSWORD_SUBJECT'),
    why: t('MAIL_WHY_OWNER_GIVEN', { site: new URL(link).host }),
    name,
    said: [t('MAIL_OWNER_PASSWORD'), t('MAIL_OWNER_PASSWORD_HOLDS')],
    main: { path: pathOf(link), label: t('MAIL_OWNER_PASSWORD_ACTION') },
  });
};

export const staffPasswordChanged: Template<'staff-password-changed'> = ({ name, link }, context) => {
  const { t, settings } = context;
  return letter(atOffice(context, link), {
    subject: t('MAIL_OWNER_PASSWORD_CHANGED_SUBJECT'),
    why: t('MAIL_WHY_STAFF', { agency: settings.agency.name }),
    name,
    said: [t('MAIL_STAFF_PASSWORD_CHANGED'), t('MAIL_STAFF_NOT_YOU')],
    others: [{ path: pathOf(link), label: t('MAIL_OWNER_PASSWORD_ACTION') }],
  });
};

/** A colleague wrote down a request, and it waits for you. */
export const requestNoted: Template<'request-noted'> = ({ name, by, person, link }, context) => {
  const { t, settings } = context;
  return letter(atOffice(context, link), {
    subject: t('MAIL_REQUEST_NOTED_SUBJECT', { person }),
    why: t('MAIL_WHY_STAFF', { agency: settings.agency.name }),
    name,
    said: [t('MAIL_REQUEST_NOTED', { by, person })],
    main: { path: pathOf(link), label: t('MAIL_REQUEST_NOTED_ACTION') },
  });
};
