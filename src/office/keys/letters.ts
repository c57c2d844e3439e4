/** After `g` the letter that leads there; the same in every language, as fingers know them. */
export const letters: Readonly<Record<string, string>> = {
  '/office/': 't',
  '/office/properties/': 'p',
  '/office/projects/': 'j',
  '/office/requests/': 'a',
  '/office/calendar/': 'k',
  '/office/owners/': 'e',
  '/office/content/pages/': 'c',
  '/office/figures/': 'f',
  '/office/settings/': 'i',
  '/office/staff/': 'm',
  '/office/log/': 'l',
};
