/** No campaign has longer parameters: they would be made up. */
const maxLength = 500;

/**
 * The campaign parameters (utm_source …) of a query, as a query; '' if there are none. A parameter with control
 * characters is left out: it was made up, and a zero byte would make PostgreSQL refuse everything stored with it.
 */
export function campaignIn(search: string): string {
  const all = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^utm_[a-z_]+$/.test(name) && !/\p{Cc}/u.test(value),
  );
  const campaign = new URLSearchParams(all).toString();
  return campaign.length > maxLength ? '' : campaign;
}

/**
 * Adds a campaign to an address, and removes its fragment and the token that opens something to its bearer. An address
 * that already names a campaign keeps it.
 */
export function withCampaign(address: string, campaign: string): string {
  const url = new URL(address);
  url.hash = '';
  // Deleting a missing parameter would still rewrite the query.
  if (url.searchParams.has('token')) url.searchParams.delete('token');
  if (campaignIn(url.search) || !campaignIn(campaign)) return url.href;
  url.search = `${url.search || '?'}${url.search ? '&' : ''}${campaignIn(campaign)}`;
  return url.href;
}
