import { nlOnServer as articles } from './articles/nl.ts';
import { nlOnServer as calendar } from './calendar/nl.ts';
import { nlOnServer as content } from './content/nl.ts';
import { nlOnServer as documents } from './documents/nl.ts';
import { nlOnServer as door } from './door/nl.ts';
import { nlOnServer as editor } from './editor/nl.ts';
import { nlOnServer as figures } from './figures/nl.ts';
import { nlOnServer as imports } from './imports/nl.ts';
import { nlOnServer as log } from './log/nl.ts';
import { nlOnServer as newsletter } from './newsletter/nl.ts';
import { nlOnServer as openDays } from './open-days/nl.ts';
import { nlOnServer as owners } from './owners/nl.ts';
import { nlOnServer as palette } from './palette/nl.ts';
import { nlOnServer as passkeys } from './passkeys/nl.ts';
import { nlOnServer as people } from './people/nl.ts';
import { nlOnServer as photographs } from './photographs/nl.ts';
import { nlOnServer as pictures } from './pictures/nl.ts';
import { nlOnServer as portals } from './portals/nl.ts';
import { nlOnServer as position } from './position/nl.ts';
import { nlOnServer as projects } from './projects/nl.ts';
import { nlOnServer as properties } from './properties/nl.ts';
import { nlOnServer as redirects } from './redirects/nl.ts';
import { nlOnServer as requests } from './requests/nl.ts';
import { nlOnServer as settings } from './settings/nl.ts';
import { nlOnServer as setup } from './setup/nl.ts';
import { nlOnServer as staff } from './staff/nl.ts';
import { nlOnServer as team } from './team/nl.ts';
import { nlOnServer as testimonials } from './testimonials/nl.ts';
import { nlOnServer as today } from './today/nl.ts';
import { nlOnServer as translations } from './translations/nl.ts';
import { nlOnServer as webhooks } from './webhooks/nl.ts';

/** The words that only loaders, actions and mails of the office say, in Dutch. They are not loaded in the browser. */
export const nlOnServer = {
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
