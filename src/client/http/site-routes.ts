import { AppConfig } from '../../../protocol/http/site.ts'
import type { Route } from './route.ts'

/** What this installation says of itself. */
export const appConfigRoute: Route<null, AppConfig> = {
  method: 'GET',
  path: () => '/app-config.json',
  answer: AppConfig,
}
