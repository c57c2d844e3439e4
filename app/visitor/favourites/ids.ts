const most = 50;
const largest = 2_147_483_647;

/** Takes the list in the address ('12,7,3'); gives the ids in their order, each once, at most 50. */
export function idsInQuery(list: string | null): number[] {
  const ids = (list ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)
    .filter((id) => id <= largest);
  return [...new Set(ids)].slice(0, most);
}
