import { useActionData } from 'react-router';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { AddedEntries } from '#office/interface/added-entries.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { AddPortal } from './add-portal.tsx';
import { OutgoingParts } from './outgoing-parts.tsx';
import { addNewPortal, loadPortals } from './portals.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPortals(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return addNewPortal(context.get(officeContext), await readForm(request));
}

/** The portals that get our properties, with the state of each. */
export default function Portals({ loaderData: { told, note, rows, formats } }: Route.ComponentProps) {
  const isFirst = rows.length === 0;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('PORTALS')} />
      <PageHeading title={t('PORTALS')} note={isFirst ? undefined : note} actions={<OutgoingParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        <AddedEntries
          label={t('PORTALS')}
          columns={[
            { key: 'name', text: t('PORTALS_PORTAL') },
            { key: 'state', text: t('PORTALS_STATE') },
            { key: 'format', text: t('PORTALS_FORMAT') },
            { key: 'online', text: t('PORTALS_ONLINE'), isNumber: true },
            { key: 'refused', text: t('PORTALS_REFUSED'), isNumber: true },
            { key: 'last', text: t('PORTALS_LAST') },
          ]}
          rows={rows.map(({ id, name, state, ...cells }) => ({
            id,
            cells: {
              ...cells,
              name: (
                <Link to={`/office/portals/${id}/`} className="font-semibold wrap-anywhere hover:underline">
                  {name}
                </Link>
              ),
              state: <Sign kind={state.kind}>{state.text}</Sign>,
            },
          }))}
          heading={t('PORTALS_ADD')}
          first={{
            title: t('PORTALS_NONE'),
            purpose: t('PORTALS_NONE_HINT'),
            whatThen: [t('PORTALS_THEN_HOW'), t('PORTALS_THEN_WHICH'), t('PORTALS_THEN_OWNERS')],
          }}
          form={<AddPortal formats={formats} answer={answer} />}
        />
      </div>
    </>
  );
}
