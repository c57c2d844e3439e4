import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
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
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('PORTALS')} />
      <PageHeading title={t('PORTALS')} note={note} actions={<OutgoingParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {rows.length === 0 ? (
          <EmptyState title={t('PORTALS_NONE')} hint={t('PORTALS_NONE_HINT')} />
        ) : (
          <DataTable
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
          />
        )}
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('PORTALS_ADD')}</h2>
          <OfficeForm answer={answer} given={{ format: 'full' }}>
            <TextField
              name="name"
              label={t('PORTALS_NAME')}
              hint={t('PORTALS_NAME_HINT')}
              maxLength={100}
              autoComplete="off"
            />
            <ChoiceField name="format" label={t('PORTALS_FORMAT')} choices={formats} />
            <p>
              <Button type="submit" name="do" value="add" size="small">
                {t('PORTALS_ADD')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}
