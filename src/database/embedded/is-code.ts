/** Whether the operating system said no with this code, like 'EEXIST'. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
