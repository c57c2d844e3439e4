/**
 * The version of the cookie dialog's text. Raise it when the dialog asks for something else: everybody is asked again.
 */
export const consentTextVersion = 1;
