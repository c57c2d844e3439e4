/** The lists of the site's content; the rail has one entry for all of them. */
export const contentEntries = [
  { to: '/office/content/pages/', text: 'CONTENT_PAGES' },
  { to: '/office/content/articles/', text: 'ARTICLES' },
  { to: '/office/content/pictures/', text: 'PICTURES' },
  { to: '/office/content/translations/', text: 'TRANSLATIONS' },
  { to: '/office/content/testimonials/', text: 'TESTIMONIALS' },
  { to: '/office/content/newsletter/', text: 'NEWSLETTER' },
  { to: '/office/content/redirects/', text: 'REDIRECTS' },
] as const;
