/** The version of the privacy text that a form asks to agree to. Raise it when that text changes in substance. */
export const privacyVersion = 1;
