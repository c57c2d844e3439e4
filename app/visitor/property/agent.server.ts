import type { Agent } from '#database/people.ts';
import type { Texts } from '#texts/i18n.ts';
import { mailAddress } from '../../interface/mail-address.ts';
import { shownPhone } from '../../people/people.server.ts';

/** Takes an agent, what the page is about and where one asks more; gives the contact. */
export function presentAgent(
  t: Texts,
  agent: Agent,
  about: { reference: string; title: string; address: string },
  information: string,
) {
  const { reference, title, address } = about;
  const body = t('MAIL_BODY', { name: agent.firstName, address });
  return {
    name: `${agent.firstName} ${agent.lastName}`,
    initials: `${agent.firstName.charAt(0)}${agent.lastName.charAt(0)}`,
    phone: shownPhone(agent.phone, agent.countryId),
    visit: mailAddress(agent.email, { subject: t('MAIL_VISIT_SUBJECT', { reference, title }), body }),
    information,
  };
}
