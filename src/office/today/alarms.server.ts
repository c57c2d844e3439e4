import { listTroubledSources } from '#database/import/troubles.ts';
import { listDeadMails } from '#database/mail/dead-mails.ts';
import { listPortals } from '#database/portal/portals.ts';
import { listRefusedPlans } from '#database/property/refused-plans.ts';
import { listWebhooks } from '#database/webhook/webhooks.ts';
import { formatDay } from '#domain/time/dates.ts';
import { portalProblem } from '#office/portal/load-portal.server.ts';
import { PORTALS_PATH, stateOf as portalState } from '#office/portals/portals.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { WEBHOOKS_PATH, stateOf as webhookState } from '#office/webhooks/webhooks.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { problemAlone } from '#texts/problems/texts.ts';
import { propertyWords } from './property-words.server.ts';

export async function loadRefusedPlans({ database, language }: OfficeContext) {
  const t = officeTextsFor(language);
  const plans = await listRefusedPlans(database, 5);
  return plans.flatMap((plan) => {
    const about = propertyWords(plan, language);
    if (!about) return [];
    return {
      href: about.href,
      title: t('PLAN_REFUSED', { property: `${about.type}, ${about.address}` }),
      hint: t('PLAN_REFUSED_HINT', { day: formatDay(plan.at, language) }),
      open: t('PLAN_REFUSED_OPEN'),
    };
  });
}

/** Portals that do not get the properties, and other programs that do not get their messages. */
export async function loadTroubledPortals(office: OfficeContext) {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const portals = (await listPortals(database)).filter((portal) => portalState(portal, t).kind === 'must');
  const webhooks = (await listWebhooks(database)).filter((each) => webhookState(each, t).kind === 'must');
  return [
    ...portals.map((portal) => ({
      href: `${PORTALS_PATH}${portal.id}/`,
      title: t('PORTALS_TROUBLE', { name: portal.name }),
      hint: portalProblem(portal, office)?.text ?? '',
      open: t('PORTALS_TROUBLE_OPEN'),
    })),
    ...webhooks.map(({ id, address, problem, failed }) => ({
      href: `${WEBHOOKS_PATH}${id}/`,
      title: t('WEBHOOKS_TROUBLE', { address }),
      hint: problem ? problemAlone(problem, language) : t('WEBHOOKS_TROUBLE_LOST', { count: failed }),
      open: t('PORTALS_TROUBLE_OPEN'),
    })),
  ];
}

export async function loadDeadMails({ database, language }: OfficeContext) {
  const t = officeTextsFor(language);
  const { mails, total } = await listDeadMails(database, 5);
  if (total === 0) return undefined;
  const addresses = [...new Set(mails.map(({ recipient }) => recipient))].join(', ');
  return { title: t('MAILS_DEAD', { count: total }), to: t('MAILS_DEAD_TO', { addresses }) };
}

const troubleKeys = {
  stale: 'IMPORTS_TROUBLE_STALE',
  'nothing changes': 'IMPORTS_TROUBLE_NO_CHANGE',
  'many bad': 'IMPORTS_TROUBLE_BAD',
  'many without photographs': 'IMPORTS_TROUBLE_PHOTOS',
  'unknown values': 'IMPORTS_TROUBLE_VALUES',
} as const;

export async function loadTroubledImports({ database, language, now }: OfficeContext) {
  const t = officeTextsFor(language);
  return (await listTroubledSources(database, now)).map(({ name, troubles }) => ({
    href: `/office/imports/${name}/`,
    title: t('IMPORTS_TROUBLE', { name }),
    hint: troubles.map((each) => t(troubleKeys[each])).join(' '),
    open: t('IMPORTS_TROUBLE_OPEN'),
  }));
}
