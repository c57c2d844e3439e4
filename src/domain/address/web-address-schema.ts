import { z } from 'zod';

/** An address that a browser opens: never `javascript:` or `data:`. */
export const webAddressSchema = z.url({ protocol: /^https?$/ });
