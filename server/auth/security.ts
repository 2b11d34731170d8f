/**
 * Who may ask a call, as its schema's `security` says it to `/api/openapi.json`. What a role or a project allows beyond that is asked for in
 * the call itself.
 */
type Security = readonly Readonly<Record<string, readonly string[]>>[]

/** Somebody with a login: `refuseVisitors` answers everybody else before the call is read. */
export const loggedIn: Security = [{ session: [] }]

/** Staff; everybody else, visitors too, is refused by the call. */
export const staffOnly: Security = [{ session: ['staff'] }]

/** The same to a visitor as `loggedIn`. */
export const teachersOnly: Security = [{ session: ['teacher'] }]

/** The account, or the browser without one, that holds a file. */
export const fileHolder: Security = [{ session: [] }, { anonymous: [] }]

/** What belongs to an address of its own, or to nobody. */
export const anybody: Security = []

/** Everybody; who is logged in may get more. */
export const evenVisitors: Security = [{}, { session: [] }]

/** Whether `refuseVisitors` stands before a call: there is no other way in than a login, and it is not for staff alone. */
export const isForPeople = (security: Security = []): boolean =>
  security.length > 0 && security.every(({ session }) => session !== undefined && !session.includes('staff'))
