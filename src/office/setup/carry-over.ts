import type { SetupDraft, SetupStep } from '#site/new-agency/agency-from-draft.ts';

/** Values that a step takes over from earlier ones, so that nobody types them twice. */
export function carriedOver(step: SetupStep, { administrator, agency }: SetupDraft): Record<string, string> {
  if (step === 'agency' && administrator) return { email: administrator.email ?? '' };
  if (step === 'offices' && agency) {
    const { name = '', phone = '', email = '', address = '' } = agency;
    return ofFirstRow({ name, phone, email, ...partsOfAddress(address) });
  }
  if (step === 'team' && administrator) {
    const { name = '', email = '' } = administrator;
    const [firstName = '', ...others] = name.split(' ');
    return ofFirstRow({ firstName, lastName: others.join(' '), email });
  }
  return {};
}

/** The parts of 'Coupure 5, 9000 Gent'; empty for any other notation. */
export function partsOfAddress(address: string): Record<string, string> {
  const [first = '', second = '', ...others] = address.split(',').map((part) => part.trim());
  const [postalCode = '', ...city] = second.split(' ');
  const words = first.split(' ');
  const houseNumber = words.at(-1) ?? '';
  const isWritten = others.length === 0 && words.length > 1 && /^\d/.test(houseNumber);
  if (!isWritten || !/^\d{4}$/.test(postalCode) || city.length === 0) return {};
  return { street: words.slice(0, -1).join(' '), houseNumber, postalCode, city: city.join(' ') };
}

function ofFirstRow(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`${name}.0`, value]));
}
