import { data, redirect, useActionData } from 'react-router';
import { createProperty } from '#commands/property/create-property.ts';
import { propertiesAtAddress } from '#database/property/properties-at-address.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { SelectField } from '#office/interface/text-field.tsx';
import { officeContext, staffBy, staffOf } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { AddressFields } from './address-fields.tsx';
import { loadNewProperty, newPropertyProblems, presentSame, typedIn } from './new-property.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadNewProperty(context.get(officeContext));
}

/** `same`: the property already at this address; the button then says that a second one is wanted. */
type Answer = FormAnswer & { same?: ReturnType<typeof presentSame> };

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const form = await readForm(request);
  const typed = typedIn(form);
  const missing = newPropertyProblems(typed, office.language);
  if (missing.length > 0) return refuseForm(form, missing);
  if (textOf(form, 'do') !== 'anyway') {
    const same = await propertiesAtAddress(office.database, typed);
    if (same.length > 0) {
      const kept = refuseForm(form, []).data;
      return data<Answer>({ ...kept, same: presentSame(same, office.language) }, 409);
    }
  }
  const { ownerId, ...property } = typed;
  const { agentId } = staffOf(office);
  const created = await createProperty(staffBy(office), {
    ...property,
    ...(agentId && { agentId: String(agentId) }),
    ...(ownerId && { ownerId }),
  });
  if (created.outcome === 'bad')
    return refuseForm(form, newPropertyProblems(typed, office.language, created.problems));
  return redirect(`/office/properties/${created.id}/?told=created`, 303);
}

export default function NewProperty({ loaderData }: Route.ComponentProps) {
  const { labels, purposes, types, countries, owners, given } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<Answer>();
  const same = answer?.same ?? [];
  return (
    <>
      <PageTitle page={t('NEW_PROPERTY')} />
      <PageHeading title={t('NEW_PROPERTY')} note={t('NEW_PROPERTY_HINT')} />
      <div className="screen max-w-[52rem]">
        <OfficeForm answer={answer} given={given} className="new-property">
          <ChoiceField name="purpose" label={t('NEW_PURPOSE')} choices={purposes} />
          <SelectField name="type" label={t('NEW_TYPE')} choices={types} empty="" />
          <AddressFields labels={labels} countries={countries} />
          <SelectField
            name="ownerId"
            label={t('NEW_OWNER')}
            hint={t('NEW_OWNER_HINT')}
            choices={owners}
            empty=""
            isOptional
          />
          {same.length > 0 && (
            <Notice kind="soon" title={t('NEW_ALREADY')}>
              <ul>
                {same.map(({ id, text }) => (
                  <li key={id}>
                    <Link to={`/office/properties/${id}/`} className="door-link text-ink">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
              <p className="small mt-1">{t('NEW_ALREADY_HINT')}</p>
            </Notice>
          )}
          <p>
            <Button type="submit" name="do" value={same.length > 0 ? 'anyway' : 'create'} size="small">
              {same.length > 0 ? t('NEW_CREATE_ANYWAY') : t('NEW_CREATE')}
            </Button>
          </p>
        </OfficeForm>
      </div>
    </>
  );
}
