import { Form, useActionData } from 'react-router';
import { readForm } from '#office/forms/read-form.ts';
import { keepShown } from '#office/interface/keep-shown.ts';
import { PositionMap } from '#office/position/position-map.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import type { Route } from './+types/route.ts';
import { actOnProperty, type EditorAnswer } from './act-on-property.server.ts';
import { AnswerNotices } from './answer-notices.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorIndex } from './editor-index.tsx';
import { EditorSection } from './editor-section.tsx';
import { FIELD_FORM } from './field-note.tsx';
import { FieldSearch } from './field-search.tsx';
import { findEdited, loadEditor, unlessGone } from './load-editor.server.ts';
import { Meter } from './meter.tsx';
import { PropertyBar } from './property-bar.tsx';
import { PropertyLinks } from './property-links.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { SaveLine } from './save-line.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePresence } from './use-presence.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadEditor(context.get(officeContext), params.id, url);
}

type Loaded = Awaited<ReturnType<typeof loadEditor>>;

const { load, useShown } = keepShown<Loaded>();

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  return load(params.id, serverLoader);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { id } = await findEdited(office, params.id);
  return unlessGone(actOnProperty(office, id, await readForm(request)));
}

export default function PropertyEditor({ loaderData }: Route.ComponentProps) {
  const {
    id,
    version,
    title,
    sections,
    rooms,
    meter,
    told,
    page,
    position,
    ownerPhone,
    mayPublish,
    belongings,
  } = loaderData;
  const answer = useActionData<EditorAnswer>();
  const autosave = useAutosave(id);
  useShown(String(id), loaderData);
  const others = usePresence(id, version, autosave);
  return (
    <>
      <PageTitle page={title} />
      <EditorHead loaded={loaderData} others={others} />
      <Form id={FIELD_FORM} method="post" preventScrollReset />
      <div className="editor">
        <AnswerNotices told={told} page={page} answer={answer} propertyId={id} />
        <div className="editor-side">
          <EditorIndex sections={sections} />
          <PropertyLinks id={id} belongings={belongings} mayPublish={mayPublish} />
        </div>
        <div className="editor-sections">
          <SaveLine autosave={autosave} />
          <FieldSearch sections={sections} />
          {sections.map((section) => (
            <EditorSection key={section.group} section={section} autosave={autosave} answer={answer}>
              {section.group === 'address' && position && <PositionMap position={position} />}
              {section.group === 'layout' && (
                <RoomsTable rooms={rooms} met={answer?.fields.roomList} typed={answer?.typed.roomList} />
              )}
            </EditorSection>
          ))}
        </div>
        <aside className="editor-aside">
          <Meter meter={meter} />
        </aside>
      </div>
      <PropertyBar id={id} phone={ownerPhone} mayPublish={mayPublish} />
    </>
  );
}
