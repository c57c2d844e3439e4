import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DoButton } from '#office/interface/do-button.tsx';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnAddress, loadAddress } from './address.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAddress(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnAddress(context.get(officeContext), await readForm(request));
}

/** The address to which a telephone's calendar subscribes, to follow the office's. */
export default function CalendarAddress({
  loaderData: { told, own, address, others },
}: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('CALENDAR_ADDRESS')} />
      <PageHeading
        title={t('CALENDAR_ADDRESS')}
        note={own?.name}
        actions={
          <Link to="/office/calendar/" className="editor-undo">
            {t('CALENDAR_TO_CALENDAR')}
          </Link>
        }
      />
      <div className="screen max-w-[44rem]">
        <StatusLine>{told}</StatusLine>
        {own ? (
          <>
            <p className="text-ink-2">{t('CALENDAR_ADDRESS_HINT')}</p>
            {address && (
              <>
                <div>
                  <label htmlFor="address" className="office-label">
                    {t('CALENDAR_ADDRESS')}
                  </label>
                  <input
                    id="address"
                    readOnly
                    value={address}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                    className="field office-field"
                  />
                </div>
                <p className="small text-ink-3">
                  {own.since} {own.fetched}
                </p>
              </>
            )}
            <Form method="post" className="flex flex-wrap gap-3">
              <Button type="submit" name="do" value="renew" size="small" kind={address ? 'quiet' : 'primary'}>
                {t(address ? 'CALENDAR_ADDRESS_RENEW' : 'CALENDAR_ADDRESS_MAKE')}
              </Button>
              {address && (
                <Button type="submit" name="do" value="withdraw" size="small" kind="quiet">
                  {t('CALENDAR_ADDRESS_WITHDRAW')}
                </Button>
              )}
            </Form>
            {address && <p className="small text-ink-3">{t('CALENDAR_ADDRESS_RENEW_HINT')}</p>}
          </>
        ) : (
          <Notice title={t('CALENDAR_ADDRESS_NO_AGENT')}>{t('CALENDAR_ADDRESS_NO_AGENT_HINT')}</Notice>
        )}
        {others.length > 0 && (
          <section className="mt-6">
            <h2 className="office-section">{t('CALENDAR_ADDRESS_OTHERS')}</h2>
            <ul className="border-t border-ink">
              {others.map(({ id, name, since, fetched }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
                >
                  <div>
                    <p className="font-semibold">{name}</p>
                    <p className="small text-ink-3">
                      {since} {fetched}
                    </p>
                  </div>
                  <DoButton
                    does="withdraw"
                    given={{ agent: String(id) }}
                    label={t('CALENDAR_ADDRESS_WITHDRAW')}
                    about={name}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
