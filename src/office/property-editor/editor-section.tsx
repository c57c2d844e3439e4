import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { EditorAnswer } from './act-on-property.server.ts';
import type { Autosave } from './autosave.ts';
import { EditorField } from './editor-field.tsx';
import type { ShownField, ShownSection } from './shown-field.ts';

/**
 * The fields of a group that matter for such a property; a button shows the rest. Without JavaScript it is saved as a
 * whole.
 */
export function EditorSection({
  section: { group, title, fields },
  autosave,
  answer,
  children,
}: {
  section: ShownSection;
  autosave: Autosave | undefined;
  answer: EditorAnswer | undefined;
  children?: ReactNode;
}) {
  const t = useOfficeTexts();
  const more = fields.filter(({ isMore }) => isMore);
  const drawOne = (field: ShownField) => {
    const met = answer?.fields[field.key];
    const sent = met && { typed: answer.typed[field.key] ?? '', answer: met };
    return <EditorField key={field.key} field={field} autosave={autosave} sent={sent} />;
  };
  // The languages of a text stand beside each other.
  const draw = (shown: readonly ShownField[]) =>
    [...Map.groupBy(shown, ({ key }) => key.split('.', 1)[0])].map(([name, own]) =>
      own[0]?.language ? (
        <fieldset key={name} className="editor-languages">
          <legend className="office-label">{own[0].language.attribute}</legend>
          <div className="editor-grid-texts">{own.map(drawOne)}</div>
        </fieldset>
      ) : (
        own.map(drawOne)
      ),
    );
  return (
    <section id={`section-${group}`} className="editor-section">
      <h2 className="office-section">{title}</h2>
      {/* Enter in a field sends the form; with JavaScript each field is saved by itself. */}
      <Form method="post" preventScrollReset onSubmit={(event) => autosave && event.preventDefault()}>
        <div className="editor-grid">{draw(fields.filter(({ isMore }) => !isMore))}</div>
        {more.length > 0 && (
          <details className="editor-more">
            <summary>{t('EDITOR_MORE', { count: more.length })}</summary>
            <div className="editor-grid mt-4">{draw(more)}</div>
          </details>
        )}
        <p className="without-script mt-4">
          <Button type="submit" name="do" value="save" kind="quiet" size="small">
            {t('SAVE')}
          </Button>
        </p>
      </Form>
      {children}
    </section>
  );
}
