import type { z } from 'zod'
import { ClassesAnswer } from '../../../protocol/http/class.ts'
import type { Route } from './route.ts'

/** The classes that one teaches or is in. */
export const myClassesRoute: Route<null, z.infer<typeof ClassesAnswer>> = {
  method: 'GET',
  path: () => '/api/class/mine',
  answer: ClassesAnswer,
}
