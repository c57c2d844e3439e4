import { visitorName } from '#database/appointment/appointments.ts';
import { isChangeableSql } from '#database/appointment/changeable-sql.ts';
import { startOf } from '#database/figures/figure-span.ts';
import { counts } from '#database/newsletter/issues.ts';
import { phoneNumberSql } from '#database/person/phone-number-sql.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { withMunicipalities } from '#database/place/municipality-rows.ts';
import { readPlaces } from '#database/place/read-places.ts';
import { formerPricesSql } from '#database/property/former-prices.ts';
import { goneDaySql } from '#database/property/gone-day-sql.ts';
import { isOpenSql } from '#database/property/open-sql.ts';
import { contentOf } from '#database/property/property-edits.ts';
import { documentsSql, mediaSql, propertySource } from '#database/property/property-page.ts';
import { questionIn } from '#database/site/caught-up.ts';
import { testimonialVersion } from '#database/site/testimonials.ts';
import { textHash } from '#database/text/text-hash.ts';

/** Exported functions of which nothing is recorded. */
export const notRecorded: ReadonlySet<unknown> = new Set([
  // They ask the database nothing.
  ...[
    visitorName,
    startOf,
    withMunicipalities,
    readPlaces,
    contentOf,
    questionIn,
    testimonialVersion,
    textHash,
  ],
  // Parts of statements: recorded in those that contain them.
  ...[isChangeableSql, counts, phoneNumberSql, goneDaySql, isOpenSql],
  ...[propertySource, mediaSql, documentsSql, formerPricesSql],
  // Its statements have the thousands of places of two countries as parameters.
  loadPlaces,
]);
