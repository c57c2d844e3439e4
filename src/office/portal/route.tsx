import { useActionData } from 'react-router';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { OutgoingParts } from '#office/portals/outgoing-parts.tsx';
import { PauseForm } from '#office/portals/pause-form.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnPortal } from './act-on-portal.server.ts';
import { loadPortal } from './load-portal.server.ts';
import { AccountForm, KeepOffNamed, SureForm } from './portal-forms.tsx';
import { PortalProperties } from './portal-properties.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPortal(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return actOnPortal(context.get(officeContext), params.id, url, await readForm(request));
}

/**
 * One portal: its secret address or its account, the properties on it with since when, and those not on it with why.
 */
export default function Portal({ loaderData: portal }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const { name, format, told, state, isPaused, isEnding, last, problem, addresses, account } = portal;
  return (
    <>
      <PageTitle page={name} />
      <PageHeading title={name} note={format} actions={<OutgoingParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        <div className="import-state">
          <p>
            <Sign kind={state.kind}>{state.text}</Sign>
            <span className="block text-ink-3">{last}</span>
          </p>
          <PauseForm isPaused={isPaused} />
        </div>
        {isPaused && <Notice kind="soon" title={t('PORTALS_PAUSED_HINT')} />}
        {problem && (
          <Notice kind="wrong" title={problem.title}>
            <span className="wrap-anywhere">{problem.text}</span>
          </Notice>
        )}
        {isEnding && <Notice kind="soon" title={t('PORTALS_ENDING_HINT')} />}
        {account ? (
          !account.isThere && <AccountForm answer={answer} account={account} />
        ) : (
          <SecretAddress addresses={addresses} />
        )}
        <PortalProperties portal={portal} />
        {account?.isThere && <AccountForm answer={answer} account={account} />}
        <div className="portal-forms">
          <KeepOffNamed answer={answer} />
          {!account && <SureForm key={addresses[0]} answer={answer} button="renew" />}
          <SureForm answer={answer} button="end" {...(account && { hint: t('PORTALS_END_HINT_SENT') })} />
        </div>
      </div>
    </>
  );
}

function SecretAddress({ addresses }: { addresses: string[] }) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('PORTALS_ADDRESS')}</h2>
      <p className="text-ink-2">{t('PORTALS_ADDRESS_HINT')}</p>
      {addresses.map((address) => (
        <p key={address} className="import-secret">
          {address}
        </p>
      ))}
    </section>
  );
}
