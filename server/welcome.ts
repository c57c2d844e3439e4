export interface DemoLogin {
  role: string;
  email: string;
  password: string;
}

/** Tells the person at the terminal where the site is and, while it is the demo, how to get in. */
export function welcome(publicUrl: string, logins: DemoLogin[]): string {
  const lines = logins.map(({ role, email, password }) => `  ${role}: ${email}, password ${password}`);
  return ['', `Gevel is at ${publicUrl}`, ...lines, ''].join('\n');
}
