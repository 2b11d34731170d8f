/** Whether a database did not open because a newer version of the app has written it. */
export const isVersionError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError'
