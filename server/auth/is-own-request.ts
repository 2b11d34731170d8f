interface RequestHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether a request may change something: it comes from a page of our own origin. Without an `Origin` the browser's
 * `Sec-Fetch-Site` decides; a client that sends neither is no browser and carries nobody's cookies.
 */
export function isOwnRequest(headers: RequestHeaders, ownOrigins: readonly string[]): boolean {
  if (headers.origin !== undefined) return ownOrigins.includes(headers.origin)
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
