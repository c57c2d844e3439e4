import { requestContext } from '#server/context.ts';
import { alternatesWithQuery } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ArrowLink } from '../../interface/arrow-link.tsx';
import { ButtonAnchor } from '../../interface/button.tsx';
import { Icon } from '../../interface/icon.tsx';
import { mailAddress } from '../../interface/mail-address.ts';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { TextColumns } from '../../interface/text-columns.tsx';
import { Modules } from '../../modules/modules.tsx';
import { agencyContact } from '../../people/people.server.ts';
import { TalkToUs } from '../../people/talk-to-us.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { screenName } from '../../shell/screen-name.server.ts';
import { loadScreen } from '../../shell/screen-page.server.ts';
import type { Route } from './+types/route.ts';
import { describeDemand } from './demand.server.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { language, tags } = context;
  const t = textsFor(language);
  const screen = await loadScreen(context, 'demandRegister', { text: t('DEMAND_TITLE') });
  tags.add('places');
  const { wanted, list } = describeDemand(context, url.searchParams);
  const contact = agencyContact(context);
  const alternates = alternatesWithQuery('demandRegister', url.search);
  return {
    head: pageHead(context, {
      title: screenName(context, 'demandRegister'),
      description: t('DEMAND_INTRO'),
      alternates,
      noindex: url.search !== '',
    }),
    alternates,
    crumbs: crumbsTo(context, 'demandRegister'),
    ...screen,
    wanted,
    list,
    contact,
    mail: mailAddress(contact.email, {
      subject: t('DEMAND_MAIL_SUBJECT'),
      body: t('DEMAND_MAIL_BODY', { search: wanted.join(', ') }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function DemandRegister({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, modules, wanted, list, contact, mail } = loaderData;
  return (
    <div className="page-end">
      <div className="column">
        <PageTop crumbs={crumbs} title={title}>
          <Lede text={t('DEMAND_INTRO')} />
        </PageTop>
        <TextColumns aside={<TalkToUs {...contact} />}>
          <section className="border-t border-ink pt-6">
            <h2 className="d4">{t('DEMAND_YOUR_SEARCH')}</h2>
            {wanted.length > 0 ? (
              <ul className="mt-5 flex flex-wrap gap-2.5">
                {wanted.map((each) => (
                  <li key={each} className="small flex min-h-9 items-center bg-tint px-3 py-1.5 font-medium">
                    {each}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-3 max-w-[34em] text-ink-2">{t('DEMAND_ANYTHING')}</p>
            )}
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
              <ButtonAnchor href={mail}>
                <Icon name="mail" />
                {t('DEMAND_MAIL')}
              </ButtonAnchor>
              {list && <ArrowLink to={list}>{t('DEMAND_CHANGE')}</ArrowLink>}
            </div>
          </section>
        </TextColumns>
      </div>
      <Modules modules={modules} />
    </div>
  );
}
