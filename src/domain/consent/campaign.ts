/** Longer than any campaign writes them; what is longer was made up. */
const maxLength = 500;

/**
 * Takes the query of an address; gives its campaign parameters (utm_source …) as a query, '' when there are none. One
 * with control characters was made up too, and PostgreSQL would refuse a zero byte with all that comes with it.
 */
export function campaignIn(search: string): string {
  const all = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^utm_[a-z_]+$/.test(name) && !/\p{Cc}/u.test(value),
  );
  const campaign = new URLSearchParams(all).toString();
  return campaign.length > maxLength ? '' : campaign;
}

/**
 * Takes the address of a page and the campaign by which its visitor came; gives the address with it, without its
 * fragment and the token that opens something to its bearer. An address that names a campaign itself keeps its own.
 */
export function withCampaign(address: string, campaign: string): string {
  const url = new URL(address);
  url.hash = '';
  // Deleting what is not there would write the rest anew.
  if (url.searchParams.has('token')) url.searchParams.delete('token');
  if (campaignIn(url.search) || !campaignIn(campaign)) return url.href;
  url.search = `${url.search || '?'}${url.search ? '&' : ''}${campaignIn(campaign)}`;
  return url.href;
}
