import type { Requests } from './matrix-request.ts'
import { otherRequests } from './other-requests.ts'
import { projectRequests } from './project-requests.ts'

/** How each route is asked. */
export const requests: Requests = { ...projectRequests, ...otherRequests }
