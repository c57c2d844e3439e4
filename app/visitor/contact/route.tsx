import { listAgents, listOffices } from '#database/people.ts';
import { requestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { presentOffice } from '../../people/people.server.ts';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import type { Route } from './+types/route.ts';
import { Office } from './office.tsx';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  const t = textsFor(language);
  tags.add('people');
  const [offices, agents] = await Promise.all([listOffices(database), listAgents(database)]);
  const paths = alternates('contact', {});
  return {
    head: pageHead(context, {
      title: t('PAGE_CONTACT'),
      description: t('CONTACT_INTRO'),
      alternates: paths,
    }),
    alternates: paths,
    crumbs: crumbsTo(language, 'contact'),
    offices: offices.map((office) => presentOffice(office, agents, context)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <div className="column page-end">
      <PageTop crumbs={loaderData.crumbs} title={{ text: t('CONTACT_TITLE') }}>
        <Lede text={t('CONTACT_INTRO')} />
      </PageTop>
      {loaderData.offices.map((office) => (
        <Office key={office.id} office={office} />
      ))}
    </div>
  );
}
