import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import { formatPhone } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { keepTogether } from '#domain/text/numbers.ts';
import type { Settings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';

type Wanted = { settings: Settings; language: Language };

/**
 * The information that Belgian law requires on an agency's site (book XII of the Code of economic law, and the code of
 * conduct of the institute): name, address, telephone and e-mail, company and VAT numbers, register of legal entities
 * with its court, title with number and country, authority, insurer, code of conduct. A Luxembourg agency gives its
 * trade
 * register and permit instead. `contactShown`: telephone and e-mail stand elsewhere in the footer.
 */
export function legalMentions({ settings, language }: Wanted, { contactShown }: { contactShown: boolean }) {
  const t = textsFor(language);
  const { agency, defaultLanguage } = settings;
  const inLanguage = (text: LocalisedText) => pickText(text, language, defaultLanguage)?.text ?? '';
  const authority = inLanguage(agency.authority);
  const company = [
    [agency.legalName || agency.name, agency.address].filter(Boolean).join(', '),
    ...(contactShown ? [] : [formatPhone(agency.phone), agency.email]),
    ...numbers(),
    agency.thirdPartyAccount && t('THIRD_PARTY_ACCOUNT', { account: keepTogether(agency.thirdPartyAccount) }),
  ];
  return {
    company: company.filter(Boolean),
    authority: authority && t('AUTHORITY', { authority }),
    codeOfConduct:
      typeof agency.codeOfConduct === 'string' ? agency.codeOfConduct : inLanguage(agency.codeOfConduct),
    insurer: inLanguage(agency.insurer),
  };

  function numbers(): string[] {
    const enterpriseNumber = keepTogether(agency.enterpriseNumber);
    const vatNumber = keepTogether(agency.vatNumber);
    const { registrationNumber: registration } = agency;
    const register = inLanguage(agency.register);
    const vat = vatNumber && t('VAT_NUMBER', { number: vatNumber });
    if (agency.countryId === countryIds.luxembourg) {
      return [
        enterpriseNumber && t('TRADE_REGISTER', { number: enterpriseNumber }),
        vat,
        registration && t('BUSINESS_PERMIT', { number: registration }),
      ];
    }
    const title = inLanguage(agency.professionalTitle) || t('PROFESSIONAL_TITLE');
    return [
      ...(enterpriseNumber === vatNumber
        ? [vatNumber && t('ENTERPRISE_AND_VAT_NUMBER', { number: vatNumber })]
        : [enterpriseNumber && t('ENTERPRISE_NUMBER', { number: enterpriseNumber }), vat]),
      register,
      registration && t('REGISTRATION', { title, number: numberAfter(title, registration) }),
    ];
  }
}

/** Many type the institute's name before the number, although the title mostly ends with it already. */
export function numberAfter(title: string, registrationNumber: string): string {
  return /\b(BIV|IPI)\b/.test(title)
    ? registrationNumber.replace(/^\s*(?:BIV|IPI)\b[\s.:/-]*(?=\d)/i, '')
    : registrationNumber;
}
