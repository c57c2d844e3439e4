/** No campaign writes a longer one: it was made up. */
const maxLength = 500;

/**
 * The campaign parameters (utm_source …) of a query, as a query; '' when there are none. One with control
 * characters is left out: it was made up, and PostgreSQL would refuse a zero byte together with everything beside
 * it.
 */
export function campaignIn(search: string): string {
  const all = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^utm_[a-z_]+$/.test(name) && !/\p{Cc}/u.test(value),
  );
  const campaign = new URLSearchParams(all).toString();
  return campaign.length > maxLength ? '' : campaign;
}

/**
 * Without the fragment, and without the token that opens something to its bearer. An address that names a campaign
 * itself keeps its own.
 */
export function withCampaign(address: string, campaign: string): string {
  const url = new URL(address);
  url.hash = '';
  // Deleting a parameter that is not there would still write the query anew.
  if (url.searchParams.has('token')) url.searchParams.delete('token');
  if (campaignIn(url.search) || !campaignIn(campaign)) return url.href;
  url.search = `${url.search || '?'}${url.search ? '&' : ''}${campaignIn(campaign)}`;
  return url.href;
}
