import type { SetupStep } from '#site/new-agency/agency-from-draft.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';

export type StepField = {
  name: string;
  label: OfficeTextKey;
  hint?: OfficeTextKey;
  kind?: 'email' | 'tel' | 'password' | 'time' | 'color' | 'language' | 'languages' | 'country' | 'logo';
  isOptional?: true;
  /** Stands beside the other half of a pair. */
  isHalf?: true;
  /** The browser's name for it, so that a phone fills it in. */
  autoComplete?: string;
};

/** The fields of each step; those of `offices` and `team` are repeated for each row. */
export const stepFields: Record<SetupStep, readonly StepField[]> = {
  administrator: [
    { name: 'name', label: 'NAME', autoComplete: 'name' },
    { name: 'email', label: 'EMAIL', kind: 'email', autoComplete: 'email' },
    { name: 'password', label: 'PASSWORD_NEW', kind: 'password' },
    { name: 'password_again', label: 'PASSWORD_AGAIN', kind: 'password' },
    { name: 'language', label: 'LANGUAGE', kind: 'language' },
  ],
  agency: [
    { name: 'name', label: 'SETUP_AGENCY_NAME', autoComplete: 'organization' },
    { name: 'legalName', label: 'SETUP_LEGAL_NAME' },
    { name: 'countryId', label: 'SETUP_COUNTRY', kind: 'country' },
    { name: 'address', label: 'SETUP_ADDRESS', hint: 'SETUP_ADDRESS_HINT', autoComplete: 'street-address' },
    { name: 'phone', label: 'SETUP_PHONE', kind: 'tel', autoComplete: 'tel' },
    { name: 'email', label: 'EMAIL', kind: 'email', autoComplete: 'email' },
    { name: 'foundedYear', label: 'SETUP_FOUNDED' },
    { name: 'enterpriseNumber', label: 'SETUP_ENTERPRISE', hint: 'SETUP_ENTERPRISE_HINT' },
    { name: 'vatNumber', label: 'SETUP_VAT', isOptional: true },
    { name: 'register', label: 'SETUP_REGISTER', isOptional: true },
    { name: 'registrationNumber', label: 'SETUP_REGISTRATION', hint: 'SETUP_REGISTRATION_HINT' },
    { name: 'thirdPartyAccount', label: 'SETUP_ACCOUNT', isOptional: true },
    { name: 'insurer', label: 'SETUP_INSURER', isOptional: true },
    { name: 'tariff', label: 'SETUP_TARIFF', isOptional: true },
    { name: 'replyWorkingDays', label: 'SETUP_PROMISE_REPLY', hint: 'SETUP_PROMISE_HINT', isOptional: true },
    {
      name: 'appointmentWorkingDays',
      label: 'SETUP_PROMISE_APPOINTMENT',
      hint: 'SETUP_PROMISE_SAME_DAY',
      isOptional: true,
    },
    {
      name: 'valuationWorkingDays',
      label: 'SETUP_PROMISE_VALUATION',
      hint: 'SETUP_PROMISE_HINT',
      isOptional: true,
    },
  ],
  languages: [
    { name: 'languages', label: 'SETUP_IN_USE', kind: 'languages' },
    { name: 'defaultLanguage', label: 'SETUP_DEFAULT_LANGUAGE', kind: 'language' },
  ],
  offices: [
    { name: 'name', label: 'SETUP_OFFICE_NAME' },
    { name: 'street', label: 'SETUP_STREET', isHalf: true },
    { name: 'houseNumber', label: 'SETUP_HOUSE_NUMBER', isHalf: true },
    { name: 'postalCode', label: 'SETUP_POSTAL_CODE', isHalf: true },
    { name: 'city', label: 'SETUP_CITY', isHalf: true },
    { name: 'phone', label: 'SETUP_PHONE', kind: 'tel' },
    { name: 'email', label: 'EMAIL', kind: 'email' },
    { name: 'weekFrom', label: 'SETUP_WEEK_FROM', kind: 'time', isHalf: true, isOptional: true },
    { name: 'weekTo', label: 'SETUP_WEEK_TO', kind: 'time', isHalf: true, isOptional: true },
    { name: 'saturdayFrom', label: 'SETUP_SATURDAY_FROM', kind: 'time', isHalf: true, isOptional: true },
    { name: 'saturdayTo', label: 'SETUP_SATURDAY_TO', kind: 'time', isHalf: true, isOptional: true },
  ],
  colors: [
    { name: 'logo', label: 'SETUP_LOGO', hint: 'SETUP_LOGO_HINT', kind: 'logo', isOptional: true },
    { name: 'brick', label: 'SETUP_ACCENT', kind: 'color', isHalf: true },
    { name: 'night', label: 'SETUP_DARK', kind: 'color', isHalf: true },
  ],
  team: [
    { name: 'firstName', label: 'SETUP_FIRST_NAME', isHalf: true },
    { name: 'lastName', label: 'SETUP_LAST_NAME', isHalf: true },
    { name: 'role', label: 'SETUP_FUNCTION' },
    { name: 'phone', label: 'SETUP_PHONE', kind: 'tel' },
    { name: 'email', label: 'EMAIL', kind: 'email' },
    { name: 'registrationNumber', label: 'SETUP_REGISTRATION', isOptional: true },
    { name: 'office', label: 'SETUP_OFFICE_NUMBER', isOptional: true },
  ],
  ready: [{ name: 'password', label: 'PASSWORD', kind: 'password' }],
};

export const stepTitles: Record<SetupStep, OfficeTextKey> = {
  administrator: 'SETUP_ADMINISTRATOR',
  agency: 'SETUP_AGENCY',
  languages: 'SETUP_LANGUAGES',
  offices: 'SETUP_OFFICES',
  colors: 'SETUP_COLORS',
  team: 'SETUP_TEAM',
  ready: 'SETUP_READY',
};

export function hasRows(step: SetupStep): boolean {
  return step === 'offices' || step === 'team';
}
