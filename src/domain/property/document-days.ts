type Days = { issuedOn: string | undefined; expiresOn: string | undefined };

/** What cannot be right about the days of a document, each 'YYYY-MM-DD'. It may expire on the day of its issue. */
export function documentDaysFault(
  { issuedOn, expiresOn }: Days,
  today: string,
): 'to come' | 'expires before' | undefined {
  if (issuedOn && issuedOn > today) return 'to come';
  return issuedOn && expiresOn && expiresOn < issuedOn ? 'expires before' : undefined;
}
