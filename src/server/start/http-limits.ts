/**
 * For Node's server. Browsers send headers in one piece; a whole request is at most a large photograph over a slow
 * connection (server/gates/read-body.ts says how slow). By default Node checks only every half minute.
 */
export const httpLimits = {
  headersTimeout: 15_000,
  requestTimeout: 240_000,
  connectionsCheckingInterval: 5_000,
};
