import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { CheckField } from '#office/interface/choice-field.tsx';
import { Facts } from '#office/interface/facts.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadPrice } from './property-price.server.ts';
import { savePrice } from './save-price.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPrice(context.get(officeContext), params.id, url);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return savePrice(context.get(officeContext), params.id, request);
}

export default function PropertyPrice({ loaderData }: Route.ComponentProps) {
  const { href, list, reference, name, isRent, present, waiting, price, seen, ribbon } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer & { seen: string[] }>();
  const title = t('PROPERTIES_PRICE_OF', { reference });
  const facts = [
    { term: t('PROPERTIES_PRICE_NOW'), value: present },
    ...(waiting === undefined ? [] : [{ term: t('PROPERTIES_PRICE_WAITING'), value: waiting }]),
  ];
  return (
    <>
      <PageTitle page={title} />
      <PageHeading title={title} note={name} />
      <div className="screen max-w-[36rem]">
        <Facts facts={facts} />
        <OfficeForm answer={answer} given={{ price, ribbon: ribbon?.isOn ? 'yes' : undefined }}>
          <input type="hidden" name="list" value={list} />
          {[...new Set(answer?.seen ?? seen)].map((each) => (
            <input key={each} type="hidden" name="seen" value={each} />
          ))}
          <TextField
            name="price"
            label={t(isRent ? 'PROPERTIES_PRICE_RENT' : 'PROPERTIES_PRICE_SALE')}
            hint={t('PROPERTIES_PRICE_HINT')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={100}
            onFocus={({ currentTarget }) => currentTarget.select()}
            isOptional
          />
          {ribbon && (
            <>
              <input type="hidden" name="was.ribbon" value={ribbon.is} />
              <CheckField name="ribbon" label={ribbon.label} />
            </>
          )}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" size="small">
              {t('PROPERTIES_PRICE_PUBLISH')}
            </Button>
            <ButtonLink to={href} kind="quiet" size="small">
              {t('PROPERTIES_TO_EDITOR')}
            </ButtonLink>
          </p>
        </OfficeForm>
      </div>
    </>
  );
}
