import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { PositionMap } from '#office/position/position-map.tsx';
import { ProjectAddress } from '#office/project-new/project-address.tsx';
import { ProjectHead } from '#office/project-units/project-head.tsx';
import { SeeProject } from '#office/project-units/see-project.tsx';
import { officeContext } from '#office/request-context.ts';
import { TextsField } from '#office/settings/texts-field.tsx';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnProject, type LoadedProject, loadProject, type ProjectAnswer } from './project.server.ts';
import { ProjectLocks } from './project-locks.tsx';
import { SharedField } from './shared-field.tsx';
import { useShownProject } from './use-shown-project.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadProject(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnProject(context.get(officeContext), params.id, await readForm(request));
}

export default function Project({ loaderData }: Route.ComponentProps) {
  const { id, name, city, reference, units, told, publication, shared } = loaderData;
  const t = useOfficeTexts();
  const { key, seen, given } = useShownProject(loaderData);
  const answer = useActionData() as ProjectAnswer | undefined;
  const isLive = publication === 'published';
  const texts = (text: string) =>
    loaderData.languages.map(({ code, name: label }) => ({ name: `${text}.${code}`, label, lang: code }));
  return (
    <>
      <PageTitle page={name} />
      <ProjectHead
        id={id}
        title={[name, city].filter(Boolean).join(', ')}
        note={reference}
        part="project"
        units={units}
        actions={<State loaded={loaderData} />}
      />
      <div className="screen">
        <StatusLine>{answer ? '' : told}</StatusLine>
        <OfficeForm key={`${id} ${key}`} answer={answer} given={given} className="project-form">
          <input type="hidden" name="seen" value={answer?.seen ?? seen} />
          <section className="project-section">
            <h2 className="office-section">{t('PROJECT_ABOUT')}</h2>
            <TextField
              name="name"
              label={t('PROJECT_NAME')}
              autoComplete="off"
              maxLength={loaderData.address.mostNameLetters}
            />
            <ProjectAddress words={loaderData.address} />
            <div className="project-row">
              <SelectField
                name="publishAddress"
                label={loaderData.publishAddressLabel}
                choices={loaderData.yesNo}
              />
              <SelectField
                name="agentId"
                label={t('PROPERTIES_AGENT')}
                choices={loaderData.agents}
                empty=""
                isOptional
              />
              <TextField
                name="handoverOn"
                type="date"
                label={t('PROJECT_HANDOVER')}
                hint={t('PROJECT_HANDOVER_HINT')}
                isOptional
              />
            </div>
            <TextField
              name="externalUrl"
              type="url"
              label={t('PROJECT_SITE')}
              hint={t('PROJECT_SITE_HINT')}
              autoComplete="off"
              maxLength={2000}
              isOptional
            />
          </section>
          <section className="project-section">
            <h2 className="office-section">{t('PROJECT_TEXTS')}</h2>
            <TextsField
              name="title"
              label={t('PROJECT_TITLE')}
              hint={t('PROJECT_TITLE_HINT')}
              languages={texts('title')}
            />
            <TextsField name="lede" label={t('PROJECT_LEDE')} languages={texts('lede')} />
            <TextsField
              name="description"
              label={t('PROJECT_DESCRIPTION')}
              languages={texts('description')}
            />
            <TextsField
              name="taxNote"
              label={t('PROJECT_TAX_NOTE')}
              hint={t('PROJECT_TAX_NOTE_HINT')}
              languages={texts('taxNote')}
            />
          </section>
          <section className="project-section">
            <div>
              <h2 className="office-section">{t('PROJECT_SHARED')}</h2>
              <p className="max-w-[44rem] text-ink-2">{t('PROJECT_SHARED_HINT')}</p>
            </div>
            <div className="project-shared">
              {shared.map((field) => (
                <SharedField key={field.key} field={field} />
              ))}
            </div>
          </section>
          <div className="project-save">
            <Button type="submit" name="do" value="save" size="small">
              {t(isLive ? 'PROJECT_SAVE_LIVE' : 'PROJECT_SAVE')}
            </Button>
            {isLive && <p className="small text-ink-3">{t('PROJECT_LIVE')}</p>}
          </div>
        </OfficeForm>
        {loaderData.locks.length > 0 && <ProjectLocks {...loaderData} />}
        {loaderData.position && <PositionMap position={loaderData.position} />}
      </div>
    </>
  );
}

function State({ loaded: { publication, site, mayPublish } }: { loaded: LoadedProject }) {
  const t = useOfficeTexts();
  const isLive = publication === 'published';
  return (
    <>
      <span className="small">
        <Sign kind={isLive ? 'done' : 'empty'}>
          {t(
            isLive
              ? 'PUBLICATION_PUBLISHED'
              : publication === 'draft'
                ? 'PUBLICATION_DRAFT'
                : 'PUBLICATION_WITHDRAWN',
          )}
        </Sign>
      </span>
      <SeeProject site={site} />
      {mayPublish && (
        <Form method="post">
          <Button
            type="submit"
            name="do"
            value={isLive ? 'withdraw' : 'publish'}
            kind={isLive ? 'quiet' : 'primary'}
            size="small"
          >
            {t(isLive ? 'PROJECT_WITHDRAW' : 'PROJECT_PUBLISH')}
          </Button>
        </Form>
      )}
    </>
  );
}
