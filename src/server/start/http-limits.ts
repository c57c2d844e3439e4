/**
 * For Node's server. Headers come in one piece from every browser; a whole request is at most a large photograph over a
 * slow connection (server/gates/read-body.ts says how slow). By itself Node looks only every half minute.
 */
export const httpLimits = {
  headersTimeout: 15_000,
  requestTimeout: 240_000,
  connectionsCheckingInterval: 5_000,
};
