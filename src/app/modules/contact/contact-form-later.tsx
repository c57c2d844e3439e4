import { type ComponentProps, useEffect, useReducer } from 'react';
import type { ContactForm as Form } from './contact-form.tsx';

// Like the modules below a list: only a page with a form loads the code of forms.
let ContactForm = import.meta.env.SSR ? (await import('./contact-form.tsx')).ContactForm : undefined;

export const contactFormId = 'message';

/** In the browser: await it before a page that has the form is hydrated. */
export async function loadContactForm(): Promise<void> {
  ContactForm = (await import('./contact-form.tsx')).ContactForm;
}

/** Looks at the page as the server has drawn it. */
export function hasContactForm(): boolean {
  return document.querySelector('[data-contact-form]') !== null;
}

/** On a page that was reached from another one, the form comes a moment after the rest. */
export function ContactFormLater(props: ComponentProps<typeof Form>) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ContactForm) void loadContactForm().then(drawAgain);
  }, []);
  return (
    <div id={contactFormId} data-contact-form="" className="scroll-mt-26">
      {ContactForm && <ContactForm {...props} />}
    </div>
  );
}
