/** React Router's name for loaders' data. No other answer has this type, so that none is taken for data. */
export const DATA_TYPE = 'text/x-script';

/** Such a response is for one visitor and is never kept. */
export function isPersonal(headers: Headers): boolean {
  return headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
}
