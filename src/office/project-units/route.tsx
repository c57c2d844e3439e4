import { useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Status } from '#interface/status.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { keepShown } from '#office/interface/keep-shown.ts';
import { EmptyState, Notice, StatusLine } from '#office/interface/notice.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnUnits } from './act-on-units.server.ts';
import { findProject, type LoadedUnits, loadUnits } from './load-units.server.ts';
import { ProjectHead } from './project-head.tsx';
import { RefusedUnits } from './refused-units.tsx';
import { SeeProject } from './see-project.tsx';
import type { UnitsAnswer } from './shown-unit.ts';
import { ChangedMeanwhile, UnreadCells } from './unit-marks.tsx';
import { UnitTable } from './unit-table.tsx';
import { AddUnits, ChosenUnits, PasteRows } from './unit-tools.tsx';
import { useUnitGrid } from './use-unit-grid.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadUnits(context.get(officeContext), params.id, url);
}

const { load, useShown } = keepShown<LoadedUnits>();

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<LoadedUnits> {
  return load(params.id, serverLoader);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { id } = await findProject(office, params.id);
  return actOnUnits(office, id, await readForm(request));
}

/** A refusal changes the page too: cells that cannot be read are kept. */
export function shouldRevalidate(): boolean {
  return true;
}

/** Without a connection the typed values stay in the page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { isAway: true } satisfies UnitsAnswer;
    throw error;
  }
}

const FORM = 'units';

export default function ProjectUnits({ loaderData }: Route.ComponentProps) {
  const { id, name, reference, city, isHidden, site, told, columns, units, marks, counts } = loaderData;
  const t = useOfficeTexts();
  useShown(String(id), loaderData);
  const form = useRef<HTMLFormElement>(null);
  const grid = useUnitGrid(form, loaderData);
  const sent = useActionData() as UnitsAnswer | undefined;
  const answer = grid.pasted ?? sent;
  const conflicts = [...(answer?.conflicts ?? []), ...grid.conflicts];
  const legend = [
    { kind: 'gone' as const, count: counts.gone, text: t('PROJECTS_COUNT_GONE', { count: counts.gone }) },
    {
      kind: 'option' as const,
      count: counts.option,
      text: t('PROJECTS_COUNT_OPTION', { count: counts.option }),
    },
    {
      kind: 'available' as const,
      count: counts.available,
      text: t('PROJECTS_COUNT_AVAILABLE', { count: counts.available }),
    },
    { kind: 'none' as const, count: counts.fresh, text: t('PROJECTS_COUNT_DRAFTS', { count: counts.fresh }) },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <PageTitle page={t('UNITS_TITLE', { project: name })} />
      {/* Enter presses the first button of a form, wherever it stands: that must not be one that publishes. */}
      <button
        form={FORM}
        type="submit"
        name="do"
        value="save"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
      />
      <ProjectHead
        id={id}
        title={[name, city].filter(Boolean).join(', ')}
        note={<SaveState reference={reference} grid={grid} savedAt={loaderData.savedAt} />}
        part="units"
        units={units.length}
        actions={units.length > 0 && <PublishButton loaded={loaderData} site={site} />}
      />
      <div className="screen unit-screen">
        <StatusLine>{answer?.told ?? told}</StatusLine>
        {isHidden && units.length > 0 && (
          <Notice
            title={t('UNITS_PROJECT_HIDDEN')}
            action={
              <ButtonLink to={`/office/projects/${id}/`} kind="quiet" size="dense">
                {t('UNITS_TO_PROJECT')}
              </ButtonLink>
            }
          />
        )}
        <Form
          ref={form}
          id={FORM}
          method="post"
          preventScrollReset
          className="chosen-form unit-form"
          onKeyDown={grid.keys}
          onPaste={grid.paste}
          onInput={grid.saveSoon}
        >
          <RefusedUnits answer={answer} />
          {units.length === 0 && <EmptyState title={t('UNITS_NONE')} hint={t('UNITS_NONE_HINT')} />}
          <div className={units.length > 0 ? 'unit-bar' : 'unit-bar unit-bar-empty'}>
            <ul className="unit-legend">
              {legend.map(({ kind, text }) => (
                <li key={kind}>
                  <Status status={{ kind, text }} />
                </li>
              ))}
            </ul>
            <AddUnits loaded={loaderData} answer={answer} />
            <PasteRows loaded={loaderData} answer={answer} />
          </div>
          {units.length > 0 && (
            <>
              {answer?.problem?.of === 'chosen' && <Notice kind="soon" title={answer.problem.text} />}
              <UnitTable
                key={id}
                label={t('UNITS_TITLE', { project: name })}
                columns={columns}
                units={units}
                conflicts={conflicts}
              />
              <UnreadCells marks={marks} onTake={grid.put} />
              <ChangedMeanwhile conflicts={conflicts} onTake={grid.put} />
              <div className="unit-foot">
                <Button
                  type="submit"
                  name="do"
                  value="save"
                  kind="quiet"
                  size="small"
                  className="without-script"
                >
                  {t('UNITS_SAVE')}
                </Button>
                <p className="small needs-script text-ink-3">{t('UNITS_KEYS')}</p>
              </div>
              <ChosenUnits loaded={loaderData} answer={answer} />
            </>
          )}
        </Form>
      </div>
    </>
  );
}

function SaveState({
  reference,
  grid: { isSaving, away, hasSaved },
  savedAt,
}: {
  reference: string;
  grid: { isSaving: boolean; away: number; hasSaved: boolean };
  savedAt: string;
}) {
  const t = useOfficeTexts();
  const state =
    away > 0
      ? t('UNITS_TOLD_AWAY', { count: away })
      : isSaving
        ? t('UNITS_TOLD_SAVING')
        : hasSaved && savedAt;
  return (
    <>
      {reference}
      <span role="status" className={away > 0 ? 'font-semibold text-wine' : undefined}>
        {state && ` · ${state}`}
      </span>
    </>
  );
}

function PublishButton({
  loaded: { marks, waiting, mayPublish },
  site,
}: {
  loaded: LoadedUnits;
  site: string | undefined;
}) {
  const t = useOfficeTexts();
  const isStopped = marks.length > 0;
  return (
    <>
      {isStopped ? (
        <span className="small">
          <Sign kind="must">{t('UNITS_FIRST', { count: marks.length })}</Sign>
        </span>
      ) : (
        <span className="small text-ink-3">
          {waiting > 0 ? t('UNITS_WAITING', { count: waiting }) : t('UNITS_NOTHING_WAITS')}
        </span>
      )}
      <SeeProject site={site} />
      {mayPublish && (
        <Button
          form={FORM}
          type="submit"
          name="do"
          value="publish"
          kind={waiting > 0 ? 'primary' : 'quiet'}
          size="small"
          disabled={isStopped}
        >
          {t('UNITS_PUBLISH')}
        </Button>
      )}
    </>
  );
}
