import { deOnServer as articles } from './articles/de.ts';
import { deOnServer as calendar } from './calendar/de.ts';
import { deOnServer as content } from './content/de.ts';
import { deOnServer as documents } from './documents/de.ts';
import { deOnServer as door } from './door/de.ts';
import { deOnServer as editor } from './editor/de.ts';
import { deOnServer as figures } from './figures/de.ts';
import { deOnServer as imports } from './imports/de.ts';
import { deOnServer as log } from './log/de.ts';
import { deOnServer as newsletter } from './newsletter/de.ts';
import { deOnServer as openDays } from './open-days/de.ts';
import { deOnServer as owners } from './owners/de.ts';
import { deOnServer as palette } from './palette/de.ts';
import { deOnServer as passkeys } from './passkeys/de.ts';
import { deOnServer as people } from './people/de.ts';
import { deOnServer as photographs } from './photographs/de.ts';
import { deOnServer as pictures } from './pictures/de.ts';
import { deOnServer as portals } from './portals/de.ts';
import { deOnServer as position } from './position/de.ts';
import { deOnServer as projects } from './projects/de.ts';
import { deOnServer as properties } from './properties/de.ts';
import { deOnServer as redirects } from './redirects/de.ts';
import { deOnServer as requests } from './requests/de.ts';
import { deOnServer as settings } from './settings/de.ts';
import { deOnServer as setup } from './setup/de.ts';
import { deOnServer as staff } from './staff/de.ts';
import { deOnServer as team } from './team/de.ts';
import { deOnServer as testimonials } from './testimonials/de.ts';
import type { OfficeServerTextTable } from './texts.ts';
import { deOnServer as today } from './today/de.ts';
import { deOnServer as translations } from './translations/de.ts';
import { deOnServer as webhooks } from './webhooks/de.ts';

export const deOnServer: OfficeServerTextTable = {
  ...today,
  ...door,
  ...staff,
  ...team,
  ...properties,
  ...editor,
  ...photographs,
  ...documents,
  ...openDays,
  ...setup,
  ...passkeys,
  ...calendar,
  ...owners,
  ...palette,
  ...log,
  ...settings,
  ...redirects,
  ...testimonials,
  ...requests,
  ...people,
  ...position,
  ...projects,
  ...content,
  ...articles,
  ...newsletter,
  ...pictures,
  ...translations,
  ...figures,
  ...imports,
  ...portals,
  ...webhooks,
};
