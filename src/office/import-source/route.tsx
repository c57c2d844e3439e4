import { useActionData } from 'react-router';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnSource, type SourceAnswer } from './act-on-source.server.ts';
import { LastRun } from './last-run.tsx';
import { loadSource } from './load-source.server.ts';
import { Records } from './records.tsx';
import { RenewAddress } from './renew-address.tsx';
import { Runs } from './runs.tsx';
import { SourceButtons } from './source-buttons.tsx';
import { SourceSettings } from './source-settings.tsx';
import { Unmapped } from './unmapped.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadSource(context.get(officeContext), params.source, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnSource(context.get(officeContext), params.source, await readForm(request));
}

/** One system: its last runs, its values that have no meaning here yet, and its properties. */
export default function ImportSource({ loaderData }: Route.ComponentProps) {
  const { name, system, told, state, how, failed, last } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<SourceAnswer>();
  return (
    <>
      <PageTitle page={name} />
      <PageHeading
        title={name}
        note={
          <>
            {system}, {how}
          </>
        }
        actions={
          <Link to="/office/imports/" className="door-link">
            {t('IMPORTS')}
          </Link>
        }
      />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {answer?.probe && <Notice kind={answer.probe.isGood ? 'done' : 'wrong'} title={answer.probe.text} />}
        {answer?.hook && (
          <Notice kind="done" title={answer.hook.title}>
            <p>{answer.hook.hint}</p>
            <p className="import-secret">{answer.hook.address}</p>
          </Notice>
        )}
        {failed && (
          <Notice kind="wrong" title={failed.title}>
            {failed.text}
          </Notice>
        )}
        <div className="import-state">
          <Sign kind={state.kind}>{state.text}</Sign>
          <SourceButtons source={loaderData} />
        </div>
        {last && <LastRun last={last} bars={loaderData.bars} />}
        <div className="import-halves">
          <Unmapped unmapped={loaderData.unmapped} chosen={loaderData.chosen} unread={loaderData.unread} />
          <SourceSettings source={loaderData} answer={answerTo(answer, 'settings')} />
        </div>
        <Records source={name} query={loaderData.q} records={loaderData.records} />
        <Runs runs={loaderData.runs} />
        {loaderData.isCalled && <RenewAddress key={answer?.hook?.address} answer={answer} />}
      </div>
    </>
  );
}
