import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

const words = { unsaved: 'CONTENT_UNSAVED', saving: 'EDITOR_SAVING', saved: 'SAVED' } as const;

/** How the content of the form stands to what is saved; undefined if nobody has changed it. */
export type Saving = keyof typeof words | undefined;

/**
 * Stays in sight above a form, however far it is scrolled. It stands outside of the form, which is drawn anew, so that
 * screen readers hear it. `told`: what the button that led here has done.
 */
export function SaveLine({ saving, told }: { saving: Saving; told: string }) {
  const t = useOfficeTexts();
  return (
    <p role="status" className="content-saving">
      {saving ? t(words[saving]) : told}
    </p>
  );
}
