import { useActionData } from 'react-router';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { AddedEntries } from '#office/interface/added-entries.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { AddSource } from './add-source.tsx';
import { type AddAnswer, addSource, loadImports } from './imports.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadImports(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return addSource(context.get(officeContext), await readForm(request));
}

/** The systems from which properties are imported, with the state of each. */
export default function Imports({ loaderData }: Route.ComponentProps) {
  const { note, rows, systems, chosen } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<AddAnswer>();
  const isFirst = rows.length === 0;
  return (
    <>
      <PageTitle page={t('IMPORTS')} />
      <PageHeading title={t('IMPORTS')} note={isFirst ? undefined : note} />
      <div className="screen gap-9">
        {answer?.hook && (
          <Notice kind="done" title={answer.hook.title}>
            <p>{answer.hook.hint}</p>
            <p className="import-secret">{answer.hook.address}</p>
            <p>
              <Link to={`/office/imports/${answer.hook.name}/`} className="door-link">
                {answer.hook.name}
              </Link>
            </p>
          </Notice>
        )}
        <AddedEntries
          label={t('IMPORTS')}
          columns={[
            { key: 'name', text: t('IMPORTS_SOURCE') },
            { key: 'state', text: t('IMPORTS_STATE') },
            { key: 'how', text: t('IMPORTS_HOW') },
            { key: 'homes', text: t('IMPORTS_HOMES'), isNumber: true },
            { key: 'bad', text: t('IMPORTS_BAD'), isNumber: true },
            { key: 'last', text: t('IMPORTS_LAST') },
          ]}
          rows={rows.map(({ name, state, ...cells }) => ({
            id: name,
            cells: {
              ...cells,
              name: (
                <Link to={`/office/imports/${name}/`} className="font-semibold hover:underline">
                  {name}
                </Link>
              ),
              state: <Sign kind={state.kind}>{state.text}</Sign>,
            },
          }))}
          heading={t('IMPORTS_ADD')}
          first={{
            title: t('IMPORTS_NONE'),
            purpose: t('IMPORTS_NONE_HINT'),
            whatThen: [t('IMPORTS_THEN_READ'), t('IMPORTS_THEN_OURS'), t('IMPORTS_THEN_GONE')],
          }}
          form={<AddSource {...{ systems, chosen, isFirst }} answer={answer?.hook ? undefined : answer} />}
        />
      </div>
    </>
  );
}
