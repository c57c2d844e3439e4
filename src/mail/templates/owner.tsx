import { letter } from '#mail/parts/letter.tsx';
import type { Template } from '#mail/rendering/template.ts';

/** Is this your address? */
export const ownerConfirm: Template<'owner-confirm'> = ({ name, confirmPath }, context) => {
  const { t, publicUrl } = context;
  return letter(context, {
    subject: t('MAIL_OWNER_CONFIRM_SUBJECT'),
    why: t('MAIL_WHY_OWNER_GIVEN', { site: new URL(publicUrl).host }),
    name,
    said: [t('MAIL_OWNER_CONFIRM'), t('MAIL_OWNER_CONFIRM_HOLDS')],
    main: { path: confirmPath, label: t('MAIL_OWNER_CONFIRM_ACTION') },
  });
};

/** You have an account already. */
export const ownerExists: Template<'owner-exists'> = ({ name, loginPath, passwordPath }, context) => {
  const { t, publicUrl } = context;
  return letter(context, {
    subject: t('MAIL_OWNER_EXISTS_SUBJECT'),
    why: t('MAIL_WHY_OWNER_GIVEN', { site: new URL(publicUrl).host }),
    name,
    said: [t('MAIL_OWNER_EXISTS')],
    main: { path: loginPath, label: t('MAIL_OWNER_EXISTS_ACTION') },
    others: [{ path: passwordPath, label: t('MAIL_OWNER_PASSWORD_ACTION') }],
  });
};

/** Choose a new password. */
export const ownerPassword: Template<'owner-password'> = ({ name, choosePath }, context) => {
  const { t, publicUrl } = context;
  return letter(context, {
    subject: t('MAIL_OWNER_PASSWORD_SUBJECT'),
    why: t('MAIL_WHY_OWNER_GIVEN', { site: new URL(publicUrl).host }),
    name,
    said: [t('MAIL_OWNER_PASSWORD'), t('MAIL_OWNER_PASSWORD_HOLDS')],
    main: { path: choosePath, label: t('MAIL_OWNER_PASSWORD_ACTION') },
  });
};

/** Welcome: choose your first password. */
export const ownerInvitation: Template<'owner-invitation'> = ({ name, choosePath }, context) => {
  const { t, settings } = context;
  return letter(context, {
    subject: t('MAIL_OWNER_INVITATION_SUBJECT', { agency: settings.agency.name }),
    why: t('MAIL_WHY_OWNER'),
    name,
    said: [t('MAIL_OWNER_INVITATION'), t('MAIL_OWNER_INVITATION_HOLDS')],
    main: { path: choosePath, label: t('MAIL_OWNER_INVITATION_ACTION') },
  });
};

/** To the old address. */
export const ownerEmailChanged: Template<'owner-email-changed'> = ({ name, email }, context) => {
  const { t } = context;
  return letter(context, {
    subject: t('MAIL_OWNER_EMAIL_CHANGED_SUBJECT'),
    why: t('MAIL_WHY_OWNER_HAD'),
    name,
    said: [t('MAIL_OWNER_EMAIL_CHANGED', { email }), t('MAIL_OWNER_NOT_YOU')],
  });
};

export const ownerPasswordChanged: Template<'owner-password-changed'> = ({ name, passwordPath }, context) => {
  const { t } = context;
  return letter(context, {
    subject: t('MAIL_OWNER_PASSWORD_CHANGED_SUBJECT'),
    why: t('MAIL_WHY_OWNER'),
    name,
    said: [t('MAIL_OWNER_PASSWORD_CHANGED'), t('MAIL_OWNER_NOT_YOU')],
    others: [{ path: passwordPath, label: t('MAIL_OWNER_PASSWORD_ACTION') }],
  });
};
