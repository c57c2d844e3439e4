/** The version of what the cookie dialog says. Raise it when it asks for something else: everybody is asked again. */
export const consentTextVersion = 1;
