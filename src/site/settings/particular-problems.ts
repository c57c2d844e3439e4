import { countryIds } from '#domain/place/region.ts';
import type { Settings } from './settings-schema.ts';

type Agency = Settings['agency'];

/** Belgium: ten digits, of which the last two are 97 less the remainder of the others (Royal decree of 24 June 2003). */
function isBelgianNumber(text: string): boolean {
  const digits = /^(?:BE)?([01]\d{9})$/i.exec(text.replace(/[\s.]/g, ''))?.[1];
  if (!digits) return false;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** Luxembourg: eight digits, of which the last two are the remainder of the others by 89. */
function isLuxembourgVatNumber(text: string): boolean {
  const digits = /^LU(\d{8})$/i.exec(text.replace(/\s/g, ''))?.[1];
  return digits !== undefined && Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6));
}

/** ISO 13616: with its first four characters moved to the end and letters as 10 to 35, the remainder by 97 is 1. */
function isAccountNumber(text: string): boolean {
  const account = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n === 1n;
}

/** Numbers of the agency that somebody must have mistyped. An empty one is no problem here. */
export function particularProblems(agency: Agency): { field: string; problem: string }[] {
  const isBelgian = agency.countryId === countryIds.belgium;
  const { enterpriseNumber, vatNumber, registrationNumber, thirdPartyAccount } = agency;
  const asked: readonly (readonly [field: string, text: string, isRight: boolean, problem: string])[] = [
    isBelgian
      ? [
          'enterpriseNumber',
          enterpriseNumber,
          isBelgianNumber(enterpriseNumber),
          'is no company number such as BE 0123.456.749: its check digits differ',
        ]
      : [
          'enterpriseNumber',
          enterpriseNumber,
          /^[A-Z]\s?\d{1,6}$/i.test(enterpriseNumber),
          'is no number of the trade register such as B123456',
        ],
    [
      'vatNumber',
      vatNumber,
      isBelgian ? isBelgianNumber(vatNumber) : isLuxembourgVatNumber(vatNumber),
      `is no VAT number such as ${isBelgian ? 'BE 0123.456.749' : 'LU12345613'}: its check digits differ`,
    ],
    [
      'registrationNumber',
      registrationNumber,
      !isBelgian || /^(?:(?:BIV|IPI)\s*)?\d{3}\.?\d{3}$/i.test(registrationNumber),
      'is no number of the institute such as 123.456',
    ],
    [
      'thirdPartyAccount',
      thirdPartyAccount,
      isAccountNumber(thirdPartyAccount),
      'is no account such as BE68 5390 0754 7034: its check digits differ',
    ],
  ];
  return asked
    .filter(([, text, isRight]) => text.trim() !== '' && !isRight)
    .map(([field, , , problem]) => ({ field: `agency.${field}`, problem }));
}
