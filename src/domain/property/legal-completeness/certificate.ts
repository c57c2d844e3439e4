import type { Region } from '#domain/place/region.ts';
import { all, endsSoon, isPast, isResidential, lacks, needsCertificate } from './conditions.ts';
import type { Law, RegionalMention } from './mention.ts';

/** A certificate holds for ten years in every region; an expired one does not count. */
export function validCertificate(id: string, region: Region, law: Law): RegionalMention[] {
  const applies = needsCertificate(region);
  return [
    {
      id,
      level: 'warn',
      what: 'an energy certificate of which it is known that it holds for two months more',
      law,
      applies,
      // A value computed from plans has no last day yet.
      isUnmet: ({ epcValidUntil, isNewBuild }, today) =>
        !(isNewBuild && !epcValidUntil) && !isPast(epcValidUntil, today) && endsSoon(epcValidUntil, today),
    },
    {
      id: `${id}-past`,
      level: 'block',
      what: 'an energy certificate that has not run out',
      law,
      applies,
      isUnmet: ({ epcValidUntil }, today) => isPast(epcValidUntil, today),
    },
  ];
}

/** An advertisement without a certificate says why. */
export function reasonOfExemption(id: string, law: Law): RegionalMention {
  return {
    id,
    level: 'warn',
    what: 'the reason why no energy certificate is needed',
    law: { ...law, certainty: 'practice' },
    shows: ['isEpcExempt', 'epcExemptReason'],
    applies: all(isResidential, ({ isEpcExempt, epcExemptReason }) =>
      Boolean(isEpcExempt || epcExemptReason),
    ),
    isUnmet: lacks('epcExemptReason'),
  };
}
