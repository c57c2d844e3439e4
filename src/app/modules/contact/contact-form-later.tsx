import { type ComponentProps, useEffect, useReducer } from 'react';
import type { ContactForm as Form } from './contact-form.tsx';

// As with the modules below a list: the code of forms comes with a page only where it has one.
let ContactForm = import.meta.env.SSR ? (await import('./contact-form.tsx')).ContactForm : undefined;

/** In the browser: to be awaited before a page that has the form is hydrated. */
export async function loadContactForm(): Promise<void> {
  ContactForm = (await import('./contact-form.tsx')).ContactForm;
}

/** Whether the page that the server has drawn has one. */
export function hasContactForm(): boolean {
  return document.querySelector('[data-contact-form]') !== null;
}

/** The form; on a page that was opened from another it comes a moment after the rest. */
export function ContactFormLater(props: ComponentProps<typeof Form>) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ContactForm) void loadContactForm().then(drawAgain);
  }, []);
  return <div data-contact-form="">{ContactForm && <ContactForm {...props} />}</div>;
}
