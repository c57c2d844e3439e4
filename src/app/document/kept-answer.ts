/** As React Router calls what it sends of loaders. No other answer has it, so that none is taken for data. */
export const DATA_TYPE = 'text/x-script';

/** Takes the headers of a response; tells whether it is for one visitor and is never kept. */
export function isPersonal(headers: Headers): boolean {
  return headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
}
