/** A mail runs no script and loads nothing but its pictures; its links open in the window around it. */
export const mailPolicy = (publicUrl: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${publicUrl}`,
    "frame-ancestors 'self'",
    "form-action 'none'",
    'sandbox allow-popups allow-top-navigation-by-user-activation',
  ].join('; ');
